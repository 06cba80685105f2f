/** The page's one entry: defines the elements; `chess-app` does the rest. */
import './chess-app.js';
