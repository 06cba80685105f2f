/** What is near to a line of the table is offered and never done (App. D.2.8, D.2.9), and what can be said there is shown. */
import { describe, expect, it, test } from 'vitest';
import type { Game } from '../../src/laws/game.js';
import type { Color } from '../../src/laws/squares.js';
import { at } from '../../speech/grammar/marks.js';
import { hearTableSpoken } from '../../speech/hearing/table-commands/hear-spoken-table.js';
import { hearTable, type TableHeard } from '../../speech/hearing/table-commands/hear-table.js';
import { TABLE_COMMAND_NAMES } from '../../speech/hearing/table-commands/table-phrases.js';
import { COMMAND_NAMES } from './command-names.js';
import type { LanguageName } from '../../speech/language-names.js';
import { WRITTEN_OUT } from './written-out.js';
import { after, atTable, call, place } from '../laws/table.js';
import { everyLanguage } from '../../speech/hearing/every-language.js';

const START = atTable();
/** White's knight is announced and made: Black repeats it. */
const MADE = after(START, call('white', 'g1f3'), place('white', 'g1f3'));

const inGame = (game: Game, language: LanguageName, sides: readonly Color[] = ['white']) => ({
  ...{ game, languages: everyLanguage(language), sides },
  isAssistant: false,
});
const typed = (text: string, language: LanguageName, game = START, sides?: readonly Color[]): TableHeard =>
  hearTable(text, inGame(game, language, sides));
const unread = (text: string, ...nearest: readonly string[]): TableHeard => ({
  type: 'refused',
  refusal: { reason: 'unreadable', text, nearest },
});

describe('a slip of the keys', () => {
  it.each<readonly [LanguageName, string, string]>([
    ['en', 'anounce e4', 'announce e4'],
    ['en', 'repaet Nf3', 'repeat Nf3'],
    ['en', 'exectue e4', 'execute e4'],
    ['en', 'compare baords', 'compare boards'],
    ['en', 'make Nf3 on my baord', 'make Nf3 on my board'],
    ['de', 'wiederhohle Springer f3', 'wiederhole Springer f3'],
    ['de', 'fürhe e4 aus', 'führe e4 aus'],
    ['de', 'Bretter vergleihen', 'bretter vergleichen'],
    ['uk', 'оголошуу е4', 'оголошую е4'],
    ['uk', 'повтроюю е4', 'повторюю е4'],
    ['uk', 'порівянти дошки', 'порівняти дошки'],
    ['be', 'паўтраю е4', 'паўтараю е4'],
    ['be', 'выкнаць е4', 'выканаць е4'],
    ['be', 'параўнаць дошкы', 'параўнаць дошкі'],
    ['mk', 'повотрувам е4', 'повторувам е4'],
    ['mk', 'споерди ги таблите', 'спореди ги таблите'],
  ])('%s: %s', (language, text, offered) => {
    const heard = typed(text, language);
    expect(heard).toMatchObject({ type: 'refused', refusal: { reason: 'unreadable', text } });
    expect(heard.type === 'refused' && 'nearest' in heard.refusal && heard.refusal.nearest[0]).toBe(offered);
    // What is offered is understood when it is typed.
    expect(['act', 'which', 'refused']).toContain(typed(offered, language).type);
    expect(typed(offered, language)).not.toMatchObject({ refusal: { reason: 'unreadable' } });
  });

  it('is offered to whoever repeats, also where it is not his move', () => {
    expect(typed('repaet Nf3', 'en', MADE, ['black'])).toEqual(unread('repaet Nf3', 'repeat Nf3'));
    expect(typed('anounce e4', 'en')).toEqual(unread('anounce e4', 'announce e4'));
  });

  it('is none where it is a move, an answer, a command of any game, or like nothing', () => {
    for (const text of [
      'e4',
      'Nf3',
      'night f3',
      'yes',
      'no',
      'draw',
      'repeat',
      'clock',
      'hello there',
      'see you later',
      'wrote e44',
    ])
      expect(typed(text, 'en', START, ['black']).type, text).toBe('none');
    expect(typed('ja', 'de').type).toBe('none');
    expect(typed('x'.repeat(300), 'en').type).toBe('none');
  });
});

it('is not offered to a question, which is no line of the table', () => {
  for (const text of [
    'e4?',
    'is e4 attacked',
    'can I play e4',
    'whose turn is it',
    'what was the last move',
    'did he make a move',
  ]) {
    expect(typed(text, 'en').type, text).toBe('none');
  }
});

describe('what was perhaps said', () => {
  const said = (language: LanguageName, ...texts: readonly string[]) =>
    hearTableSpoken(
      texts.map((text) => ({ text })),
      inGame(START, language),
    );

  it.each<readonly [LanguageName, string, string]>([
    ['en', 'ask moofs', 'ask moves'],
    ['en', 'compare bords', 'compare boards'],
    ['en', 'anounce e4', 'announce e4'],
    ['de', 'Bretta fergleichen', 'bretter vergleichen'],
    ['uk', 'порівняти дожки', 'порівняти дошки'],
  ])('%s: %s', (language, text, offered) => {
    expect(said(language, text)).toMatchObject({ type: 'refused', refusal: { reason: 'unreadable', text } });
    const heard = said(language, text, 'blah');
    expect(heard.type === 'refused' && 'nearest' in heard.refusal && heard.refusal.nearest[0]).toBe(offered);
  });

  it('is not looked for where one of the texts is understood', () => {
    expect(said('en', 'anounce e4', 'announce e4')).toMatchObject({ type: 'act', act: { do: 'call' } });
    expect(said('en', 'repaet the move', 'yes').type).toBe('none');
    expect(said('en', 'hello').type).toBe('none');
    expect(said('en').type).toBe('none');
  });
});

describe('the help', () => {
  const phrasesOf = (text: string, language: LanguageName): readonly string[] => {
    const heard = typed(text, language);
    return heard.type === 'help' ? heard.phrases : [];
  };

  it.each(WRITTEN_OUT)('%s: shows what is done at a table, then what at any game', (language) => {
    const asking = {
      en: 'help',
      de: 'hilfe',
      uk: 'довідка',
      be: 'даведка',
      mk: 'помош',
      pl: 'pomoc',
      fr: 'aide',
      es: 'ayuda',
    }[language];
    const heard = typed(asking, language);
    if (heard.type !== 'help') throw new Error(heard.type);
    expect(heard.searched).toBeUndefined();
    expect(heard.phrases.length).toBe(TABLE_COMMAND_NAMES.length + COMMAND_NAMES.length);
    expect(new Set(heard.phrases).size).toBe(heard.phrases.length);
  });

  it('finds both by a word', () => {
    expect(typed('help announce', 'en')).toEqual({
      type: 'help',
      searched: 'announce',
      phrases: [`call ${at('e4')}`, 'announce the move'],
    });
    expect(phrasesOf('help board', 'en')).toEqual(expect.arrayContaining(['compare boards', 'board']));
    expect(typed('help conditons', 'en')).toEqual({ type: 'help', searched: 'conditons', phrases: ['conditions'] });
    expect(phrasesOf('hilfe zu wiederhole', 'de')).toEqual(
      expect.arrayContaining(['zug wiederholen', `wiederhole ${at('e4')}`]),
    );
  });

  test('is heard too', () => {
    expect(hearTableSpoken([{ text: 'help' }], inGame(START, 'en')).type).toBe('help');
  });
});
