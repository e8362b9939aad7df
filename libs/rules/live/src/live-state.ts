import type { Text } from '@quadrant/rules/message';
import type { Bracket, PlayedBracketMatch } from '@quadrant/rules/pairing';
import type { Deck, Match, Pod, Stage } from '@quadrant/rules/tournament';
import type {
  JudgeNoteAct,
  LiveEntry,
  PlanApproval,
  Qualified,
  SeatAct,
  SkippedPlayer,
  ToldResult,
} from './live-act.js';
import type { HeatsPlan, LiveTournament } from './live-tournament.js';

/** An `entered` player is not checked in. */
export type Presence = 'entered' | 'playing' | 'dropped';

export interface LivePlayer {
  readonly handle: string;
  /** It is the folded handle. */
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
  /** It counts how often their link was replaced. */
  link: number;
}

/** A result that a person reported for a game, with its version among the entries. */
export interface Claim<Told> {
  readonly version: number;
  readonly at: string;
  readonly by: string;
  readonly role: LiveEntry['role'];
  readonly told: Told;
  /** The result as it was sent, from the side of the first player of the table. A director who decides for it sends it again. */
  readonly sent: ToldResult;
}

/** `claimed`: the other player has not confirmed a result. `conflict`: there are two results. `delayed`: see 000, 13.4. */
export type GameStatus = 'open' | 'claimed' | 'conflict' | 'settled' | 'delayed';

/** Holds what is known about the result of a table. */
export interface Known<Told> {
  readonly claims: Claim<Told>[];
  readonly status: GameStatus;
  readonly incomplete?: LiveGame['incomplete'];
}

interface Seat<Told> {
  readonly table: number;
  /** The claims that hold; there are several when they differ. */
  claims: Claim<Told>[];
  status: GameStatus;
  /** It is the state before the last entry, which can be undone; null before the first one. */
  before: Known<Told> | null;
  /** It counts minutes. */
  extraMinutes: number;
  /** The deadline in ISO 8601 in UTC, when it is not that of its round. */
  deadline?: string;
}

/** A game of two players; in an elimination stage it is a match. */
export interface LiveGame extends Seat<Match> {
  players: readonly [string, string];
  /** The match of the bracket is null in a Swiss round. */
  readonly bracketMatch: string | null;
  /** 000, 13.5: the responsible player as 0 or 1, or neither; absent when the game was finished. */
  incomplete?: { readonly responsible: 0 | 1 | null; readonly reason: string };
  delayedFor?: string;
}

/** A pod has its players, and so their scores, in the order of the report. */
export interface LivePod extends Seat<Pod> {
  players: readonly string[];
}

/** The start and the length of a round, in milliseconds since 1970; null while there is none. */
export interface RoundClock {
  startedAt: number;
  pausedAt: number | null;
  pausedMs: number;
  /** It is null when the documents name no limit. */
  minutes: number | null;
  extraMinutes: number;
}

/** A latecomer in a round, as the director decided. */
export interface LateSeat extends Omit<SeatAct, 'kind' | 'round'> {
  /** Their opponent had the bye before. */
  readonly hadBye: boolean;
}

export interface LiveRound {
  readonly round: number;
  readonly stage: Stage;
  /** It counts how often the round was paired. */
  attempt: number;
  /** The version in which it was paired last; null for a round of a bracket. */
  readonly pairedIn: number | null;
  games: LiveGame[];
  byes: readonly string[];
  earnedByes: readonly string[];
  /** Latecomers who were seated after the round was paired. */
  late: readonly LateSeat[];
  pods: LivePod[];
  explanations: readonly Text[];
  notes: Readonly<Record<string, Text>>;
  /** Directors changed this by hand; each text has the reason. */
  changes: Text[];
  clock: RoundClock | null;
  /** The deadline of its games, ISO 8601 in UTC; absent when they are played at once. */
  deadline?: string;
  /** A player dropped or was removed after it was paired. */
  isStale: boolean;
}

export interface LiveBracket {
  readonly bracket: Bracket;
  readonly seeds: readonly string[];
  readonly bestOf: number;
  /** It counts the rounds before the bracket. */
  readonly after: number;
  matches: readonly PlayedBracketMatch[];
  /** All players are listed in the order of places; it is null until the last match is played. */
  places: readonly string[] | null;
}

/** A note of a judge, or extra time that one player was given. */
export interface JudgeNote extends Pick<LiveEntry, 'version' | 'at' | 'by'> {
  readonly note: JudgeNoteAct['note'] | 'extra-time';
  readonly player: string | null;
  readonly round: number | null;
  readonly text: string;
  /** It counts the extra time. */
  readonly minutes: number | null;
  /** The handle of the person who took it back; null while it holds. */
  takenBackBy: string | null;
}

/** A live tournament in the state of its log. Only `applyEntry` changes it. */
export interface LiveState {
  readonly tournament: LiveTournament;
  version: number;
  /** The last entry was made at this time, in milliseconds since 1970. */
  changedAt: number;
  /** The key is the folded handle. Players are in the order in which they were entered. */
  readonly players: Map<string, LivePlayer>;
  /** The keys are folded handles. */
  readonly helpers: Map<string, string>;
  /** They are in playing order, those of the bracket after the Swiss rounds. */
  readonly rounds: LiveRound[];
  bracket: LiveBracket | null;
  /** It says how the heats of finals are played, and is null for every other tournament. */
  heats: HeatsPlan | null;
  /** The players of finals, and when these began; null until they were taken from the heats. */
  qualified: { readonly players: readonly Qualified[]; readonly at: number } | null;
  plannedRounds: number | null;
  /** It says how the number of rounds was changed. */
  plan: { readonly approval: PlanApproval | null; readonly reason: string | null } | null;
  /** The handles that the last check-in of everybody checked in. */
  checkedInTogether: readonly string[];
  /** The last check-in of everybody did not check in these players. */
  skippedTogether: readonly SkippedPlayer[];
  /** The draft groups that were drawn; empty before. */
  draftGroups: readonly (readonly string[])[];
  /** 000, 7.1: the director plays too, and these two replace them; null when the director does not play. */
  directorPlays: { readonly secondaryDirector: string; readonly tertiaryDirector: string } | null;
  confrontation: { readonly players: readonly [string, string]; readonly winner: string } | null;
  /** In the order in which they were written. Only those who run the tournament may see them. */
  readonly judgeNotes: JudgeNote[];
  isFinished: boolean;
  /** Entries that changed rounds, players or the plan. A person who acts on an older version is told about them. */
  readonly decisions: { readonly version: number; readonly text: Text }[];
}

/** Returns a live tournament in which nothing has happened. */
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
  skippedTogether: [],
  draftGroups: [],
  directorPlays: null,
  confrontation: null,
  judgeNotes: [],
  isFinished: false,
  decisions: [],
});
