import type { Text } from '@quadrant/rules/message';
import type { Bracket, PlayedBracketMatch } from '@quadrant/rules/pairing';
import type { Deck, Match, Pod, Stage } from '@quadrant/rules/tournament';
import type { LiveEntry, PlanApproval, Qualified, ToldResult } from './live-act.js';
import type { HeatsPlan, LiveTournament } from './live-tournament.js';

/** entered: not checked in; playing; dropped. */
export type Presence = 'entered' | 'playing' | 'dropped';

export interface LivePlayer {
  readonly handle: string;
  /** Folded handle. */
  readonly key: string;
  name: string | null;
  country: string | null;
  region: string | null;
  seed: number | null;
  earnedByes: readonly number[];
  headStart: number;
  deck: Deck | null;
  presence: Presence;
  /** The last round that they played; null while they have not dropped. */
  droppedAfter: number | null;
  /** Counts how often their link was replaced. */
  link: number;
}

/** What somebody said of a game, and where it stands among the entries. */
export interface Claim<Told> {
  readonly version: number;
  readonly at: string;
  readonly by: string;
  readonly role: LiveEntry['role'];
  readonly told: Told;
  /** As it was sent, from the side of the first player of the table: whoever decides for it sends it again. */
  readonly sent: ToldResult;
}

/** open; claimed: one player entered it, and the other has not confirmed it; conflict: two results; settled; delayed (000, 13.4). */
export type GameStatus = 'open' | 'claimed' | 'conflict' | 'settled' | 'delayed';

interface Seat<Told> {
  readonly table: number;
  /** What is said of it and holds; more than one where they differ. */
  claims: Claim<Told>[];
  status: GameStatus;
  /** Minutes of extra time. */
  extraMinutes: number;
  /** Until when it is played, ISO 8601 in UTC, where that is not the deadline of its round. */
  deadline?: string;
}

/** A game of two players; in an elimination stage a match. */
export interface LiveGame extends Seat<Match> {
  players: readonly [string, string];
  /** Match of the bracket; null in a Swiss round. */
  readonly bracketMatch: string | null;
  /** 000, 13.5: who was responsible, as 0 or 1, or neither; absent where it was finished. */
  incomplete?: { readonly responsible: 0 | 1 | null; readonly reason: string };
  /** Why it is delayed. */
  delayedFor?: string;
}

/** A pod. Its players are in the order of the report, so that their scores are. */
export interface LivePod extends Seat<Pod> {
  players: readonly string[];
}

/** When a round began, and how long it lasts. Milliseconds since 1970; null while it is not so. */
export interface RoundClock {
  startedAt: number;
  pausedAt: number | null;
  pausedMs: number;
  /** Null where the documents name no limit. */
  minutes: number | null;
  extraMinutes: number;
}

export interface LiveRound {
  readonly round: number;
  readonly stage: Stage;
  /** How often it was paired. */
  attempt: number;
  games: LiveGame[];
  byes: readonly string[];
  earnedByes: readonly string[];
  pods: LivePod[];
  explanations: readonly string[];
  notes: Readonly<Record<string, string>>;
  /** What directors changed by hand, with the reason. */
  changes: Text[];
  clock: RoundClock | null;
  /** Until when its games are played, ISO 8601 in UTC; absent where they are played at once. */
  deadline?: string;
  /** Somebody dropped or was taken out after it was paired. */
  isStale: boolean;
}

/** The elimination stage. */
export interface LiveBracket {
  readonly bracket: Bracket;
  readonly seeds: readonly string[];
  readonly bestOf: number;
  /** Rounds before it. */
  readonly after: number;
  matches: readonly PlayedBracketMatch[];
  /** Everybody in the order of places; null until the last match is played. */
  places: readonly string[] | null;
}

/** A live tournament as its log tells it. Only `applyEntry` changes it. */
export interface LiveState {
  readonly tournament: LiveTournament;
  version: number;
  /** When the last entry was made, in milliseconds since 1970. */
  changedAt: number;
  /** By folded handle, in the order in which they were entered. */
  readonly players: Map<string, LivePlayer>;
  /** Folded handles. */
  readonly helpers: Map<string, string>;
  /** In playing order, those of the bracket behind the Swiss rounds. */
  readonly rounds: LiveRound[];
  bracket: LiveBracket | null;
  /** Of finals: how their heats are played; null for every other tournament. */
  heats: HeatsPlan | null;
  /** Of finals: who plays on, and when they began; null until they were taken from the heats. */
  qualified: { readonly players: readonly Qualified[]; readonly at: number } | null;
  plannedRounds: number | null;
  /** How the number of rounds was changed. */
  plan: { readonly approval: PlanApproval | null; readonly reason: string | null } | null;
  /** Handles of those whom the last check-in of everybody checked in. */
  checkedInTogether: readonly string[];
  /** Draft groups as they were drawn; none before. */
  draftGroups: readonly (readonly string[])[];
  /** 000, 7.1: the director plays too, and these stand in; null where they do not. */
  directorPlays: { readonly secondaryDirector: string; readonly tertiaryDirector: string } | null;
  confrontation: { readonly players: readonly [string, string]; readonly winner: string } | null;
  isFinished: boolean;
  /** Versions of entries that changed rounds, players or the plan: who acts on an older version is told of them. */
  readonly decisions: { readonly version: number; readonly text: Text }[];
}

/** A live tournament in which nothing has happened. */
export const emptyState = (tournament: LiveTournament): LiveState => ({
  tournament,
  version: 0,
  changedAt: 0,
  players: new Map(),
  helpers: new Map(),
  rounds: [],
  bracket: null,
  heats: tournament.heats ?? null,
  qualified: null,
  plannedRounds: tournament.header.plannedRounds,
  plan: null,
  checkedInTogether: [],
  draftGroups: [],
  directorPlays: null,
  confrontation: null,
  isFinished: false,
  decisions: [],
});
