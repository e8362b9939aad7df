import type { Level } from '@quadrant/rules/tournament';
import type { Content, LeagueSlug } from './content.js';
import type { SchemeName } from './schemes.js';

/** Somebody does this to Quadrant. Days count from the first one; tournaments have numbers. */
export type Command =
  /** A first report, or the next revision. It waits if it is imported, or comes a week after its tournament. */
  | {
      readonly does: 'submit';
      readonly day: number;
      readonly tournament: number;
      readonly imported: boolean;
      readonly content: Content;
    }
  | { readonly does: 'withdraw'; readonly day: number; readonly tournament: number }
  /** Undoes a withdrawal or a merge. */
  | { readonly does: 'reinstate'; readonly day: number; readonly tournament: number }
  /** Two reports are about one tournament: `into` replaces `tournament`. */
  | { readonly does: 'merge'; readonly day: number; readonly tournament: number; readonly into: number }
  /** A coordinator's value replaces that of the report; null restores the report's. */
  | {
      readonly does: 'set-level';
      readonly day: number;
      readonly tournament: number;
      readonly level: Level | null;
      readonly rated: boolean | null;
    }
  /** Two players are one: the one counts as the other. Players have numbers too. */
  | { readonly does: 'merge-players'; readonly day: number; readonly player: number; readonly into: number }
  | { readonly does: 'undo-player-merge'; readonly day: number; readonly player: number }
  | PersonCommand
  | LeagueCommand
  | { readonly does: 'refresh'; readonly day: number; readonly scope: 'full' | 'incremental' }
  /** A refresh is shown first and then published as it was shown. */
  | { readonly does: 'publish-dry-run'; readonly day: number; readonly scope: 'full' | 'incremental' }
  /** The schedule's weekly refresh, whose run is official. */
  | { readonly does: 'weekly-refresh'; readonly day: number; readonly week: number }
  /** Goes back so many runs before the head. Publishing pauses until it is resumed, which publishes everything that waits. */
  | { readonly does: 'roll-back'; readonly day: number; readonly runs: number }
  | { readonly does: 'resume'; readonly day: number };

/** These change how everybody sees a player, and move no number. */
export type PersonCommand =
  | {
      readonly does: 'move-player';
      readonly day: number;
      readonly player: number;
      readonly country: string | null;
      readonly region: string | null;
    }
  | { readonly does: 'hide' | 'unhide'; readonly day: number; readonly player: number };

/** A league director changes what the league's tournaments are worth. Seasons and schemes have numbers within the league. */
export type LeagueCommand = { readonly day: number; readonly league: LeagueSlug } & (
  | { readonly does: 'add-season'; readonly plan: SeasonPlan }
  | { readonly does: 'change-season'; readonly season: number; readonly plan: SeasonPlan }
  /** The next version of a scheme; a null `to` means that it has no end. */
  | { readonly does: 'start-scheme'; readonly scheme: SchemeName; readonly from: number; readonly to: number | null }
  | { readonly does: 'end-scheme'; readonly scheme: number; readonly to: number }
  | {
      readonly does: 'award-by-hand';
      readonly tournament: number;
      readonly player: number;
      readonly points: number;
      /** The number distinguishes awards. */
      readonly number: number;
    }
  | { readonly does: 'take-award-back'; readonly number: number }
);

export interface SeasonPlan {
  readonly from: number;
  readonly to: number;
  /** The halves and the playoffs begin so many days after the first. Null means that there are no phases. */
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

/** Prints one command a line, in a form that can be read and replayed. */
export const printCommands = (commands: readonly Command[]): string =>
  commands.map((command) => JSON.stringify(command)).join('\n');
