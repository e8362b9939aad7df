import type { Text } from '@quadrant/rules/message';
import type {
  CardPool,
  Format,
  GameTitle,
  Kind,
  OwnBracket,
  Pairing,
  RuleSystemId,
  Rules,
  Scenario,
} from '@quadrant/rules/tournament';

/** An announcement made before the tournament is played (000, section 3 and appendix A). */
export interface AnnouncedTournament {
  readonly name: string;
  readonly game: GameTitle;
  readonly ruleSystem: RuleSystemId;
  readonly format: Format;
  readonly cardPool: CardPool | null;
  readonly rules: Rules | null;
  readonly scenario: Scenario | null;
  readonly unrated: boolean;
  readonly kind: Kind;
  readonly pairing: Pairing;
  /** `heat`: it only tells who plays on in another tournament. */
  readonly structure: string | null;
  /** It is absent where there is no bracket of the organizers' own. */
  readonly bracket?: OwnBracket;
  readonly plannedRounds: number;
  readonly finalConfrontation: boolean;
  /** ISO 8601 with the offset of its place on that day. */
  readonly startsAt: string;
  /** The zone is an IANA name such as `Europe/Berlin`. */
  readonly zone: string;
  /** Local date of the last day, where it is another one. */
  readonly endsOn: string | null;
  readonly online: boolean;
  /** Two letters (ISO 3166-1); null for what is played online. */
  readonly country: string | null;
  readonly region: string | null;
  readonly venue: string | null;
  readonly address: string | null;
  /** How players reach the director: an address for mail, or a telephone number. */
  readonly contact: string;
  readonly director: string;
  readonly secondaryDirector: string | null;
  readonly tertiaryDirector: string | null;
  /** Slug of the league that it is to count for. */
  readonly league: string | null;
  readonly entryFee: string;
  /** The prizes are guaranteed, however few players come (000, section 2). */
  readonly prizes: string;
  readonly deckLists: boolean;
  /** Until then players submit their deck lists: ISO 8601 with the offset of the place. It is absent where the start is the deadline. */
  readonly deckListsUntil?: string;
  /** Everybody sees the deck lists once a director has opened them. It is absent where only directors do. */
  readonly deckListsShown?: boolean;
  readonly preRegistration: boolean;
  /** It is null when the organizers do not know how many players will come. */
  readonly expectedPlayers: number | null;
  /** So many players have a place, and later ones wait. It is absent where everybody has one. */
  readonly capacity?: number;
  /** People find it by its link alone. It is absent where it is listed. */
  readonly unlisted?: boolean;
  readonly details: string | null;
  /** Address of a page where it is discussed. */
  readonly discussion: string | null;
}

/** A part of an announcement that has to be corrected before it can be stored. */
export interface AnnouncementFault {
  readonly field:
    keyof AnnouncedTournament | 'date' | 'time' | 'until' | 'deckListsDate' | 'deckListsTime' | 'bracket/rounds';
  /** The end of a sentence that begins with the name of the field. */
  readonly text: Text;
}
