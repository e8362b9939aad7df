import type { Level } from '@quadrant/rules/tournament';
import type { Content, LeagueSlug } from './content.js';
import type { SchemeName } from './schemes.js';

/** What somebody does to Quadrant. Days count from the first; tournaments go by number. */
export type Command =
  /** A first report, or the next revision; one that is imported, or comes a week after its tournament, waits. */
  | {
      readonly does: 'submit';
      readonly day: number;
      readonly tournament: number;
      readonly imported: boolean;
      readonly content: Content;
    }
  | { readonly does: 'withdraw'; readonly day: number; readonly tournament: number }
  /** Takes a withdrawal or a merge back. */
  | { readonly does: 'reinstate'; readonly day: number; readonly tournament: number }
  /** Two reports of one tournament: what `tournament` tells is told by `into`. */
  | { readonly does: 'merge'; readonly day: number; readonly tournament: number; readonly into: number }
  /** A coordinator's word in place of the report's; null takes it back. */
  | {
      readonly does: 'set-level';
      readonly day: number;
      readonly tournament: number;
      readonly level: Level | null;
      readonly rated: boolean | null;
    }
  /** Two players are one: the one counts as the other. Players go by number too. */
  | { readonly does: 'merge-players'; readonly day: number; readonly player: number; readonly into: number }
  | { readonly does: 'undo-player-merge'; readonly day: number; readonly player: number }
  | PersonCommand
  | LeagueCommand
  | { readonly does: 'refresh'; readonly day: number; readonly scope: 'full' | 'incremental' }
  /** A refresh that is shown first and then published as it was shown. */
  | { readonly does: 'publish-dry-run'; readonly day: number; readonly scope: 'full' | 'incremental' }
  /** The schedule's refresh of a week, whose run is official. */
  | { readonly does: 'weekly-refresh'; readonly day: number; readonly week: number }
  /** To the run so many before the head; publishing pauses until it is resumed, which takes in everything that waits. */
  | { readonly does: 'roll-back'; readonly day: number; readonly runs: number }
  | { readonly does: 'resume'; readonly day: number };

/** What is done to how everybody sees somebody, and moves no number. */
export type PersonCommand =
  | {
      readonly does: 'move-player';
      readonly day: number;
      readonly player: number;
      readonly country: string | null;
      readonly region: string | null;
    }
  | { readonly does: 'hide' | 'unhide'; readonly day: number; readonly player: number };

/** What a league director does to what tournaments of the league are worth. Seasons and schemes go by number within it. */
export type LeagueCommand = { readonly day: number; readonly league: LeagueSlug } & (
  | { readonly does: 'add-season'; readonly plan: SeasonPlan }
  | { readonly does: 'change-season'; readonly season: number; readonly plan: SeasonPlan }
  /** The next version of a scheme; `to` null: without end. */
  | { readonly does: 'start-scheme'; readonly scheme: SchemeName; readonly from: number; readonly to: number | null }
  | { readonly does: 'end-scheme'; readonly scheme: number; readonly to: number }
  | {
      readonly does: 'award-by-hand';
      readonly tournament: number;
      readonly player: number;
      readonly points: number;
      /** Tells awards apart. */
      readonly number: number;
    }
  | { readonly does: 'take-award-back'; readonly number: number }
);

/** A season from one day to another. */
export interface SeasonPlan {
  readonly from: number;
  readonly to: number;
  /** Days after the first on which the halves and the playoffs begin; null: it has no phases. */
  readonly phases: readonly [number, number, number] | null;
  readonly perPhase: number;
}

const OF_LEAGUES: readonly Command['does'][] = [
  'add-season',
  'change-season',
  'start-scheme',
  'end-scheme',
  'award-by-hand',
  'take-award-back',
];

export const isOfLeague = (command: Command): command is LeagueCommand => OF_LEAGUES.includes(command.does);

export const isOfPerson = (command: Command): command is PersonCommand =>
  command.does === 'move-player' || command.does === 'hide' || command.does === 'unhide';

/** One command a line, as it can be read and given back. */
export const printCommands = (commands: readonly Command[]): string =>
  commands.map((command) => JSON.stringify(command)).join('\n');
