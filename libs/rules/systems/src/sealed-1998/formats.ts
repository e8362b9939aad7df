/** 003, Enhanced-Format and OTSD Booster Draft: 30 seed cards at the most, 30 cards in the draw deck at least. */
const THIRTY_THIRTY = { seedCardsAtMost: 30, drawCardsAtLeast: 30 } as const;

/** 003, Enhanced-Format: one Official Tournament Sealed Deck has these packs. */
const OTSD = { premiereBoosters: 4, alternateUniverseBoosters: 1, premiumPacks: 1 } as const;

/** 003, OTSD Booster Draft: the premium pack belongs to its owner and is not drafted. */
const PREMIUM_CARDS = 20;

// @row 218, 219, 220, 221, 223, 225, 226
/**
 * The three sealed deck formats of 003, by their names in `rules` of a report. Numbers of cards are for one player; a
 * null is a number that 003 does not state.
 */
export const SEALED_FORMATS = {
  /** It is called "The Decipher Sealed Deck Tournament Format". */
  'starter-sealed': {
    packs: { premiereStarters: 1, expansionPacks: 1, warpPacks: 1 },
    /** They may be any three, of Premiere or an expansion that is used; proxies are allowed. */
    freeCommonCards: 3,
    cardsToBuildFrom: 90,
    deck: { cards: 60, missions: 6 },
    minutesToBuild: 30,
    fewestGames: null,
    fewestMinutesPerGame: null,
    betweenGames: 'swap-one-for-one',
    draft: null,
  },
  /** It is called "The Enhanced-Format Sealed-Deck Tournament". */
  otsd: {
    packs: OTSD,
    freeCommonCards: 0,
    cardsToBuildFrom: 95,
    deck: { ...THIRTY_THIRTY, missions: 6 },
    minutesToBuild: 30,
    /** They are complete games, as sanctioning requires. */
    fewestGames: 3,
    /** It applies if games are timed. */
    fewestMinutesPerGame: 60,
    betweenGames: 'swap-or-add',
    recommendedEntryFee: { from: 10, to: 15, currency: 'USD' },
    draft: null,
  },
  /** "OTSD Booster Draft (Sanctioned) Rules" of 1998-10-30. It is run as Enhanced OTSD once the decks are built. */
  'otsd-draft': {
    packs: OTSD,
    freeCommonCards: 0,
    cardsToBuildFrom: 95,
    deck: { ...THIRTY_THIRTY, missions: null },
    minutesToBuild: null,
    fewestGames: 3,
    fewestMinutesPerGame: 60,
    betweenGames: 'swap-or-add',
    draft: {
      group: { fewest: 4, most: 6 },
      /** The order is the one in which the expansions were released. */
      order: ['premiere', 'premiere', 'premiere', 'premiere', 'alternate-universe'],
      /** It is for the first pack; the direction changes with each pack. */
      firstPassing: 'left',
      /** Picks may not be looked at again, and the next pack waits until all players have picked. */
      picksAreLocked: true,
      premiumCardsKept: PREMIUM_CARDS,
    },
  },
} as const;

/** 003, OTSD Booster Draft, Drafting the Cards: returns where packs of this number, counted from 1, are passed. */
export const passingDirection = (pack: number): 'left' | 'right' => (pack % 2 === 1 ? 'left' : 'right');
