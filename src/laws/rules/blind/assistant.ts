/**
 * What an assistant may do (App. D.2.10, D.2.11), what he tells at his player's request (D.2.10.4), and who may help a player who cannot move,
 * press or write (Art. 4.9, 6.2.6, 8.1.6).
 */
import type { Attempt } from '../../acts.js';
import type { Ask, AssistantDuty, Tell } from '../../acts/blind.js';
import { settle } from '../../clock/clock.js';
import type { Assistants, CompleteConditions } from '../../conditions.js';
import { BLIND_RULES, type BlindRules } from '../../editions/blind.js';
import type { Ruled } from '../../editions/edition.js';
import type { Game } from '../../game.js';
import { done, refuse, type Judgement } from '../../judgement.js';
import { isAssistant, ownAudience, sideOf } from '../../roles.js';
import { COLORS, opposite, type ByColor, type Color } from '../../squares.js';
import type { BlindGame } from './steps.js';

/** Of the duties this assistant was given, those the edition lets him have; absent where the game says nothing of assistants. */
export function dutiesOf(conditions: CompleteConditions, side: Color): readonly AssistantDuty[] | undefined {
  const { assistants } = conditions;
  if (!assistants) return undefined;
  return (assistants[side] ?? []).filter((duty) => dutyAllowed(conditions, side, duty).value);
}

/** Whether an assistant of this player can have this duty, and by which article. */
export function dutyAllowed(conditions: CompleteConditions, side: Color, duty: AssistantDuty): Ruled<boolean> {
  const rules = BLIND_RULES[conditions.edition];
  const { blind } = conditions;
  if (blind?.disabled[side] && duty !== 'move') return { value: true, article: rules.duties[duty] };
  const helps = helperArticle(rules, duty);
  if (helps !== undefined) return { value: true, article: helps };
  if (duty === 'move') return { value: false, article: rules.duties.execute };
  if (!blind?.disabled[opposite(side)]) return { value: false, article: rules.duties[duty] };
  return sighted(conditions, rules, side, duty);
}

/** D.2.11: instead of the other's assistant, for the first two duties. */
function sighted(
  { assistants }: CompleteConditions,
  { sightedAssistant }: BlindRules,
  side: Color,
  duty: AssistantDuty,
): Ruled<boolean> {
  const { value, article } = sightedAssistant;
  const otherHas = hasAssistant(assistants, opposite(side));
  if (value === 'also') return { value: otherHas, article };
  return { value: !otherHas && (duty === 'execute' || duty === 'announce'), article };
}

function helperArticle({ helpers }: BlindRules, duty: AssistantDuty): string | undefined {
  switch (duty) {
    case 'move':
    case 'clock':
    case 'score':
      return helpers[duty] ?? undefined;
    default:
      return undefined;
  }
}

function hasAssistant(assistants: Assistants | undefined, side: Color): boolean {
  return (assistants?.[side]?.length ?? 0) > 0;
}

/** The duty that an act belongs to; absent where none has to do with it. */
function dutyFor(act: Attempt): AssistantDuty | undefined {
  switch (act.type) {
    case 'make':
    case 'touch':
    case 'adjust':
    case 'take off':
    case 'put back':
      return 'move';
    case 'announce':
    case 'repeat':
      return 'announce';
    case 'execute':
    case 'mend board':
      return 'execute';
    case 'write':
      return 'score';
    case 'press':
      return 'clock';
    case 'tell':
      return 'tell';
    case 'flag':
    case 'stop':
      return 'claim';
    case 'point out':
      return act.fault.what === 'touched piece' ? 'claim' : undefined;
    case 'seal':
      return 'adjourn';
    default:
      return undefined;
  }
}

/** The duty that this act would need and that its assistant does not have, with the article; absent where he may do it. */
export function dutyMissing(
  conditions: CompleteConditions,
  act: Attempt,
): { readonly duty?: AssistantDuty; readonly article: string } | undefined {
  const side = sideOf(act.by);
  if (!isAssistant(act.by) || side === undefined) return undefined;
  const duties = dutiesOf(conditions, side);
  if (!duties) return undefined;
  const duty = dutyFor(act);
  if (duty === undefined) {
    return act.type === 'point out' ? { article: BLIND_RULES[conditions.edition].duties.claim } : undefined;
  }
  return duties.includes(duty) ? undefined : { duty, article: dutyAllowed(conditions, side, duty).article };
}

/**
 * The article by which an assistant must be used and is not: a visually disabled player meets a hearing-impaired one (D.2.11).
 * Absent where all is well.
 */
export function assistantMissing({ blind, assistants, edition }: CompleteConditions): string | undefined {
  const { value, article } = BLIND_RULES[edition].assistantForHearing;
  if (!value || !blind?.hearingImpaired) return undefined;
  const meets = COLORS.some((side) => blind.disabled[side] && blind.hearingImpaired?.[opposite(side)]);
  return meets && !COLORS.some((side) => hasAssistant(assistants, side)) ? article : undefined;
}

/**
 * Whether the arbiter adjusts the clock of a player for the time his helper takes: of one who cannot press or write (Art. 6.2.6,
 * 8.1.6), unless he is disabled.
 */
export function clockIsAdjusted(
  { blind, edition }: CompleteConditions,
  side: Color,
  duty: 'clock' | 'score',
  isDisabled = blind?.disabled[side] ?? false,
): Ruled<boolean> {
  const { helpers, duties } = BLIND_RULES[edition];
  return { value: !isDisabled, article: helpers[duty] ?? duties[duty] };
}

export function judgeAsk(game: BlindGame, { by, about }: Ask): Judgement {
  const side = sideOf(by);
  if (side === undefined) return refuse({ reason: 'not for this role' });
  if (about === 'time' && !game.clock) return refuse({ reason: 'no clock' });
  const open = openFor(game, side).filter((asked) => asked !== about);
  const asked = { ...game.steps?.asked, [side]: [...open, about] };
  return done({ ...game, steps: { ...game.steps, asked } }, [
    { type: 'asked', by: side, about, audience: ownAudience(side) },
  ]);
}

export function judgeTell(game: BlindGame, { by, about, at }: Tell): Judgement {
  const side = sideOf(by);
  if (side === undefined) return refuse({ reason: 'not for this role' });
  const article = BLIND_RULES[game.conditions.edition].duties.tell;
  const open = openFor(game, side);
  if (!open.includes(about)) return refuse({ reason: 'not asked', article });
  const asked = { ...game.steps?.asked, [side]: open.filter((one) => one !== about) };
  const values = about === 'moves' ? movesCompleted(game) : timeUsed(game, at);
  return done({ ...game, steps: { ...game.steps, asked } }, [
    { type: 'told', to: side, about, values, audience: ownAudience(side) },
  ]);
}

function openFor(game: Game, side: Color) {
  return game.steps?.asked?.[side] ?? [];
}

function movesCompleted(game: Game): ByColor<number> {
  const by = (color: Color) => game.plies.filter((ply) => ply.by === color && ply.completed).length;
  return { white: by('white'), black: by('black') };
}

function timeUsed(game: Game, at: number): ByColor<number> {
  const sides = game.clock && settle(game.clock, at).sides;
  return { white: sides?.white.used ?? 0, black: sides?.black.used ?? 0 };
}
