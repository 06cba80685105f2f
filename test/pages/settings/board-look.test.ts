/** What a chosen look is in the style of the page, and when what draws it is loaded. */
import { describe, expect, test } from 'vitest';
import { rulesFor } from '../../../src/pages/settings/look/board-look.js';
import { ChosenLook } from '../../../src/app/chosen-look.js';
import { DEFAULT_LOOK_CHOICE } from '../../../src/storage/settings/look-choice.js';

describe('the rules', () => {
  test('as at first: nothing of the squares, all sizes once', () => {
    expect(rulesFor(DEFAULT_LOOK_CHOICE)).toBe(
      ':root:root:root { --coordinate-size: 1; --piece-size: 1; --cursor-width: 1; --cursor-cross: none; --square-here: none; }',
    );
  });

  test('all that can be chosen', () => {
    const rules = rulesFor({
      ...{ pieces: 'bold', squares: 'white and grey', own: DEFAULT_LOOK_CHOICE.own, cross: true, squareHere: true },
      ...{ coordinates: 'very large', pieceSize: 'large', cursor: 'thick' },
    });
    // Two fifths of #ffdd55 in #ffffff and in #6a6a6a, by hand: 255 - 0.4 × (255 - 221) = 241, 255 - 0.4 × 170 = 187; 106 + 0.4 × 149, 106 + 0.4 × 115, 106 - 0.4 × 21.
    expect(rules).toBe(
      ':root:root:root { --square-light: #ffffff; --square-dark: #6a6a6a; --square-light-moved: #fff1bb; --square-dark-moved: #a69862; ' +
        '--coordinate-size: 2; --piece-size: 1.15; --cursor-width: 2; --cursor-cross: block; --square-here: flex; }',
    );
  });

  test('own colours too dark for pieces, as another program may have kept them, are lighter', () => {
    const own = { light: '#ffffff', dark: '#000000' };
    const [, dark] =
      /--square-dark: (#[\da-f]{6})/u.exec(rulesFor({ ...DEFAULT_LOOK_CHOICE, squares: 'own', own })) ?? [];
    // 3 to 1 with #14181b, of a luminance of 0.0090, is one of 3 × 0.0590 - 0.05 = 0.1270: #636363 has 0.1248, #646464 has 0.1274.
    expect(dark).toBe('#646464');
  });
});

describe('what draws a look', () => {
  function make(can: () => boolean = () => true) {
    const shown: unknown[] = [];
    let loaded = 0;
    let made = 0;
    class Look {
      constructor() {
        made += 1;
      }
      show(kept: unknown): void {
        shown.push(kept);
      }
    }
    const look = new ChosenLook(() => {
      loaded += 1;
      return Promise.resolve(can() ? { BoardLook: Look } : undefined);
    });
    return { look, shown, loads: () => loaded, made: () => made };
  }

  test('is not loaded as long as nothing was chosen', async () => {
    const { look, shown, loads } = make();
    await look.follow(undefined);
    expect([loads(), shown]).toEqual([0, []]);
  });

  test('draws each choice once, and what is so at first when all is put back', async () => {
    const { look, shown, made } = make();
    const kept = { pieces: 'bold' };
    await look.follow(kept);
    await look.follow(kept);
    await look.follow(undefined);
    expect(shown).toEqual([kept, undefined]);
    expect(made()).toBe(1);
  });

  test('draws only the last of several that were chosen while it was loaded', async () => {
    const { look, shown } = make();
    await Promise.all([look.follow('one'), look.follow('other')]);
    expect(shown).toEqual(['other']);
  });

  test('draws the next choice where it could not be loaded for the first', async () => {
    let can = false;
    const { look, shown } = make(() => can);
    await look.follow('one');
    can = true;
    await look.follow('other');
    expect(shown).toEqual(['other']);
  });
});
