import { html, nothing, svg, type TemplateResult } from 'lit';
import { pieceShape } from '../../../components/pieces/shapes.js';
import type { HeldGame } from '../../game/session/session-port.js';
import type { ScoresheetEntry } from '../../laws/acts/scoresheet.js';
import { COLORS, opposite, type Color } from '../../laws/squares.js';
import { msg } from './texts.js';

export interface SeatsParts {
  readonly held: HeldGame | undefined;
  readonly mine: readonly Color[];
  /** What stands on the scoresheet up to the position that is shown. */
  readonly sheet: readonly ScoresheetEntry[];
  readonly turn: Color | undefined;
  /** Whose pieces stand at the bottom of the drawing. */
  readonly bottom: Color;
}

/** Above and below the board: who plays which side, whose turn it is and what was captured. To the ear questions tell all of it. */
export function playerSeats({ held, mine, sheet, turn, bottom }: SeatsParts): TemplateResult {
  const seat = (color: Color): TemplateResult =>
    html`<div class="seat" data-color=${color} ?data-turn=${turn === color}>
      <span class="name">${color === 'white' ? msg('white') : msg('black')}</span>
      <span class="who">${whoPlays(color, held, mine)}</span>
      <span class="captured">${capturedBy(color, sheet).map((kind) => drawn({ color: opposite(color), kind }))}</span>
    </div>`;
  return html`<div class="seats" data-bottom=${bottom} aria-hidden="true">${COLORS.map(seat)}</div>`;
}

/** Nothing where two players sit beside each other, or at a table. */
function whoPlays(color: Color, held: HeldGame | undefined, mine: readonly Color[]): string | typeof nothing {
  const seat = held?.setup.seats[color];
  const name = held?.setup.names?.[color];
  if (seat?.type === 'computer') return msg('seat-computer', { level: seat.level });
  if (name) return name;
  return mine.length === 1 && mine[0] === color ? msg('seat-you') : nothing;
}

function capturedBy(color: Color, sheet: readonly ScoresheetEntry[]) {
  return sheet.flatMap(({ moved, captured, note }) =>
    captured && moved.by === color && note === undefined ? [captured.piece.kind] : [],
  );
}

function drawn(piece: Parameters<typeof pieceShape>[0]): TemplateResult {
  return html`<svg viewBox="0 0 100 100">${svg`${pieceShape(piece)}`}</svg>`;
}
