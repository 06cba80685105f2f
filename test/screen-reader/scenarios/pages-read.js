/**
 * Every page read aloud from its top to its end, as a script: a line is one thing of the page, and where Orca says it in several pieces a
 * point stands between them. It is read at once, without waiting for a voice, and in Chromium alone: what is read is the page's, and the
 * way through it, in both browsers, is judged by the other scenarios.
 */

import { opened } from '../pages.js';

/** @typedef {import('../scenario.js').Step} Step */
/** @typedef {import('../scenario.js').Expected} Expected */

/** A link in the header, which Orca calls visited once it was followed. @param {string} end */
const link = (end) => ({ either: [`link${end}`, `visited link${end}`] });

/** How much is kept differs from one machine to another. @type {Readonly<Record<string, Expected>>} */
const FIGURES = {
  'Used: …': { like: /^Used: [\d.]+ [kMG]?B\.$/ },
  'Left: …': { like: /^Left: [\d.]+ [kMGT]?B\.$/ },
};

/** The header stands above every page. @type {readonly Expected[]} */
const HEADER = [
  ...['Anna–Hector', 'heading level 1', 'Settings', link(''), 'Help', link('')],
  ...['leaving navigation.', 'leaving banner.', 'main content'],
];

/** What is left on the way to the top differs with where Orca is. @type {Step} */
const TO_THE_TOP = {
  what: 'to the top',
  press: 'ctrl+Home',
  heard: [
    'left control',
    ...['leaving navigation.', 'leaving form.', 'leaving region.', 'leaving main content.', 'banner'].map((maybe) => ({
      maybe,
    })),
    'Anna–Hector heading level 1.',
    { either: ['Settings link.', 'Settings visited link.'] },
    { either: ['Help link.', 'Help visited link.'] },
  ],
};

/** From the top to the end. @param {string} script @param {readonly string[]} end What is said when there is no more. @returns {Step} */
function read(script, end = ['leaving main content.']) {
  const pieces = script.trim().split(/\n\s*| · /);
  return {
    what: 'all of it',
    press: 'KP_Add',
    whole: true,
    heard: [...HEADER, ...pieces.map((piece) => FIGURES[piece] ?? piece), ...end],
  };
}

/** The warnings of one player's time, as they are at first. @param {'White' | 'Black'} player */
function warningsFor(player) {
  return `Warnings for ${player} · panel
        Warnings for ${player}
        Warn of time and moves · check box · checked
        5 minutes left · panel
        5 minutes left
        in words · check box · checked
        by a sound · check box · not checked
        by a pulse · check box · not checked
        Play sample: 5 minutes left · push button
        leaving panel.
        2 minutes left · panel
        2 minutes left
        in words · check box · checked
        by a sound · check box · not checked
        by a pulse · check box · not checked
        Play sample: 2 minutes left · push button
        leaving panel.
        Low time (set by the time control) · panel
        Low time (set by the time control)
        in words · check box · not checked
        by a sound · check box · checked
        by a pulse · check box · checked
        Play sample: Low time (set by the time control) · push button
        leaving panel.
        30 seconds left · panel
        30 seconds left
        in words · check box · checked
        by a sound · check box · checked
        by a pulse · check box · not checked
        Play sample: 30 seconds left · push button
        leaving panel.
        Each of the last 10 seconds · panel
        Each of the last 10 seconds
        in words · check box · not checked
        by a sound · check box · checked
        by a pulse · check box · checked
        Play sample: Each of the last 10 seconds · push button
        leaving panel.
        5 moves to the time control · panel
        5 moves to the time control
        in words · check box · checked
        by a sound · check box · not checked
        by a pulse · check box · not checked
        Play sample: 5 moves to the time control · push button
        leaving panel.
        Warn also at · entry
        of what · combo box · minutes left · opens menu
        Add · push button
        leaving panel.`;
}

/** @param {string} goTo @param {readonly string[]} arrival What is said of where that leads. @returns {Step} */
function page(goTo, ...arrival) {
  const left = ['leaving navigation.', 'leaving banner.', 'main content'].map((maybe) => ({ maybe }));
  return { goTo, heard: [...left, ...arrival] };
}

/** @type {readonly import('../scenario.js').Scenario[]} */
export const scenarios = [
  {
    name: 'Every page, read from its top to its end',
    path: '/',
    browsers: ['chromium'],
    from: 'Help link.',
    steps: [
      TO_THE_TOP,
      read(`
        Chess to play by ear, by touch and by keyboard, with the network cut.
        Learn by ear in five minutes · link
        New game · heading level 2
        form
        Opponent · combo box · Computer · opens menu
        Level · combo box · 1, for beginners · opens menu
        Your colour · combo box · White · opens menu
        Start · push button
        More options · toggle button · collapsed
        leaving form.
        At the table · heading level 2
        A game by the rules for visually disabled players, with assistants, an arbiter and two boards.
        Set up a game at a table … · push button
        Clock · heading level 2
        A clock alone, for a game on real boards.
        Set a clock … · push button
        Games on this device · push button
        Speech · heading level 2
        Who speaks? · panel
        Who speaks?
        My screen reader · selected · radio button
        Anna–Hector · not selected · radio button
        Both, each its part · not selected · radio button
        leaving panel.
        Moves are called in German, the FIDE way: “Springer Gustav eins Felix drei”.
        You can choose plain words instead.
        How are moves called? · combo box · The FIDE way: Springer Gustav eins Felix drei · opens menu
        Language · combo box · Same as the browser · opens menu
      `),
      page('#/games', 'Games on this device heading level 2.'),
      TO_THE_TOP,
      read(`
        Games on this device · heading level 2
        Close · push button
        No game is saved here yet.
        Backup · heading level 3
        Save everything as a backup file · push button
        Read a backup file
        Read a backup file: No file chosen · push button
        Storage · heading level 3
        Used: …
        Left: …
        Asks the browser not to delete your games when space runs short.
        Keep my games safe · push button
        Show what can be deleted · push button
      `),
      page('#/table', 'region A game at a table', 'form', 'A game at a table heading level 2.'),
      TO_THE_TOP,
      read(`
        form
        A game at a table · heading level 2
        Play and Laws · panel
        Play and Laws
        Play · combo box · Strict, as in a tournament · opens menu
        Laws · combo box · FIDE 2023 · opens menu
        leaving panel.
        Clock · panel
        Clock
        With a clock · check box · checked
        Time · combo box · Classical: 90 minutes, 30 seconds a move · opens menu
        A clock that speaks or can be felt is used · check box · checked
        The rules of the event allow warnings of time · check box · not checked
        The rules for a quickplay finish are used · check box · not checked
        leaving panel.
        The player of the white pieces · panel
        The player of the white pieces
        White’s name, if you like · entry
        White is visually disabled · check box · checked
        White is hearing-impaired · check box · not checked
        leaving panel.
        The player of the black pieces · panel
        The player of the black pieces
        Black’s name, if you like · entry
        Black is visually disabled · check box · not checked
        Black is hearing-impaired · check box · not checked
        leaving panel.
        Boards and calls · panel
        Boards and calls
        Boards · combo box · two, one for each player · opens menu
        How moves are called at this table · panel
        How moves are called at this table
        The FIDE way: Springer Gustav eins Felix drei · selected · radio button
        FIDE names in this language: knight Gustav one Felix three · not selected · radio button
        Plain words: knight g1 to f3 · not selected · radio button
        NATO alphabet: knight golf one foxtrot three · not selected · radio button
        Short algebraic: Nf3 · not selected · radio button
        UCI: g1 f3 · not selected · radio button
        leaving panel.
        leaving panel.
        White’s assistant · panel
        White’s assistant
        White has an assistant · check box · not checked
        leaving panel.
        Black’s assistant · panel
        Black’s assistant
        Black has an assistant · check box · not checked
        leaving panel.
        Score and illegal moves · panel
        Score and illegal moves
        The score is kept by · combo box · each player · opens menu
        An illegal move · combo box · stands until it is found · opens menu
        leaving panel.
        Draws and points · panel
        Draws and points
        Draws by agreement · combo box · allowed · opens menu
        Points for a win, a draw and a loss · combo box · 1, ½, 0 · opens menu
        leaving panel.
        Arbiter · panel
        Arbiter
        How late a player may come · entry
        In minutes. Empty: as these Laws have it, 0 (6.7.1). · panel
        An arbiter is present · check box · checked
        The arbiter has approved the use of this program · check box · not checked
        leaving panel.
        This window is for · combo box · Both players · opens menu
        Read the conditions … · push button
        leaving form.
        Back · push button
        What was said · heading level 2
        All messages · toggle button · not pressed
        What was said
      `),
      page('#/clock', 'region Set a clock', 'form', 'Set a clock heading level 2.'),
      TO_THE_TOP,
      read(`
        form
        Set a clock · heading level 2
        Laws · combo box · FIDE 2023 · opens menu
        Time · combo box · Rapid: 15 minutes, 10 seconds a move · opens menu
        White’s name, if you like · entry
        Black’s name, if you like · entry
        At the left half sits · combo box · White · opens menu
        Who gets answers and warnings · combo box · both players · opens menu
        It answers · combo box · in the language of the page · opens menu
        Warnings · toggle button · collapsed
        Read back … · push button
        leaving form.
        Back · push button
        What was said · heading level 2
        All messages · toggle button · not pressed
        What was said
      `),
      page('#/settings', 'Settings heading level 2.'),
      TO_THE_TOP,
      read(`
        Settings · heading level 2
        List with 9 items
        • · Speech · link
        • · Calling · link
        • · Sounds · link
        • · Voice input · link
        • · Clock warnings · link
        • · Keys · link
        • · Look · link
        • · Data · link
        • · Wording · link
        leaving list.
      `),
      page('#/settings/speech', 'Speech heading level 2.'),
      TO_THE_TOP,
      read(`
        Speech · heading level 2
        Settings · visited link
        Language · panel
        Language
        Same as the browser · selected · radio button
        English · not selected · radio button
        Deutsch · not selected · radio button
        Українська · not selected · radio button
        Беларуская · not selected · radio button
        Македонски · not selected · radio button
        Polski · not selected · radio button
        Français · not selected · radio button
        Español · not selected · radio button
        leaving panel.
        Who speaks? · panel
        Who speaks?
        My screen reader · selected · radio button
        Anna–Hector · not selected · radio button
        Both, each its part · not selected · radio button
        leaving panel.
        Anna–Hector's own voice · heading level 3
        This device has no voice for Anna–Hector, or the browser does not show it.
        What would be said comes to your screen reader, and stands under “What was said”.
      `),
      page('#/settings/calling', 'Calling heading level 2.'),
      TO_THE_TOP,
      read(`
        Calling · heading level 2
        Settings · visited link
        How are moves called? · panel
        How are moves called?
        The FIDE way: Springer Gustav eins Felix drei · selected · radio button
        FIDE names in this language: knight Gustav one Felix three · not selected · radio button
        Plain words: knight g1 to f3 · not selected · radio button
        NATO alphabet: knight golf one foxtrot three · not selected · radio button
        Short algebraic: Nf3 · not selected · radio button
        UCI: g1 f3 · not selected · radio button
        leaving panel.
        How are squares named? · panel
        How are squares named?
        The FIDE way: Eva vier, weißer Bauer · not selected · radio button
        FIDE names in this language: Eva four, white pawn · not selected · radio button
        Plain words: e4, white pawn · selected · radio button
        NATO alphabet: echo four, white pawn · not selected · radio button
        Short algebraic: e4, white P · not selected · radio button
        UCI: e4, white pawn · not selected · radio button
        leaving panel.
        How much of a move is said? · panel
        How much of a move is said?
        The usual way for this style · selected · radio button
        Both squares · not selected · radio button
        Only the square it goes to, where that is enough · not selected · radio button
        leaving panel.
        My moves · panel
        My moves
        Brief · not selected · radio button
        Normal · selected · radio button
        Detailed · not selected · radio button
        leaving panel.
        My opponent's moves · panel
        My opponent's moves
        Brief · not selected · radio button
        Normal · selected · radio button
        Detailed · not selected · radio button
        leaving panel.
        Squares · panel
        Squares
        Brief · not selected · radio button
        Normal · selected · radio button
        Detailed · not selected · radio button
        leaving panel.
        Checks and captures · panel
        Checks and captures
        Brief · not selected · radio button
        Normal · selected · radio button
        Detailed · not selected · radio button
        leaving panel.
        Clock · panel
        Clock
        Brief · not selected · radio button
        Normal · selected · radio button
        Detailed · not selected · radio button
        leaving panel.
        Say who moved · check box · not checked
        Say the number of the move · check box · not checked
        Say the colour of a piece · check box · checked
        Say my own moves · check box · checked
        What is said again when a key has cut it off? · panel
        What is said again when a key has cut it off?
        Moves, ends, offers, flags and rulings · not selected · radio button
        Those, and warnings of the clock · not selected · radio button
        Nothing · selected · radio button
        leaving panel.
        How fast does my screen reader speak? · panel
        How fast does my screen reader speak?
        Slowly · not selected · radio button
        At the usual speed · selected · radio button
        Fast · not selected · radio button
        leaving panel.
        The German call through a screen reader · panel
        The German call through a screen reader
        As it is written · selected · radio button
        Spelt for the voice of this language · not selected · radio button
        leaving panel.
        Hear the German call · push button
      `),
      page('#/settings/sounds', 'Sounds heading level 2.'),
      TO_THE_TOP,
      read(`
        Sounds · heading level 2
        Settings · visited link
        Sound · check box · checked
        List with 17 items
        Play sample: Piece lifted · push button
        Piece lifted · horizontal slider · 100 percent
        Play sample: Piece put back, or clock pressed · push button
        Piece put back, or clock pressed · horizontal slider · 100 percent
        Play sample: My move · push button
        My move · horizontal slider · 100 percent
        Play sample: Opponent’s move · push button
        Opponent’s move · horizontal slider · 100 percent
        Play sample: Capture · push button
        Capture · horizontal slider · 100 percent
        Play sample: Check · push button
        Check · horizontal slider · 100 percent
        Play sample: Castling · push button
        Castling · horizontal slider · 100 percent
        Play sample: Promotion · push button
        Promotion · horizontal slider · 100 percent
        Play sample: Game won or lost · push button
        Game won or lost · horizontal slider · 100 percent
        Play sample: Game drawn · push button
        Game drawn · horizontal slider · 100 percent
        Play sample: Not possible · push button
        Not possible · horizontal slider · 100 percent
        Play sample: Edge of the board · push button
        Edge of the board · horizontal slider · 100 percent
        Play sample: Dark square under the cursor · push button
        Dark square under the cursor · horizontal slider · off
        Play sample: Edge between squares under the finger · push button
        Edge between squares under the finger · horizontal slider · 100 percent
        Play sample: Little time left · push button
        Little time left · horizontal slider · 100 percent
        Play sample: Listening begins · push button
        Listening begins · horizontal slider · 100 percent
        Play sample: Listening ends · push button
        Listening ends · horizontal slider · 100 percent
        leaving list.
        Vibrate with the sounds, where the device can · check box · checked
      `),
      page('#/settings/voice-input', 'Voice input heading level 2.'),
      TO_THE_TOP,
      read(`
        Voice input · heading level 2
        Settings · visited link
        Voice input settings · toggle button · collapsed
      `),
      page('#/settings/clock', 'Clock warnings heading level 2.'),
      TO_THE_TOP,
      read(`
        Clock warnings · heading level 2
        Settings · visited link
        Clocks answer · panel
        Clocks answer
        in the language of the page · selected · radio button
        with German numbers, as in the FIDE call · not selected · radio button
        leaving panel.
        Warnings are said in the same way.
        Whoever plays at this device is warned of their own time.
        Strict play warns of nothing, unless the rules of the event allow it: you choose that with a new game.
        ${warningsFor('White')}
        ${warningsFor('Black')}
      `),
      page('#/settings/keys', 'Keys heading level 2.'),
      TO_THE_TOP,
      read(`
        Keys · heading level 2
        Settings · visited link
        Single letters and digits on the board are keys · check box · checked
        Layout of the keys · panel
        Layout of the keys
        Anna–Hector’s keys · selected · radio button
        As in Lichess’s blind mode · not selected · radio button
        Letters and digits on the board write a move · not selected · radio button
        leaving panel.
        Group of commands · combo box · Moving about the board · opens menu
        Command · combo box · To the left end of the rank: Home · opens menu
        New key · entry
        Home
        Press the key here.
        Tab and Escape leave this field.
        Or choose a key · combo box · Shift+C · opens menu
        Use this key · push button
        No key · push button
        Reset this command · push button
        Reset all keys · push button
      `),
      page('#/settings/look', 'Look heading level 2.'),
      TO_THE_TOP,
      read(`
        Look · heading level 2
        Settings · visited link
        Theme · panel
        Theme
        Same as the system · selected · radio button
        Light · not selected · radio button
        Dark · not selected · radio button
        High contrast · not selected · radio button
        Yellow on black · not selected · radio button
        leaving panel.
        Pieces · panel
        Pieces
        Usual · selected · radio button
        Bold and simple · not selected · radio button
        On pegs, as on tactile boards; Black’s have a point on top · not selected · radio button
        leaving panel.
        Colours of the squares · panel
        Colours of the squares
        Those of the theme · selected · radio button
        Blue-grey · not selected · radio button
        Brown · not selected · radio button
        Green · not selected · radio button
        White and grey · not selected · radio button
        Your own · not selected · radio button
        leaving panel.
        Light and dark squares: 3.0 to 1; pieces on them at least 5.1 to 1.
        Size of the pieces · panel
        Size of the pieces
        Usual · selected · radio button
        Large · not selected · radio button
        leaving panel.
        Size of the letters and digits beside the board · panel
        Size of the letters and digits beside the board
        Usual · selected · radio button
        Large · not selected · radio button
        Very large · not selected · radio button
        leaving panel.
        Frame around the square of the cursor · panel
        Frame around the square of the cursor
        Usual · selected · radio button
        Thick · not selected · radio button
        leaving panel.
        Yellow cross along rank and file of the cursor · check box · not checked
        Square of the cursor in large print beside the board · check box · not checked
        Position as text beside the moves · check box · not checked
        Blindfold · heading level 3
        Hide pieces · check box · not checked
        Still shown · panel
        Still shown
        Nothing · selected · radio button
        My pieces · not selected · radio button
        The piece moved last · not selected · radio button
        leaving panel.
        The board answers questions about hidden pieces · check box · checked
        At the end, say how many questions I asked · check box · checked
      `),
      page('#/settings/data', 'Data heading level 2.'),
      TO_THE_TOP,
      read(`
        Data · heading level 2
        Settings · visited link
        Save the settings as a file · push button
        Import settings from a file
        Import settings from a file: No file chosen · push button
        Reset all settings … · push button
      `),
      page('#/settings/wording', 'Wording heading level 2.'),
      TO_THE_TOP,
      read(`
        Wording · heading level 2
        Settings · visited link
        Report a wrong wording · toggle button · collapsed
      `),
      page('#/help', 'Help heading level 2.'),
      TO_THE_TOP,
      read(`
        Help · heading level 2
        Search the help · entry
        What you can do on every page · heading level 3
        List with 5 items
        To the next part of the page:
        F6
        To the previous part of the page:
        Shift+F6
        Back to the game, from any page:
        F2 Type or say: “board”, “go to board”, “go to the board”
        Talk, where voice input is chosen: hold it, or press it before and after:
        F8
        What you can do here:
        F1
        leaving list.
        Topics · heading level 3
        Learn by ear · link
        Moving on the board · link
        Playing by touch · link
        Typing and saying moves · link
        Asking about the game · link
        Draw, resigning, claims, taking back · link
        The clock · link
        The dial: feeling the clock · link
        A game at a table: player, assistant, arbiter · link
        Talking to the program · link
        What is read out, and hearing it again · link
        Pages, and keys that work everywhere · link
        Typed commands · link
        leaving list.
      `),
      page('#/help/board', 'Moving on the board heading level 2.'),
      TO_THE_TOP,
      read(`
        Moving on the board · heading level 2
        Help · visited link
        Moving about the board · heading level 3
        List with 30 items
        To the next square that way:
        Left Arrow, Right Arrow, Up Arrow or Down Arrow
        To the left end of the rank:
        Home
        To the right end of the rank:
        End
        To the upper end of the file:
        Page Up
        To the lower end of the file:
        Page Down
        To the first corner of the board, a1 for White:
        Ctrl+Home
        To the last corner of the board, h8 for White:
        Ctrl+End
        To that rank, on the same file:
        1 to 8
        To that file, a to h, on the same rank:
        Shift+1 to Shift+8
        To the next king:
        K
        To the previous king:
        Shift+K
        To the next queen:
        Q
        To the previous queen:
        Shift+Q
        To the next rook:
        R
        To the previous rook:
        Shift+R
        To the next bishop:
        B
        To the previous bishop:
        Shift+B
        To the next knight:
        N
        To the previous knight:
        Shift+N
        To the next pawn:
        P
        To the previous pawn:
        Shift+P
        To the square the last move went to:
        G
        Turn the board:
        F Type or say: “flip”, “flip board”, “turn board”
        Make the board larger:
        Plus Type or say: “larger board”, “bigger board”
        Make the board smaller:
        Minus Type or say: “smaller board”, “board smaller”
        Blindfold play on or off:
        Type or say: “blindfold”, “play blindfold”
        Hide all pieces:
        Type or say: “hide pieces”
        Show only your own pieces:
        Type or say: “show my pieces”, “show only my pieces”
        Show only the piece moved last:
        Type or say: “show only the last move”, “show only last move”
        The board is silent, or answers again:
        Type or say: “silent board”, “board silent”
        leaving list.
        Moving pieces · heading level 3
        List with 3 items
        Lift the piece, or place the lifted piece here:
        Enter or Space
        Put the lifted piece back:
        Escape or Backspace
        To the field Your move:
        I
        leaving list.
      `),
      page('#/help/touch', 'Playing by touch heading level 2.'),
      TO_THE_TOP,
      read(`
        Playing by touch · heading level 2
        Help · visited link
        Tap a piece and then the square it goes to, or drag it there.
        A finger that begins on any other square scrolls the page, and two fingers zoom it.
        A piece that is let go beside the board goes back.
        With TalkBack or VoiceOver each square is where it is drawn: slide to it and tap twice, to lift and to place.
        Exploring by touch stays off there, for the screen reader takes the touches itself.
        Without a screen reader switch on “Explore by touch”.
        A finger that slides over the board hears its squares by the program’s own voice, with a tick at each edge, and moves nothing.
        To lift or place, rest on a square and tap with a second finger, or lift the finger and tap twice on the square you heard.
        The button in each corner tells the last move, the clocks or what can move, or puts a piece back.
        List with 1 item
        Explore the board by touch, or stop:
        Type or say: “explore by touch”
        leaving list.
      `),
      page('#/help/moves', 'Typing and saying moves heading level 2.'),
      TO_THE_TOP,
      read(`
        Typing and saying moves · heading level 2
        Help · visited link
        Type a move into “Your move” and press Enter, or say it.
        Whichever way you choose for calling moves, all of these are understood:
        List with 6 items
        • The FIDE way:
        Springer Gustav eins Felix drei
        • FIDE names in this language: knight Gustav one Felix three
        • Plain words: knight g1 to f3
        • NATO alphabet: knight golf one foxtrot three
        • Short algebraic: Nf3
        • UCI: g1 f3
        leaving list.
        As it is written, a move may be short: “e4”, “Nf3”, “O-O”, “e8=Q”; or only its squares: “g1f3”.
        List with 6 items
        Call moves the FIDE way, in German:
        Type or say: “call fide”, “fide call”, “call anna”
        Call moves by FIDE’s names in your language:
        Type or say: “call fide names”, “fide names”
        Call moves in plain words:
        Type or say: “call plain”, “plain words”, “call words”
        Call moves by the NATO alphabet:
        Type or say: “call nato”, “nato”
        Call moves in algebraic notation:
        Type or say: “call algebraic”, “algebraic”
        Call moves as UCI writes them:
        Type or say: “call uci”, “uci”
        leaving list.
      `),
      page('#/help/asking', 'Asking about the game heading level 2.'),
      TO_THE_TOP,
      read(`
        Asking about the game · heading level 2
        Help · visited link
        Asking · heading level 3
        List with 46 items
        What stands here; pressed again at once, more:
        O
        The last move:
        L Type or say: “last move”, “last”
        The last moves, as many as you name:
        Type or say: “last 5”, “last 5 moves”
        The move with this number:
        Type or say: “move 5”, “what was move 5”
        What the last move captured:
        C Type or say: “last capture”
        Where this piece can go:
        M
        What this piece can capture:
        Shift+M
        Which move it is:
        Type or say: “move number”, “which move”
        The whole position, rank by rank:
        W Type or say: “position”, “read position”, “read the board”
        The pieces of both sides:
        Shift+W Type or say: “pieces”, “all pieces”, “piece lists”
        Where these pieces stand:
        Type or say: “where knights”
        What stands on this rank:
        Type or say: “rank 4”, “row 4”
        What stands on this file:
        Type or say: “file c”, “column c”
        What stands on this square:
        Type or say: “square e4”, “what is on e4”, “what stands on e4”
        The next diagonal line from here:
        X
        The previous diagonal line from here:
        Shift+X
        The next straight line from here:
        Alt+X
        The previous straight line from here:
        Alt+Shift+X
        What stands on the lines from this square:
        Type or say: “rays e4”, “rays from e4”, “lines from e4”
        What stands a knight’s move away:
        J Type or say: “knight view e4”, “knight's view e4”
        What attacks this square:
        A Type or say: “attackers e4”, “attackers of e4”, “attackers on e4”
        What defends the piece on this square:
        D Type or say: “defenders e4”, “defenders of e4”
        Where the piece on this square can go:
        Type or say: “moves of e4”, “moves from e4”, “moves of the piece on e4”
        Where the lifted piece can go, or the one just refused:
        Type or say: “what can it do”
        What the piece on this square can capture:
        Type or say: “captures of e4”, “captures from e4”
        Which pieces can move:
        Type or say: “what can move”, “which pieces can move”, “what pieces can move”
        What you can capture:
        Type or say: “captures”
        The material of both sides:
        Type or say: “material”, “count”, “balance”
        What stands on the diagonal of these two squares:
        Type or say: “diagonal e4 h7”, “diagonal e4 to h7”
        What stands on the diagonals of this square:
        Type or say: “diagonals e4”
        What stands on the long diagonals:
        Type or say: “long diagonals”
        The pawns of both sides, file by file:
        Type or say: “pawns by file”, “pawn structure”
        Which pawns are doubled:
        Type or say: “doubled pawns”
        Which pawns are isolated:
        Type or say: “isolated pawns”
        Which pawns are passed:
        Type or say: “passed pawns”, “passers”
        The whole position, file by file:
        Type or say: “position by file”, “position by files”
        What has changed since your last move:
        Type or say: “what changed”, “what has changed”, “changes”
        Where the piece on this square has been:
        Type or say: “path e4”, “path of e4”, “where has e4 been”
        What the last move attacks, and what it leaves:
        Type or say: “last move attacks”, “what the last move attacks”
        Who is in check, and from what:
        Type or say: “who is in check”, “check”, “in check”
        Show or hide the position as text beside the moves:
        Type or say: “position as text”
        Copy the position as FEN:
        Type or say: “copy position”, “copy fen”, “copy the position”
        Read the scoresheet, from the first move to the last:
        Type or say: “read the score”, “score”, “scoresheet”
        Copy the game as PGN:
        Type or say: “copy the score”, “copy pgn”
        Whether White or Black can still win:
        Type or say: “can black still win”
        Who your opponent is:
        Type or say: “opponent”, “who is my opponent”
        leaving list.
        Going through the game · heading level 3
        List with 5 items
        Look at the position after this move:
        Type or say: “go to move 5”
        Look at the start of the game:
        Type or say: “start of the game”, “go to the start”, “from the start”
        One move back in the game:
        Shift+A Type or say: “back”, “previous”, “previous move”
        One move forward in the game:
        Shift+D Type or say: “forward”, “next”, “next move”
        Back to the position as it stands:
        Type or say: “current position”, “present”, “go to the end”
        leaving list.
      `),
      page('#/help/game', 'Draw, resigning, claims, taking back heading level 2.'),
      TO_THE_TOP,
      read(`
        Draw, resigning, claims, taking back · heading level 2
        Help · visited link
        List with 30 items
        The menu of acts: offer, claim, adjust, flag, stop, resign:
        Full stop
        Charge the time the device was away:
        Type or say: “charge it”, “charge”
        Do not charge that time:
        Type or say: “do not charge it”, “do not charge”
        Offer a draw:
        Type or say: “offer draw”, “draw”, “offer a draw”
        Accept the draw you are offered:
        Type or say: “accept”, “accept draw”, “accept the draw”
        Refuse the draw you are offered:
        Type or say: “refuse”, “reject”, “decline”
        Resign the game:
        Type or say: “resign”, “i resign”
        The form for claiming a draw:
        by its button
        Claim a draw in a quickplay finish:
        Type or say: “claim draw”, “claim a draw”
        Ask for extra seconds in a quickplay finish:
        Type or say: “claim seconds”, “ask for seconds”
        Claim a draw: the same position three times:
        Type or say: “claim three”
        The same, with the move you intend:
        Type or say: “claim three with e4”, “claim fifty with e4”
        Claim a draw: fifty moves:
        Type or say: “claim fifty”
        Which draws can be claimed:
        Type or say: “claim”, “claim e4”
        Your opponent’s flag has fallen:
        Type or say: “flag”
        The flag of this player has fallen:
        Type or say: “flag black”, “black flag”
        Say that you adjust the pieces:
        Type or say: “adjust”, “i adjust”, “j'adoube”
        The last move was illegal:
        Type or say: “illegal move”, “illegal”
        The move with this number was illegal:
        Type or say: “illegal move 5”, “illegal 5”, “move 5 was illegal”
        Your opponent pressed the clock without a move:
        Type or say: “pressed without a move”, “pressed without move”, “clock was pressed without a move”
        Your opponent left a pawn on the last rank:
        Type or say: “pawn left unpromoted”, “unpromoted”, “pawn unpromoted”
        Your opponent touched another piece:
        Type or say: “touched piece”, “another piece was touched”
        Take the last move back:
        Type or say: “undo”, “take back”, “takeback”
        Make the computer move now:
        by its button
        Start the computer again:
        by its button
        Save the game as a file:
        Type or say: “save”, “save pgn”
        List the games on this device:
        Type or say: “games”, “games on this device”, “open”
        Set up a position and play from it:
        Type or say: “set up a position”
        Play again with the same choices:
        by its button
        The form for a new game:
        Type or say: “new game”
        leaving list.
      `),
      page('#/help/clock', 'The clock heading level 2.'),
      TO_THE_TOP,
      read(`
        The clock · heading level 2
        Help · visited link
        In a game · heading level 3
        List with 13 items
        Press the clock:
        H Type or say: “press clock”, “press”
        Stop the clocks:
        Type or say: “stop clocks”, “stop”, “stop clock”
        Start the clocks:
        by its button
        Start the clocks again:
        Type or say: “restart clocks”, “restart”, “restart clock”
        The time of both sides:
        T Type or say: “clock”, “clocks”, “time”
        Your time:
        U Type or say: “my clock”, “my time”
        Your opponent’s time:
        Shift+U Type or say: “opponent clock”, “opponent time”
        The time control of this game:
        Type or say: “time control”
        How much time both sides have used:
        Type or say: “time used”, “used time”, “how much time is used”
        How many moves are left to the time control:
        Type or say: “moves to the control”
        Which period is played:
        Type or say: “period”, “which period”, “time period”
        How much of the delay is left:
        Type or say: “delay left”, “delay”
        A clock alone, for a real board:
        Type or say: “clock alone”, “clock mode”, “set a clock”
        leaving list.
        Clock alone · heading level 3
        List with 34 items
        Whoever is on move presses:
        Space, Enter or H Type or say: “press”, “clock”, “done”
        Left player: Press:
        Left Arrow, Page Up or A
        Right player: Press:
        Right Arrow, Page Down or L
        Start the clocks:
        by its button
        Stop the clocks:
        Type or say: “stop”, “pause”
        Start the clocks again:
        Type or say: “restart”, “continue”, “resume”
        Stop both clocks, start them again:
        P
        Charge the time the device was away:
        Type or say: “charge it”, “charge”
        Do not charge that time:
        Type or say: “do not charge it”, “do not charge”
        Both: Time:
        T Type or say: “time”, “times”, “both times”
        The time that runs:
        U Type or say: “my time”, “my clock”, “how much time have i”
        The other time:
        Shift+U Type or say: “opponent's time”
        Left player: Time:
        1
        Right player: Time:
        9
        Both: Moves made:
        M Type or say: “move number”, “moves”, “moves made”
        Left player: Moves made:
        2
        Right player: Moves made:
        8
        Both: Moves to the control:
        C Type or say: “moves to the control”, “control”, “moves to go”
        Left player: Moves to the control:
        3
        Right player: Moves to the control:
        7
        Both: Time used:
        E Type or say: “time used”, “used”, “used time”
        Left player: Time used:
        4
        Right player: Time used:
        6
        Both: Period:
        Shift+C Type or say: “period”, “periods”, “which period”
        Left player: Period:
        Shift+3
        Right player: Period:
        Shift+7
        Delay left:
        D Type or say: “delay left”, “delay”
        Whose clock runs:
        S Type or say: “whose clock”, “whose clock runs”, “whose clock is running”
        The flag of this player has fallen:
        Type or say: “flag”, “black flag”, “claim black flag”
        The last move was illegal:
        Type or say: “illegal move”, “illegal”, “black illegal move”
        What the clock is set to:
        R Type or say: “time control”, “settings”
        Feel the clock:
        F Type or say: “feel the clock”, “feel clock”, “dial”
        Type to the clock:
        I
        Set or rule:
        Full stop
        leaving list.
      `),
      page('#/help/dial', 'The dial: feeling the clock heading level 2.'),
      TO_THE_TOP,
      read(`
        The dial: feeling the clock · heading level 2
        Help · visited link
        The dial is felt minute by minute, by keys or by a finger.
        None of its keys presses the clock.
        List with 11 items
        Feel the clock on a dial:
        Shift+T Type or say: “feel the clock”, “feel clock”, “dial”
        A minute on:
        Right Arrow or Up Arrow
        A minute back:
        Left Arrow or Down Arrow
        Five minutes on:
        Page Up
        Five minutes back:
        Page Down
        To the first minute:
        Home
        To the last minute:
        End
        To the minute hand:
        M
        To the hour hand:
        H
        To the flag:
        F
        The whole time:
        T
        leaving list.
      `),
      page('#/help/table', 'A game at a table: player, assistant, arbiter heading level 2.'),
      TO_THE_TOP,
      read(`
        A game at a table: player, assistant, arbiter · heading level 2
        Help · visited link
        A player calls a move, repeats the opponent’s and makes it on a board of their own.
        An assistant calls, makes moves and presses the clock for a player.
        The arbiter runs the clocks and rules.
        At a table · heading level 3
        List with 23 items
        At a table: call your move, or repeat your opponent’s:
        Y
        At a table: make your opponent’s move on your own board:
        E
        Call your move:
        Type or say: “call e4”, “announce e4”, “my move is e4”
        Call the move that stands on your board:
        Type or say: “announce the move”, “announce”
        Call another move in place of a slip:
        Type or say: “correct e4”, “correction e4”, “slip of the tongue e4”
        Repeat the move your opponent has called:
        Type or say: “repeat the move”
        Repeat this move, as you heard it:
        Type or say: “repeat e4”, “i repeat e4”, “repeating e4”
        Make the called move on your own board:
        Type or say: “make it on my board”, “i execute it”, “i execute the move”
        Make this move on your own board:
        Type or say: “execute e4”, “i execute e4”
        Make this move on your board, before it is called:
        Type or say: “place e4”, “put e4”, “move e4”
        Take the piece on this square off your board:
        Type or say: “take off d5”, “off d5”, “i take off d5”
        Put the pieces of your board back:
        Type or say: “put back”
        Write this move on your scoresheet:
        Type or say: “write e4”, “write down e4”, “record e4”
        Write the last move on your scoresheet:
        Type or say: “write it”, “write down”, “record it”
        Ask your assistant for the number of moves:
        Type or say: “ask moves”, “ask how many moves”
        Ask your assistant for the time:
        Type or say: “ask time”, “ask how much time”
        As an assistant: tell the number of moves:
        Type or say: “tell moves”, “tell the moves”, “tell how many moves”
        As an assistant: tell the time:
        Type or say: “tell time”, “tell the time”, “tell how much time”
        Compare the two boards:
        Type or say: “compare boards”, “check the boards”, “are the boards the same”
        Put your own board right:
        Type or say: “mend my board”, “i mend my board”, “make my board right”
        Compare the scoresheets:
        Type or say: “compare scores”
        The conditions of the game again:
        Type or say: “conditions”, “conditions of play”, “what are the conditions”
        Adjourn the game:
        Type or say: “adjourn”, “i adjourn”, “i adjourn the game”
        leaving list.
        Entering a board · heading level 3
        List with 15 items
        To the next square that way:
        Left Arrow, Right Arrow, Up Arrow or Down Arrow
        To the left end of the rank:
        Home
        To the right end of the rank:
        End
        To the upper end of the file:
        Page Up
        To the lower end of the file:
        Page Down
        To the first corner of the board, a1 for White:
        Ctrl+Home
        To the last corner of the board, h8 for White:
        Ctrl+End
        Put a king:
        K
        Put a queen:
        Q
        Put a rook:
        R
        Put a bishop:
        B
        Put a knight:
        N
        Put a pawn:
        P
        Turn the colour of the piece:
        Enter or Space
        Empty the square:
        Delete, Backspace or 0
        leaving list.
        Assistant’s page · heading level 3
        List with 13 items
        Next:
        N
        Call a move:
        C
        Repeat a call:
        R
        Make a move on the other board:
        E
        Put a board right:
        B
        Press the clock:
        H
        Tell what was asked:
        T
        Claim a fallen flag:
        Shift+F
        Tell the arbiter of a touched piece:
        Shift+P
        Stop the clocks for the arbiter:
        Shift+A
        Score:
        S
        Adjournment:
        J
        Enter a move:
        I
        leaving list.
        Arbiter’s page · heading level 3
        List with 5 items
        Stop the clocks, or start them:
        S
        Two minutes to White:
        W
        Two minutes to Black:
        B
        Illegal move:
        I
        Compare the boards:
        C
        leaving list.
      `),
      page('#/help/voice', 'Talking to the program heading level 2.'),
      TO_THE_TOP,
      read(`
        Talking to the program · heading level 2
        Help · visited link
        What listens is chosen in the settings, under “Voice input”.
        Then talk while you hold the key, or press it before and after: a move, a command or an answer.
        What was not understood for certain is asked about before anything is done.
        List with 1 item
        Talk, where voice input is chosen: hold it, or press it before and after:
        V or F8
        leaving list.
      `),
      page('#/help/speech', 'What is read out, and hearing it again heading level 2.'),
      TO_THE_TOP,
      read(`
        What is read out, and hearing it again · heading level 2
        Help · visited link
        Your screen reader, Anna–Hector’s own voice or both speak: that is chosen in the settings, under “Speech”.
        All that was said stands under “What was said”, the newest first.
        In “Your move”, Up Arrow brings back what you typed before.
        List with 7 items
        The last message again:
        Z Type or say: “repeat”, “again”, “say again”
        The message before that:
        Shift+Z
        All sound off or on:
        0
        Anna–Hector’s own voice faster:
        Type or say: “faster”, “speak faster”
        Anna–Hector’s own voice slower:
        Type or say: “slower”, “speak slower”
        All sound on:
        Type or say: “sound on”, “unmute”
        All sound off:
        Type or say: “sound off”, “mute”
        leaving list.
      `),
      page('#/help/pages', 'Pages, and keys that work everywhere heading level 2.'),
      TO_THE_TOP,
      read(`
        Pages, and keys that work everywhere · heading level 2
        Help · visited link
        Each page has an address of its own and can be a bookmark.
        Leaving a page changes nothing: what you typed or chose is there when you come back.
        List with 11 items
        To the next part of the page:
        F6
        To the previous part of the page:
        Shift+F6
        Back to the game, from any page:
        F2 Type or say: “board”, “go to board”, “go to the board”
        Go to this square of the board:
        Type or say: “board e4”, “go to square e4”
        Open the settings:
        Type or say: “settings”, “options”, “preferences”
        Open the settings that have to do with a word:
        Type or say: “settings clock”
        Full screen on or off:
        by its button
        What you can do here:
        F1 or ?
        Reset all keys:
        Type or say: “reset keys”, “reset the keys”, “reset all keys”
        List the typed commands:
        Type or say: “help”, “commands”, “what can i say”
        Search the help for this word:
        Type or say: “help clock”
        leaving list.
      `),
      page('#/about', 'About Anna–Hector heading level 2.'),
      TO_THE_TOP,
      read(`
        About Anna–Hector · heading level 2
        A chess client that you play by ear, by touch and by keyboard, by the Laws of Chess.
        Not ready to work offline yet.
        No account, no tracking: your games and settings stay on this device.
        Free software under the GNU General Public License, version 3 or later.
      `),
      page('#/help/commands', 'Typed commands heading level 2.'),
      TO_THE_TOP,
      // Its lists are the table of commands, some two hundred lines, which tests hold against it: their beginning is enough.
      ...[
        ['leaving navigation.', 'leaving banner.', 'main content', 'Typed commands heading level 2.'],
        ['Help visited link.'],
        ['Asking heading level 3.'],
        ['List with 39 items.', 'The last move:', 'Type or say: “last move”'],
        ['The last moves, as many as you name:', 'Type or say: “last 5”'],
      ].map((heard) => ({ press: 'Down', heard })),
    ],
  },
  {
    // The board is one thing with keys of its own, which reading goes past, as it does past any grid; board.js hears its squares.
    name: 'The page of a game, read from its top to its end',
    path: opened('4k3/8/8/8/8/8/4P3/4K2R w K - 0 1'),
    browsers: ['chromium'],
    from: 'All messages toggle button not pressed.',
    steps: [
      TO_THE_TOP,
      read(
        `
        Game · heading level 2
        Move 1.
        White to move.
        Board · heading level 2
        leaving table.
        Move entry · heading level 2
        form
        Your move · entry
        Make move · push button
        leaving form.
        What was said · heading level 2
        All messages · toggle button · not pressed
        List with 1 item
        Position opened against the player beside you. White to move.
        leaving list.
        Scoresheet · heading level 2
        Score
        table with 1 row 3 columns
        Score · caption
        Move · column header
        White · column header
        Black · column header
        leaving table.
        Score · tool bar
        Read the score · push button
        Copy · push button
        Save as PGN · push button
        Position · heading level 2
        Position as text · collapsed · push button
        Ask · heading level 2
        Ask · tool bar
        Last move · push button
        Last capture · push button
        Piece lists · push button
        Whole position · push button
        Say again · push button
        Actions · heading level 2
        Actions · tool bar
        Offer draw · push button
        Resign · push button
        Claim a draw … · push button
        Take back · push button · grayed
        Actions menu · push button
        New game · push button
        Save the game as PGN · push button
        Games on this device · push button
        View · heading level 2
        View · tool bar
        Back in the game · push button
        Forward in the game · push button
        Turn board · push button
        Larger board · push button
        Smaller board · push button
        Full screen · push button
        Mute all sound · toggle button · not pressed
        Keys · push button
        Blindfold · toggle button · not pressed
      `,
        [],
      ),
    ],
  },
];
