/**
 * Where things lie in the memory that the search engine and its host share, in bytes. Read by TypeScript and by
 * AssemblyScript alike, hence nothing but numbers; those marked public are read by the engine only.
 */

/** @public The letters of the word being walked, as text; their codes begin with that of A. */
export const PATH = 0;
/** @public */
export const CODE_A = 65;
/** Where a paused search goes on. */
export const CURSOR = 64;

/** 32-bit rules of a query. */
export const MIN_LENGTH = 128;
export const MAX_LENGTH = 132;
/** Letters that any card or pile could spell. */
export const WANTED = 136;
/** Bit of the position after the last pile. */
export const FINAL = 140;
/** Piles that may be dropped. */
export const DROP = 144;
export const MIN_KEPT = 148;
export const RUN = 152;
/** Roots of graphs whose words are left out: the banned ones, and those that another graph has given already. */
export const BANS = 156;
export const KNOWN = 164;
export const NO_GRAPH = 0xffffffff;
/** Number of group minima to check, and those: mask (64 bits), minimum (32 bits). */
export const MINIMA_COUNT = 160;
/** Cards that every word must use, 64 bits; all cards, 64 bits. */
export const REQUIRED = 168;
export const ALL_CARDS = 176;
export const MINIMA = 184;
export const MINIMA_SIZE = 16;

/** By letters left to spell: the positions in the row from where they may suffice. */
export const ALLOWED = 256;
/** Points of each card, in the order of the card bits. */
export const POINTS = 384;

/**
 * For a plain hand. By letter: cards left (8 bits), the bit after its last card (8 bits), what they count (64 times 32
 * bits, the best last). Then the same for the wilds, as one more letter.
 */
export const COUNTS = 640;
export const LAST_BITS = 672;
export const VALUES = 704;
export const WILDS = 26;
/** @public By letter and for the wilds: their cards, 64 bits; the engine's own. */
export const HAND_CARDS = 7640;

/** By letter: where its options begin; one more marks the end. */
export const OPTION_INDEX = 7936;
/** What comes after the first letter of a longer face: letter (16 bits), index of what comes then (16 bits). */
export const TAILS = 8192;
export const TAIL_SIZE = 4;

/** A way to spell a letter. Cards to choose from; ones that block it, ones that lift the block; cards that count against a limit. */
export const OPTIONS = 20480;
export const OPTION_SIZE = 64;
export const OPTION_CARDS = 0;
export const OPTION_BLOCK = 8;
export const OPTION_UNLESS = 16;
export const OPTION_GROUP = 24;
/** Positions where it goes in between, and where it takes a pile's place. */
export const OPTION_INSERT = 32;
export const OPTION_ADVANCE = 36;
export const OPTION_LIMIT = 40;
export const OPTION_TAIL = 44;
/** 1 when a pile is kept, and its points. */
export const OPTION_KEEP = 48;
export const OPTION_POINTS = 52;

/** The cells of all graphs; the work area comes after them. */
export const GRAPH = 40960;

/** A state of the search: cards left (64 bits), key (64 bits), positions in the row (32 bits). */
export const STATE_SIZE = 24;
/** States the work area holds, and how many of them one prefix may have: enough for all prefixes of the longest word. */
export const STATES = 12288;
/** @public */
export const MAX_LIST = 384;

/** A result: points (32 bits), length of its word and where that begins (8 and 24 bits), cards used (64 bits). */
export const RECORD_SIZE = 16;
export const RECORD_LENGTH = 4;
export const LENGTH_MASK = 255;
/** How far the beginning of the word is shifted. */
export const RECORD_WORD = 8;
export const RECORD_USED = 8;
/** Results the work area holds; their words lie behind them as one text, each with room to be written in one go. */
export const RECORDS = 6144;
export const WORD_SIZE = 32;

/** How a run of the engine ended. */
export const DONE = 0;
/** @public */
export const FULL = 1;
/** @public */
export const SPENT = 2;
