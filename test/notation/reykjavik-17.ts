/**
 * Spassky–Fischer, Reykjavik, 22 August 1972, game 17, as a Ukrainian page prints it: Cyrillic and Latin К/K, С/C, Т/T, а/a stand
 * side by side for the same pieces and files, and the king is kp, Kp and Кp.
 */

/** White's and Black's moves exactly as printed, number by number; the last has no answer. */
export const SCORE: readonly (readonly string[])[] = [
  ['e4', 'd6'],
  ['d4', 'g6'],
  ['Кc3', 'Кf6'],
  ['f4', 'Сg7'],
  ['Kf3', 'c5'],
  ['dxc5', 'Фa5'],
  ['Сd3', 'Фxc5'],
  ['Фe2', '0 – 0'],
  ['Сe3', 'Фa5'],
  ['0 - 0', 'Сg4'],
  ['Таd1', 'Kc6'],
  ['Cc4', 'Kh5'],
  ['Cb3', 'Cxc3'],
  ['bxc3', 'Фxc3'],
  ['f5', 'Kf6'],
  ['h3', 'Cxf3'],
  ['Фxf3', 'Ka5'],
  ['Тd3', 'Фc7'],
  ['Сh6', 'Кxb3'],
  ['cxb3', 'Фc5+'],
  ['kph1', 'Фe5'],
  ['Сxf8', 'Тxf8'],
  ['Тe3', 'Тc8'],
  ['fxg6', 'hxg6'],
  ['Фf4', 'Фxf4'],
  ['Тxf4', 'Кd7'],
  ['Тf2', 'Кe5'],
  ['Kph2', 'Tc1'],
  ['Tee2', 'Kc6'],
  ['Tc2', 'Te1'],
  ['Tfe2', 'Ta1'],
  ['Кpg3', 'Kpg7'],
  ['Tcd2', 'Tf1'],
  ['Tf2', 'Te1'],
  ['Tfe2', 'Tf1'],
  ['Te3', 'a6'],
  ['Tc3', 'Te1'],
  ['Tc4', 'Tf1'],
  ['Tdc2', 'Ta1'],
  ['Tf2', 'Te1'],
  ['Tfc2', 'g5'],
  ['Tc1', 'Te2'],
  ['T1c2', 'Te1'],
  ['Tc1', 'Te2'],
  ['T1c2'],
];

export const PRINTED: readonly string[] = SCORE.flat();

/** The position in which the draw was agreed. */
export const LAST_POSITION = '8/1p2ppk1/p1np4/6p1/2R1P3/1P4KP/P1R1r1P1/8 b - - 7 45';
