/** Positions in which phrases of the tests are said, each with what matters in it. */

/** White may castle to both sides, and take on a8 and h8. */
export const CASTLING = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
/** White may castle short only. */
export const CASTLING_SHORT = '4k3/8/8/8/8/8/8/4K2R w K - 0 1';
/** White may castle long only. */
export const CASTLING_LONG = '4k3/8/8/8/8/8/8/R3K3 w Q - 0 1';
/** A white pawn on a7 before promotion. */
export const PROMOTION = '8/P6k/8/8/8/8/8/K7 w - - 0 1';
/** A white pawn on e7 that can go on to e8 or take the rook on d8, or the knight on f8. */
export const PROMOTION_TAKING = '3r1n2/4P2k/8/8/8/8/8/K7 w - - 0 1';
/** A black pawn on h2 before promotion. */
export const PROMOTION_BLACK = 'k7/8/8/8/8/8/K6p/8 b - - 0 1';
/** e5xd6 en passant is the only capture. */
export const EN_PASSANT = '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1';
/** The bishop on f1 can take the pawn on b5; nothing else can be taken. */
export const BISHOP_TAKES = '4k3/8/8/1p6/8/8/8/4KB2 w - - 0 1';
/** The knight on f3 can take the pawn on e5; nothing else can be taken. */
export const KNIGHT_TAKES = '4k3/8/8/4p3/8/5N2/8/4K3 w - - 0 1';
/** The queen on d1 can take the pawn on d5; nothing else can be taken. */
export const QUEEN_TAKES = '4k3/8/8/3p4/8/8/8/3QK3 w - - 0 1';
/** The pawn on d4 can take the pawn on e5, nothing else can be taken. */
export const PAWN_TAKES = '4k3/8/8/4p3/3P4/8/8/K7 w - - 0 1';
/** The rook on h1 can take the bishop on h8, the rook on a1 can go to d1 like the other. */
export const ROOKS = '4k2b/8/8/8/8/8/4K3/R6R w - - 0 1';
/** The knights on b1 and f3 can both go to d2. */
export const KNIGHTS = '4k3/p7/8/8/8/5N2/8/1N2K3 w - - 0 1';
/** A king on g1 by itself. */
export const KING = '4k3/p7/8/8/8/8/8/6K1 w - - 0 1';
/** Black to move after 1. e4. */
export const BLACK = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1';
/** The knight on d3, the bishop on g3 and the pawn on d4 can take on e5. */
export const THREE_TAKE = '4k3/8/8/4p3/3P4/3N2B1/8/4K3 w - - 0 1';
/** The Italian game, White to move. */
export const ITALIAN = 'r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4';
