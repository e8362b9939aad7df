import type { Level } from '@quadrant/tournament';
import type { Content } from './content.js';

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
  | { readonly does: 'add-season'; readonly day: number; readonly from: number; readonly to: number }
  | { readonly does: 'refresh'; readonly day: number; readonly scope: 'full' | 'incremental' }
  /** A refresh that is shown first and then published as it was shown. */
  | { readonly does: 'publish-dry-run'; readonly day: number; readonly scope: 'full' | 'incremental' }
  /** To the run so many before the head; publishing pauses until it is resumed, which takes in everything that waits. */
  | { readonly does: 'roll-back'; readonly day: number; readonly runs: number }
  | { readonly does: 'resume'; readonly day: number };

/** One command a line, as it can be read and given back. */
export const printCommands = (commands: readonly Command[]): string =>
  commands.map((command) => JSON.stringify(command)).join('\n');
