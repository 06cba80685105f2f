/**
 * The elements that stand alone: `anna-hector/elements`. Importing this defines all of them. Each draws and speaks English by itself, in an
 * empty page; what a page wants otherwise it gives by properties, and hears by events. `custom-elements.json` describes them.
 */
export { ChessBoard } from './chess-board/chess-board.js';
export * from './chess-board/events.js';
export { BOARD_KEYMAP, type BoardCommand, type Keymap } from './chess-board/keys.js';
export type { CellBraille, CellText, Destinations, LastMove } from './chess-board/grid.js';
export * from './chess-clock/chess-clock.js';
export type { KeyBinding } from './dom/keys.js';
export { LineClearedEvent } from './line-entry/line-field.js';
export * from './message-log/message-log.js';
export * from './move-entry/move-entry.js';
export type { PieceSet, Shape } from './pieces/piece-set.js';
export { BOLD_PIECES } from './pieces/sets/bold.js';
export { PEGGED_PIECES } from './pieces/sets/pegged.js';
export { USUAL_PIECES } from './pieces/sets/usual.js';
export { showPieces } from './pieces/shapes.js';
export * from './promotion-choice/promotion-choice.js';
export { ScoreSheet } from './score-sheet/score-sheet.js';
export { ScoreActEvent, ScoreMoveChosenEvent, type ScoreAct } from './score-sheet/events.js';
export { SQUARE_PAIRS, squareColors, type SquareColors, type SquarePair } from './styles/board-colors.js';
export { PALETTES, PALETTE_NAMES, type Palette, type PaletteName } from './styles/palettes.js';
export { adoptTokens, applyTheme } from './styles/tokens.js';
export { TactileClock } from './tactile-clock/tactile-clock.js';
export { DialFeltEvent, DialTimeAskedEvent } from './tactile-clock/events.js';
export { TimeSetting, type TimeSet } from './time-setting/time-setting.js';
export * from './time-setting/events.js';
export { pageTimers, type Timers } from './dom/timers.js';
