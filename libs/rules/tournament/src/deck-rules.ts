import type { Text } from '@quadrant/rules/message';
import type { Format, GameTitle, Rules } from './vocabulary.js';

/** Deck lists are counted in these parts. */
export type DeckPart = 'missions' | 'seed' | 'dilemmas' | 'affiliations' | 'objective-sets' | 'draw';

/** How many cards a part has; null where nothing limits it. */
export interface PartLimits {
  readonly part: DeckPart;
  readonly least: number | null;
  readonly most: number | null;
}

/** Numbers of cards in what one player brings. No document limits the copies of a card by number. */
export interface DeckRules {
  /** With two, one deck is Dark and the other Light. */
  readonly decks: 1 | 2;
  /** A whole deck has one of these numbers of cards; empty where its parts are limited instead. */
  readonly sizes: readonly number[];
  /** The cards below other headings belong to the last part. */
  readonly parts: readonly PartLimits[];
  /** It says where the numbers come from. */
  readonly source: Text;
}

/** The size of a deck depends on these facts of a tournament. */
export interface DeckQuestion {
  readonly game: GameTitle;
  readonly format: Format;
  readonly rules: Rules | null;
}
