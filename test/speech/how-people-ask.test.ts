/**
 * How people ask (`asked/`), on the page of each language: at least 95 of a hundred phrases are heard as they are meant, and none as a move or an
 * act that is not meant. What is missed is told by the message of the test.
 */
import { describe, expect, it } from 'vitest';
import { COMMANDS, isCommandId } from '../../src/commands/commands.js';
import { withCommands } from '../../src/commands/line-meaning.js';
import { COMMAND_PHRASES } from '../../src/commands/phrases.js';
import { readYesNo } from '../../speech/hearing/answering.js';
import { everyLanguage } from '../../speech/hearing/every-language.js';
import { FURTHER } from '../../speech/hearing/further.js';
import type { ReadCommand } from '../../speech/hearing/commands/commands.js';
import { asTyped } from '../../speech/grammar/marks.js';
import { hearLine, readCommand } from '../../speech/hearing/line.js';
import { LANGUAGE_NAMES, type LanguageName } from '../../speech/language-names.js';
import { shown } from '../../speech/hearing/commands/help.js';
import { game } from '../laws/play.js';
import { byLanguage } from './by-language.js';
import { COMMAND_NAMES } from './command-names.js';
import { PEERS_ASKED } from './asked/peers.js';
import type { AskedRow } from './asked/row.js';
import { told } from './hear-told.js';

/** Each exports its list, and nothing else. */
const FILES = import.meta.glob<Readonly<Record<string, readonly AskedRow[]>>>('./asked/??.ts', { eager: true });

const ASKED = byLanguage((language) => Object.values(FILES[`./asked/${language}.ts`] ?? {}).flat());

const { freely, near, loosely } = FURTHER;

const MOVE = /^(?:\? )?[a-h][1-8][a-h][1-8]/u;

/** What is understood, as the lists have it; what changes something, and a move, with whether it was. */
function heard(text: string, page: LanguageName): { readonly as: string; readonly does: 'move' | 'act' | 'nothing' } {
  const languages = everyLanguage(page);
  const answer = readYesNo(text, languages);
  if (answer !== undefined) return { as: answer ? 'yes' : 'no', does: 'act' };
  const line = hearLine(text, withCommands({ game: game(), languages, mine: ['white'], freely, near, loosely }));
  switch (line.type) {
    case 'command': {
      const { id } = line.command;
      const does = isCommandId(id) ? COMMANDS[id].does : 'bound';
      return { as: placed(line.command), does: does !== 'bound' && 'act' in does ? 'act' : 'nothing' };
    }
    case 'move':
      return { as: line.exact ? told(line) : `? ${told(line)}`, does: 'move' };
    case 'ask':
      return { as: told(line), does: 'move' };
    case 'refused':
      if ('nearest' in line.refusal) return { as: `told ${line.refusal.nearest.join(' or ')}`, does: 'nothing' };
      return {
        as: line.refusal.reason === 'unknown question' ? 'question' : `! ${line.refusal.reason}`,
        does: 'nothing',
      };
  }
}

interface Miss {
  readonly text: string;
  readonly wanted: string;
  readonly as: string;
  readonly does: ReturnType<typeof heard>['does'];
}

function missesOf(rows: readonly AskedRow[], page: LanguageName): readonly Miss[] {
  return rows.flatMap(([wanted, ...texts]) =>
    texts.flatMap((text): readonly Miss[] => {
      const { as, does } = heard(text, page);
      return isRight(wanted, as, page) ? [] : [{ text, wanted, as, does }];
    }),
  );
}

/** What is told instead may stand among others: as an example, or with what was said in its places. */
function isRight(wanted: string, as: string, page: LanguageName): boolean {
  const [, told = ''] = /^told (.+)$/u.exec(wanted) ?? [];
  if (told === '') return as === wanted;
  const languages = everyLanguage(page);
  const name = COMMAND_NAMES.find((known) => known === told);
  const phrases = as.startsWith('told ') ? as.slice('told '.length).split(' or ') : [];
  if (name && phrases.includes(shown(name, languages.page))) return true;
  return phrases.some((phrase) => {
    const command = readCommand(asTyped(phrase), languages, COMMAND_PHRASES);
    return command !== undefined && placed(command) === told;
  });
}

/** "rank 4": a command with what was read in its places. */
function placed({ id, read }: ReadCommand): string {
  const { kind, color, square, to, rank, file, direction, number } = read;
  const places = [kind, color, square, to, rank, file, direction, number].filter((place) => place !== undefined);
  return [id, ...places].join(' ');
}

const shownOf = ({ text, wanted, as }: Miss): string => `“${text}” was heard as ${as}, not ${wanted}`;

/** Of a hundred phrases. */
const RIGHT = 95;

describe.each(LANGUAGE_NAMES)('how people ask in %s', (language) => {
  const texts = ASKED[language].flatMap(([, ...phrases]) => phrases);

  it('is told by at least 150 phrases, each once, of what there is', () => {
    expect(texts.length).toBeGreaterThanOrEqual(150);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    const ids: readonly string[] = [...COMMAND_NAMES, 'question', 'told', 'yes', 'no'];
    const unknown = ASKED[language]
      .map(([wanted]) => wanted)
      .filter((wanted) => !MOVE.test(wanted) && !ids.includes(wanted.split(' ')[0] ?? ''));
    expect(unknown).toEqual([]);
  });

  it(`is heard as it is meant, ${String(RIGHT)} of a hundred`, () => {
    const misses = missesOf(ASKED[language], language);
    const right = ((texts.length - misses.length) / texts.length) * 100;
    expect(right, misses.map(shownOf).join('\n')).toBeGreaterThanOrEqual(RIGHT);
  });

  it('is never heard as a move or an act that is not meant', () => {
    const wrong = missesOf(ASKED[language], language).filter(
      ({ does, wanted, as }) => does !== 'nothing' && as !== `? ${wanted}`,
    );
    expect(wrong.map(shownOf)).toEqual([]);
  });

  it('knows the commands of other programs, or tells what stands for them', () => {
    expect(missesOf(PEERS_ASKED, language).map(shownOf)).toEqual([]);
  });
});
