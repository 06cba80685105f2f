/**
 * Marks on the squares, told apart by their shape: a ring for the lifted piece, corners for the last move (open where it
 * came from, closed where it went), a badge with a plus for check, as it is written (App. C.13). Each has an edge around it.
 */
import { svg, type SVGTemplateResult } from 'lit';

const CORNERS = 'M5 25V5h20M75 5h20v20M95 75v20H75M25 95H5V75';
const CLOSED_CORNERS = 'M4 4h22L4 26zM96 4v22L74 4zM96 96H74l22-22zM4 96V74l22 22z';

const corners = (path: string, kind: 'from' | 'to'): SVGTemplateResult =>
  svg`<g class="mark" data-mark=${kind}><path class="edge" d=${path} /><path class="shape" d=${path} /></g>`;

export const FROM_MARK: SVGTemplateResult = corners(CORNERS, 'from');
export const TO_MARK: SVGTemplateResult = corners(CLOSED_CORNERS, 'to');

export const LIFTED_MARK: SVGTemplateResult = svg`<g class="mark" data-mark="lifted"><circle class="edge" cx="50" cy="50" r="42" /><circle class="shape" cx="50" cy="50" r="42" /></g>`;

export const CHECK_MARK: SVGTemplateResult = svg`<g class="mark" data-mark="check"><circle class="shape" cx="82" cy="18" r="16" /><path class="sign" d="M82 9v18M73 18h18" /></g>`;
