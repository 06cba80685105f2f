/**
 * The clock that stands alone ("clock mode"): its form and its view, keys and gamepads; and the dials, beside the clock of a game too.
 * It knows no rule: what is done at the clock are acts of a game whose board is elsewhere, kept like those of any other.
 */
import '../../components/clock-table/clock-dials.js';
import '../../components/clock-table/clock-form.js';
import '../../components/clock-table/clock-table.js';
export { ClockMode } from './clock-mode-controller.js';
