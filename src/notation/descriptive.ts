/**
 * Descriptive notation in English, as books printed it until the 1980s: P-K4, N-KB3, QxP, KtxKP, R(R1)-Q1, P-K8(Q), PxP e.p. Files have the name
 * of the piece that stands on them at first, ranks are counted from the side of the player who moves. A name that fits two
 * files ("B4" is KB4 or QB4) is read as both.
 */
import {
  type Color,
  type File,
  type PieceKind,
  type PromotionKind,
  type Rank,
  type CastlingSide,
  FILES,
} from '../laws/squares.js';
import type { MoveDescription, PartDescription } from './description.js';

/** One way to read such a text. */
interface DescriptiveReading {
  readonly description: MoveDescription;
  /** Whether it is written in capitals as it is printed. */
  readonly exact: boolean;
}

const FILE = '(?:[KQ]?(?:R|KT|N|B)|[KQ])';
const MAN = '(?:[KQ]?(?:R|KT|N|B)?P|[KQ]?(?:R|KT|N|B)|[KQ])';
/** Where it stands, behind its name: "(R1)", "/3". */
const PLACE = (name: string): string => `(?:[(/](?<${name}File>${FILE})?(?<${name}Rank>[1-8])\\)?)?`;
const BECOMES = '(?:[=/(]?(?<become>Q|R|B|N|KT)\\)?)?';

const GOES = new RegExp(`^(?<man>${MAN})${PLACE('from')}-(?<toFile>${FILE})(?<toRank>[1-8])${BECOMES}$`, 'u');
const TAKES = new RegExp(`^(?<man>${MAN})${PLACE('from')}X(?<taken>${MAN})${PLACE('to')}${BECOMES}$`, 'u');

/** "ch", "dis ch", "mate", "e.p." behind a move. */
const REMARKS = /(?:(?:dis|disc|dbl)\.?)?(?:ch|mate)\.?$/iu;
const PASSING = /e\.?p\.?$/iu;

const KINDS: Readonly<Record<string, PieceKind | undefined>> = {
  K: 'king',
  Q: 'queen',
  R: 'rook',
  B: 'bishop',
  N: 'knight',
  KT: 'knight',
  P: 'pawn',
};

const BECOMING: Readonly<Record<string, PromotionKind>> = {
  Q: 'queen',
  R: 'rook',
  B: 'bishop',
  N: 'knight',
  KT: 'knight',
};

/** All ways to read a text in descriptive notation; empty where it is none. `turn` is the player who moves. */
export function readDescriptive(text: string, turn: Color): readonly DescriptiveReading[] {
  const side = sideOf(text);
  if (side) return [{ description: { type: 'castling', side }, exact: true }];
  const close = text
    .replace(/\s+/gu, '')
    .replace(/[#+!?,;]+$/u, '')
    .replace(REMARKS, '');
  const passing = /[xX].*P.*e\.?p\.?$/u.test(close);
  const move = passing ? close.replace(PASSING, '') : close;
  const exact = /^(?:[KQRBNP1-8x()/=-]|Kt|X)+$/u.test(move);
  const capitals = move.toUpperCase().replace('×', 'X');
  const goes = GOES.exec(capitals)?.groups;
  const takes = goes ? undefined : TAKES.exec(capitals)?.groups;
  const found = goes ? goingTo(goes, turn) : takes ? taking(takes, turn, passing) : [];
  return found.map((description) => ({ description, exact }));
}

type Groups = Readonly<Record<string, string | undefined>>;

function goingTo(groups: Groups, turn: Color): readonly MoveDescription[] {
  const toRank = rankFor(groups['toRank'], turn);
  const mover = moverOf(groups, turn);
  if (!toRank) return [];
  return filesNamed(groups['toFile'] ?? '').map((file): MoveDescription => {
    const promotion = BECOMING[groups['become'] ?? ''];
    const become = promotion && { promotion };
    const { kind, wing, files, rank } = mover;
    // A plain move is told as in algebraic notation, so that the reason why it is impossible is told as well.
    return wing || files
      ? { type: 'part', ...mover, toFiles: [file], toRank, ...become, capture: false }
      : {
          type: 'piece',
          kind,
          ...(rank && { rank }),
          to: `${file}${toRank}`,
          ...become,
          capture: false,
        };
  });
}

function taking(groups: Groups, turn: Color, passing: boolean): readonly MoveDescription[] {
  const taken = manOf(groups['taken'] ?? '');
  const rank = rankFor(groups['toRank'], turn);
  const named = groups['toFile'] === undefined ? taken.files : filesNamed(groups['toFile']);
  const promotion = BECOMING[groups['become'] ?? ''];
  return [
    {
      type: 'part',
      ...moverOf(groups, turn),
      ...(named && { toFiles: named }),
      ...(rank && { toRank: rank }),
      ...(promotion && { promotion }),
      capture: true,
      captured: taken.kind,
      ...(passing && { passing }),
    },
  ];
}

function moverOf(
  groups: Groups,
  turn: Color,
): Pick<PartDescription, 'wing' | 'files' | 'rank'> & { readonly kind: PieceKind } {
  const { kind, wing, files } = manOf(groups['man'] ?? '');
  const named = groups['fromFile'] === undefined ? files : filesNamed(groups['fromFile']);
  const rank = rankFor(groups['fromRank'], turn);
  return { kind, ...(wing && !named && { wing }), ...(named && { files: named }), ...(rank && { rank }) };
}

/** "KBP" is the pawn of the f-file, "BP" that of one of two files, "QR" the rook of the queen's side. */
function manOf(name: string): {
  readonly kind: PieceKind;
  readonly wing?: 'king' | 'queen';
  readonly files?: readonly File[];
} {
  if (name.endsWith('P') && name.length > 1) return { kind: 'pawn', files: filesNamed(name.slice(0, -1)) };
  const alone = KINDS[name];
  if (alone) return { kind: alone };
  return { kind: KINDS[name.slice(1)] ?? 'pawn', wing: name.startsWith('K') ? 'king' : 'queen' };
}

const ON_EITHER_SIDE: Readonly<Record<string, readonly [queen: File, king: File]>> = {
  R: ['a', 'h'],
  N: ['b', 'g'],
  KT: ['b', 'g'],
  B: ['c', 'f'],
};

/** "K" and "Q" name one file, "KB" and "QR" as well, "B" two. */
function filesNamed(name: string): readonly File[] {
  if (name === 'K') return ['e'];
  if (name === 'Q') return ['d'];
  const both = ON_EITHER_SIDE[name];
  if (both) return both;
  const [queen, king] = ON_EITHER_SIDE[name.slice(1)] ?? [FILES[0], FILES[7]];
  return [name.startsWith('Q') ? queen : king];
}

function rankFor(digit: string | undefined, turn: Color): Rank | undefined {
  if (digit === undefined) return undefined;
  return (turn === 'white' ? digit : String(9 - Number(digit))) as Rank;
}

/** Castling as books have it beside O-O: "Castles", "Castles K", "O-O (Q)". */
const SHAPE = /^(?:castles?|[o0]-[o0])\s*\(?([kq])r?\)?$/iu;

function sideOf(text: string): CastlingSide | undefined {
  const [, wing] = SHAPE.exec(text) ?? [];
  if (wing === undefined) return undefined;
  return wing.toLowerCase() === 'k' ? 'short' : 'long';
}
