/** How a start position of Chess960 is told, one sentence for each rank or run of empty ranks. */
import type { RankLayout } from '../../../laws/board/layout.js';

export type LayoutText = (number: number, layout: readonly RankLayout[]) => readonly string[];
