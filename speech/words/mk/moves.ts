/**
 * Moves and ends of games in Macedonian.
 */
import type { Captured, Restored } from '../../../src/laws/facts.js';
import type { Ending, EndReason } from '../../../src/laws/result.js';
import type { Segment } from '../../utterance.js';
import type { Call, CallManner } from '../call.js';
import { at } from '../marks.js';
import type { MoveWords, Said } from '../words.js';
import { CASTLING, PIECES, PLAYERS, THE_PLAYERS, THE_PLAYERS_FIRST, capitalized, pieceName } from './names.js';

export const moves: MoveWords = {
  call,
  heading: ({ by, number }) =>
    `${[...(number === undefined ? [] : [`Потег ${number}`]), ...(by ? [PLAYERS[by]] : [])].join(', ')}:`,
  last: (by, call) => [`${PLAYERS[by]}:`, call],
  noneYet: () => 'Уште не е одигран ниеден потег.',
  lastCapture,
  viewing: ({ number, by, way, call }) => [
    `${way === 'back' ? 'Назад' : 'Напред'} на потег ${number}, ${PLAYERS[by]}:`,
    call,
  ],
  viewingStart: () => 'Почеток на партијата',
  viewingPresent: () => 'Моменталната позиција',
  restored,
};

function call({ moved, captured, sign }: Call, { from, joined, captures }: CallManner): string {
  const ending = { check: ', шах', mate: ', мат', none: '' }[sign ?? 'none'];
  if (moved.castling) return `${CASTLING[moved.castling]}${ending}`;
  const taken = captured && captures === 'piece' ? ` ${PIECES[captured.piece.kind]}` : '';
  const way = captured ? ` зема${taken} на` : joined ? ' на' : '';
  const passing = captured?.enPassant && captures !== 'word' ? ' ан пасан' : '';
  const promotion = moved.promotion ? `, ${PIECES[moved.promotion]}` : '';
  const origin = from ? ` ${at(moved.from)}` : '';
  return `${PIECES[moved.piece]}${origin}${way} ${at(moved.to)}${passing}${promotion}${ending}`;
}

function lastCapture(captured: Captured | undefined): string {
  if (!captured) return 'Ништо не е земено.';
  const passing = captured.enPassant ? ', ан пасан' : '';
  return `Земено: ${pieceName(captured.piece)} на ${at(captured.square)}${passing}.`;
}

function restored(
  { ply, cause }: Restored,
  taken?: { readonly first: Segment; readonly by: keyof typeof THE_PLAYERS; readonly count: number },
): Said {
  const ruled = cause === 'takeback' ? '' : ' по одлука';
  if (!taken) return `Вратено${ruled} на ${ply === 0 ? 'почетокот на партијата' : 'поранешна позиција'}.`;
  const others = taken.count === 1 ? '' : taken.count === 2 ? ', заедно со следниот' : ', заедно со следните';
  return [`Вратен потег${ruled}${others}:`, taken.first, `${THE_PLAYERS_FIRST[taken.by]} се на потег.`];
}

/** Article 5, 6.7, 6.9, 7.5.5, 9.2 to 9.6. */
export function ending({ reason, result }: Ending): string {
  if (reason === 'agreement') return 'Договорено реми.';
  // Whose flag has fallen is said right before it.
  if (reason === 'time' && result !== '1/2-1/2') return `${capitalized(OUTCOMES[result])} на време.`;
  const why = (result === '1/2-1/2' ? DRAWN[reason] : undefined) ?? reasonOf(reason, result);
  return `${why} ${capitalized(OUTCOMES[result])}.`;
}

const OUTCOMES: Readonly<Record<Ending['result'], string>> = {
  '1-0': 'белите победија',
  '0-1': 'црните победија',
  '1/2-1/2': 'партијата заврши реми',
  '0-0': 'губат двајцата играчи',
};

function reasonOf(reason: Exclude<EndReason, 'agreement'>, result: Ending['result']): string {
  const loser = result === '1-0' ? 'black' : 'white';
  const reasons: Readonly<Record<Exclude<EndReason, 'agreement'>, string>> = {
    checkmate: 'Мат.',
    stalemate: 'Пат.',
    'dead position': 'Ниедна страна веќе не може да даде мат.',
    'fivefold repetition': 'Иста позиција по петти пат.',
    'seventy-five moves': `Седумдесет и пет ${WITHOUT_PROGRESS}.`,
    'threefold repetition': 'Иста позиција по трет пат.',
    'fifty moves': `Педесет ${WITHOUT_PROGRESS}.`,
    resignation: `${THE_PLAYERS_FIRST[loser]} се предаваат.`,
    time: 'Времето истече.',
    'both flags': 'Паднаа двете знаменца.',
    default: result === '0-0' ? 'Ниеден играч не дојде на време.' : `${THE_PLAYERS_FIRST[loser]} не дојдоа на време.`,
    'illegal moves': `Премногу нелегални потези на ${THE_PLAYERS[loser]}.`,
    'sealed move': 'Ковертираниот потег не може да се одигра.',
    'quickplay finish': 'Партијата не може да се добие со нормални средства.',
    ruling: 'Судијата одлучи.',
  };
  return reasons[reason];
}

/** "Педесет …". */
export const WITHOUT_PROGRESS = 'потега од секоја страна без земање и без потег со пешак';

/** What would have lost, had the opponent been able to mate (Art. 5.1.2, 6.9, 7.5.5). */
const DRAWN: Readonly<Partial<Record<EndReason, string>>> = {
  resignation: 'Предавање, но противникот не може да даде мат.',
  time: 'Времето истече, но противникот не може да даде мат.',
  'illegal moves': 'Премногу нелегални потези, но противникот не може да даде мат.',
};

/** How a game ended, to go on a sentence with: "белите победија со мат". */
export function howEnded({ reason, result }: Ending): string {
  const reasons: Readonly<Record<EndReason, string>> = {
    checkmate: 'со мат',
    stalemate: 'со пат',
    'dead position': 'зашто ниедна страна не може да даде мат',
    'fivefold repetition': 'поради петкратно повторување',
    'seventy-five moves': 'по седумдесет и пет потега',
    'threefold repetition': 'поради трикратно повторување',
    'fifty moves': 'по педесет потега',
    resignation: 'со предавање',
    agreement: 'по договор',
    time: 'поради истечено време',
    'both flags': 'зашто паднаа двете знаменца',
    default: 'поради недоаѓање',
    'illegal moves': 'поради нелегални потези',
    'sealed move': 'поради ковертираниот потег',
    'quickplay finish': 'во забрзан завршеток',
    ruling: 'со одлука на судијата',
  };
  const outcome = {
    '1-0': 'белите победија',
    '0-1': 'црните победија',
    '1/2-1/2': 'реми',
    '0-0': 'изгубија двајцата играчи',
  }[result];
  const only = result === '1/2-1/2' && DRAWN[reason] !== undefined ? ', зашто противникот не можеше да даде мат' : '';
  return `${outcome} ${reasons[reason]}${only}`;
}
