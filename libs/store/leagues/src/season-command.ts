import type { Text } from '@quadrant/rules/message';
import type {
  AnnouncedSeason,
  ClosingRefusal,
  FirstTournament,
  LeagueSeason,
  SeasonChange,
  SeasonFault,
  SeasonPart,
} from '@quadrant/rules/leagues';
import type { VersionChanged } from '@quadrant/rules/permissions';
import type { PartClosed, RulesChanged } from './change-rules.js';

/** Cards that only tournaments of the league may see until the season has ended (000, 12.3); they decide no points. */
export interface Promos {
  readonly promos?: readonly string[];
}

export type NewSeason = AnnouncedSeason & Promos;

export type ShownSeason = LeagueSeason & Required<Promos>;

export interface SeasonCommand {
  /** It is the slug of the league. */
  readonly league: string;
  readonly reason: Text | null;
  /** Whether they are a coordinator who says why: they may say late how many players qualify. */
  readonly mayAnnounceLate: boolean;
  /** Versions of the league that it was made for; null for any. */
  readonly versions: readonly number[] | null;
}

export type NewSeasonCommand = SeasonCommand & { readonly season: NewSeason };

export type SeasonChangeCommand = SeasonCommand & {
  readonly season: string;
  /** The champion by handle; null: none. */
  readonly change: SeasonChange & Promos;
};

export type ClosingCommand = Omit<SeasonCommand, 'mayAnnounceLate'> & {
  readonly season: string;
  readonly part: SeasonPart;
  readonly reason: Text;
};

export interface SeasonStored extends RulesChanged {
  readonly kind: 'stored';
  readonly season: ShownSeason;
}

export type SeasonRefusal =
  | { readonly kind: 'league-not-found' | 'season-not-found' }
  /** Only a season without tournaments can be renamed. */
  | { readonly kind: 'season-played'; readonly since: FirstTournament }
  | { readonly kind: 'champion-unknown'; readonly handle: string }
  | SeasonFault
  | ClosingRefusal
  | PartClosed
  | VersionChanged;
