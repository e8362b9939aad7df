import type { Format, GameTitle, Pairing } from '@quadrant/rules/tournament';

// @row 169, 174, 191, 192, 194
/** The games of the Decipher Tournament Guide 6.99 (001). */
export const DECIPHER_GAMES = ['stccg', 'swccg', 'young-jedi'] as const satisfies readonly GameTitle[];
export type DecipherGame = (typeof DECIPHER_GAMES)[number];

/** 001, II.A: the sanctioned formats are rated separately. */
export const DECIPHER_FORMATS = ['constructed', 'junior', 'sealed'] as const satisfies readonly Format[];
export type DecipherFormat = (typeof DECIPHER_FORMATS)[number];

export type ByFormatAndGame<Value> = Readonly<Record<DecipherFormat, Readonly<Record<DecipherGame, Value>>>>;
type ByGame<Value> = Readonly<Record<DecipherGame, Value>>;

/** 001, II.A.i to iii: games for sanctioning; four are the two two-game rounds of Star Wars and Young Jedi. */
export const FEWEST_GAMES: ByFormatAndGame<number> = {
  constructed: { stccg: 3, swccg: 4, 'young-jedi': 4 },
  junior: { stccg: 3, swccg: 4, 'young-jedi': 4 },
  sealed: { stccg: 3, swccg: 3, 'young-jedi': 3 },
};

/**
 * 001, II.A.i: with more entrants than these, six games or three two-game rounds are recommended; Sealed Deck has no
 * such line.
 */
export const MANY_ENTRANTS = { moreThan: 32, games: 6 } as const;

/** 001, II.A.i and iii: a deck for each side in Constructed Deck, one side for the whole tournament in Sealed Deck. */
export const DECKS_PER_PLAYER: ByFormatAndGame<number> = {
  constructed: { stccg: 1, swccg: 2, 'young-jedi': 2 },
  junior: { stccg: 1, swccg: 2, 'young-jedi': 2 },
  sealed: { stccg: 1, swccg: 1, 'young-jedi': 1 },
};

/** 001, II.A.iii, 5: what a player builds in these minutes from their sealed cards. */
export const SEALED_DECK_MINUTES = 30;
export const SEALED_DECKS = {
  swccg: { cards: 40 },
  stccg: { seedCards: 30, drawCards: 30 },
  'young-jedi': { cards: 60, groups: 6, cardsInGroup: 10 },
} as const satisfies ByGame<object>;

/** 001, II.A.ii: everybody in a Junior tournament is younger. */
export const JUNIOR_UNDER_AGE = 15;

/**
 * Cards in a deck of the games that count cards: no player can have more of them left. Sealed Deck is 001, II.A.iii, 5;
 * the 60 of the other two formats come from the rules of both games, 001 leaves them to those.
 */
const CARDS_IN_DECK: ByFormatAndGame<number | null> = {
  constructed: { stccg: null, swccg: 60, 'young-jedi': 60 },
  junior: { stccg: null, swccg: 60, 'young-jedi': 60 },
  sealed: { stccg: null, swccg: SEALED_DECKS.swccg.cards, 'young-jedi': SEALED_DECKS['young-jedi'].cards },
};

/** 001, II.A.i, 6: how the Swiss rounds of each game are paired. Simple Swiss and Elimination are not sanctioned (II.B). */
export const SANCTIONED_PAIRINGS: ByGame<readonly Pairing[]> = {
  stccg: ['swiss', 'strict-rank'],
  swccg: ['swiss', 'dark-light'],
  'young-jedi': ['swiss', 'dark-light'],
};

/** Lists the sanctioned ways of pairing; none for a game that the document does not have. */
export const listPairings = (game: GameTitle): readonly Pairing[] => {
  const known = DECIPHER_GAMES.find((each) => each === game);
  return known === undefined ? [] : SANCTIONED_PAIRINGS[known];
};

/** The announced facts that the rules of scoring need. */
export interface Setting {
  readonly game: DecipherGame;
  readonly format: DecipherFormat;
}

/** Tells whether a format is one of those that 001 sanctions. */
export const isDecipherFormat = (format: Format): format is DecipherFormat =>
  DECIPHER_FORMATS.some((known) => known === format);

/**
 * Returns the game and the format that a tournament has in this rule system.
 *
 * @throws RangeError for a game or a format of another one; reader and `validate` refuse those
 */
export function settingOf({ game, format }: { readonly game: GameTitle; readonly format: Format }): Setting {
  const known = DECIPHER_GAMES.find((each) => each === game);
  if (known === undefined || !isDecipherFormat(format)) throw new RangeError(`decipher-1999 has no ${format} ${game}.`);
  return { game: known, format };
}

/** 001, II.A.i: Star Wars and Young Jedi have a Dark and a Light side. */
export const hasSides = (game: DecipherGame): boolean => game !== 'stccg';

/** 001, II.A.i and iii: tells whether a round has two games, one with each side. In Sealed Deck players never change sides. */
export const hasTwoGameRounds = ({ game, format }: Setting): boolean => hasSides(game) && format !== 'sealed';

/** Returns the most cards that a player can have left; null when points are counted instead. */
export const cardsInDeck = ({ game, format }: Setting): number | null => CARDS_IN_DECK[format][game];
