import type { DeckQuestion, DeckRules } from './deck-rules.js';
import type { TournamentHeader } from './report.js';
import type { CardPool, Ending, GameTitle, Pairing, Result, Rules, Stage } from './vocabulary.js';

/** Texts for people cite what a document says about these subjects. */
export type Subject =
  | 'date-lock'
  | 'change-of-rounds'
  | 'recommended-rounds'
  | 'no-rematch'
  | 'equal-totals'
  | 'bye'
  | 'bye-criteria'
  | 'scoring'
  | 'ties'
  | 'differential'
  | 'heats'
  | 'elimination'
  | 'deadline'
  | 'unfinished-game'
  | 'places-by-director';

/** It holds the section of the document for each subject; null when the document does not mention it. */
export type Sections = Readonly<Record<Subject, string | null>>;

/** Questions that are asked while a tournament is announced, or while its facts are completed. */
interface AnnouncingRules {
  /** Returns the whole local days between registration and start that sanctioning needs; 0 when it needs none. */
  readonly daysAhead: (tournament: Pick<TournamentHeader, 'game' | 'structure'>) => number;
  /** Returns the number of rounds that sanctioning needs; 0 when an announcement may plan any number. */
  readonly fewestRounds: (game: GameTitle) => number;
  /** Returns how many rounds so many players should play; null when the director alone plans them. */
  readonly usualRounds: (game: GameTitle, players: number) => number | null;
  readonly usualPairing: (game: GameTitle) => Pairing;
  /** Lists the ways of pairing that the document has for a game, the usual one among them. */
  readonly pairings: (game: GameTitle) => readonly Pairing[];
  /** Returns the card pool and the rules of a tournament that names none; null when a document need not name them. */
  readonly usualPlay: (game: GameTitle) => { readonly cardPool: CardPool; readonly rules: Rules } | null;
}

/**
 * The method by which Swiss rounds are paired: at random among equal points (000 and 004, which differ in the bye), at
 * random among everybody (002, Simple-Swiss), or strictly by rank (001 and 003, 002).
 */
export type PairingMethod = 'groups' | 'groups-ffg' | 'simple' | 'rank-decipher' | 'rank-1996';

/** Questions that are asked while a round is paired. */
interface PairingRules {
  readonly methodOf: (pairing: Pairing) => PairingMethod;
  /** Tells whether a round has a game with each side, so that pairing chooses the sides too. */
  readonly hasTwoSides: (tournament: Pick<TournamentHeader, 'game' | 'format'>) => boolean;
}

export interface TimeLimit {
  readonly minutes: number;
  /** The limit is for a round, one game of match play, or five rounds of a pod. */
  readonly per: 'round' | 'game' | 'five-rounds';
  readonly source: string;
}

export type TimedTournament = Pick<TournamentHeader, 'game' | 'format' | 'rules' | 'online'>;

/** These members of a match in a report describe a concession. */
export type ConcededMatch =
  | { readonly result: 'FL' | 'LOSS'; readonly endedBy?: 'concession' | 'forfeit' }
  | { readonly games: readonly [{ readonly winner: string }] };

/** A row of a report for a pairing of two players that was not played. */
export interface UnplayedRow {
  /** The players in the row are given as sides of the pairing. */
  readonly sides: readonly [0 | 1] | readonly [0, 1];
  readonly result: Result | null;
  /** The side that is given the only game, in rule systems that record matches by games. */
  readonly gameFor: 0 | 1 | null;
  readonly endedBy: Ending | null;
}

/** The results of two players who were paired and did not play. The first of two words is for the player who was there. */
export type UnplayedOutcome =
  | 'bye-and-missed-game'
  | 'bye-and-nothing'
  | 'won-and-lost'
  | 'full-win-and-loss'
  | 'star-trek-forfeit'
  | 'both-missed-game'
  | 'nothing';

/** The rows and the outcome of a match that was not played. */
export interface UnplayedMatch {
  readonly rows: readonly UnplayedRow[];
  readonly outcome: UnplayedOutcome;
}

export interface Unplayed {
  readonly stage: Stage;
  /** The side of the player who was there, or who was given the match. It is null when neither was, or when it is unknown. */
  readonly present: 0 | 1 | null;
}

/** Questions that are asked while a tournament is played. */
interface PlayingRules {
  /** Tells whether the players have to approve a director who wants to play. */
  readonly directorNeedsApproval: boolean;
  /** Tells whether the next round may begin while a game of this one is played later. */
  readonly hasDelayedGames: boolean;
  /** The brackets that its finals have: a player is out after one lost match, or after two. */
  readonly elimination: 'single' | 'double';
  /** Tells whether players who missed the cut may play Swiss rounds beside it, ranked after everybody of the cut. */
  readonly othersPlayOn: boolean;
  /** The `structure` of a heat; null when heats keep the structure of their finals. */
  readonly heatStructure: string | null;
  /** Tells whether a tournament only decides who plays on in another one. */
  readonly isHeat: (tournament: Pick<TournamentHeader, 'structure' | 'pairing'>) => boolean;
  /** Tells whether a tournament is the finals of heats of the same day, so that it counts their rounds and may begin later. */
  readonly continuesHeats: (tournament: Pick<TournamentHeader, 'game' | 'pairing'>) => boolean;
  /** Returns how long a round or a game lasts; null when the document names no limit for such a tournament. */
  readonly timeLimit: (tournament: TimedTournament, stage: Stage) => TimeLimit | null;
  /**
   * Returns the result of a concession by the first of two players, as a report writes it; null when the rules name no
   * result, so that the director enters one.
   */
  readonly concession: (game: GameTitle, players: readonly [string, string], stage: Stage) => ConcededMatch | null;
  /**
   * Returns the results of two players who were paired and did not play: a no-show, a forfeit, a game that was never
   * finished. A concession is not included, because it ends a game.
   */
  readonly unplayed: (game: GameTitle, unplayed: Unplayed) => UnplayedMatch;
}

/** These words name the results of the first of two players. */
export type OutcomeWord = 'win' | 'modifiedWin' | 'tie' | 'modifiedLoss' | 'loss';

/** These fields describe one game of a match that is entered game by game. */
export type GameField = 'sides' | 'ended' | 'score' | 'differential';

/** A game or a round can be entered with these endings. A command deck is empty for one player, decks for both. */
export type EndingChoice = Exclude<Ending, 'normal' | 'quit' | 'intentional'> | 'decked-command';

/** Questions that forms and files ask about results. */
export interface RecordingRules {
  /** The result of a match in the words of a report; null when a match is told by the games that were won, without points. */
  readonly outcomes: Readonly<Record<OutcomeWord, Result>> | null;
  /** The points for a full win, a modified win, a tie and a loss, when pages name them; a bye counts as a full win. */
  readonly outcomePoints: Readonly<Record<Exclude<OutcomeWord, 'modifiedLoss'>, number>> | null;
  /** Returns when a win is a modified one; null when the game has no modified wins. */
  readonly modifiedWin: (game: GameTitle) => 'on-time' | 'on-time-or-decked' | null;
  /** Tells whether even a match of one game is entered game by game. */
  readonly isByGames: (game: GameTitle) => boolean;
  readonly gameFields: (stage: Stage) => readonly GameField[];
  readonly endings: readonly EndingChoice[];
  /** Tells whether two players may agree to split a Swiss round. */
  readonly hasSplits: boolean;
}

/** Players win this in championships, for a later tournament of the same game. */
export type ChampionshipPrize = 'earned-byes' | 'head-starts';

/** Bonuses of leagues depend on these facts about a deck. */
export type DeckFact = 'headquarters' | 'affiliation';

/** Questions about what players bring to a tournament and take from it. */
interface PlayerRules {
  /** Returns what places of championships win; null when the game has no championships (000, section 11). */
  readonly championshipPrize: (game: GameTitle) => ChampionshipPrize | null;
  /** Lists the facts about a deck that a report can give; empty when players have no such deck. */
  readonly deckFacts: (game: GameTitle) => readonly DeckFact[];
  /** Returns how many cards a deck has; null where nothing says it. */
  readonly deckRules: (tournament: DeckQuestion) => DeckRules | null;
}

/** A rule system answers these questions beside those about a report. */
export interface Answers {
  readonly announcing: AnnouncingRules;
  readonly pairing: PairingRules;
  readonly playing: PlayingRules;
  readonly recording: RecordingRules;
  readonly players: PlayerRules;
}
