/** The board that ours is measured beside, alone on its page. */
import 'gchessboard';
