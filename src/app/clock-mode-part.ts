/**
 * The clock that stands alone ("clock mode"): its form and its view, keys and gamepads; and the dials, beside the clock of a game too.
 * It knows no rule: what is done at the clock are acts of a game whose board is elsewhere, kept like those of any other.
 */
import '../pages/clock/clock-table/clock-dials.js';
import '../pages/clock/clock-table/clock-entry.js';
import '../pages/clock/clock-table/clock-form.js';
import '../pages/clock/clock-table/clock-table.js';
export { ClockMode } from './clock-mode-controller.js';
