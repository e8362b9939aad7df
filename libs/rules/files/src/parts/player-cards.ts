import type { FilePlace } from './file-findings.js';
import type { FileMatch, FileResult } from './file-tournament.js';
import type { Meant } from './listed-names.js';

/** One round as a player's own line shows it. */
export interface CardCell {
  /** The opponent's id; null when there was none. */
  readonly opponent: string | null;
  /** The opponent is one of these, where the name on the line is a short one. Then `opponent` is the likeliest. */
  readonly mayBe?: Meant;
  /** The name of the opponent as the line has it, where it is a short one. */
  readonly named?: string;
  /** A bye gives points without an opponent. Null means that the line gives an opponent and no result. */
  readonly outcome: FileResult | ForfeitOutcome | 'bye' | 'half-bye' | 'absent';
  /** The player's own score comes first, then the opponent's. */
  readonly score: readonly [number, number] | null;
  /** It is set when the line has only the player's own score. */
  readonly ownScore?: number | null;
  /** They count victory points. */
  readonly points?: number | null;
  /** It is negative for a loss. */
  readonly differential?: number | null;
  /** It is set for a win or a loss, when the file tells the margin. */
  readonly margin?: FileMatch['margin'];
  /** Whether the line says that the opponent is unknown. Then `opponent` is null. */
  readonly isOpponentUnknown?: true;
  /** Whether the line says that the result is unknown. */
  readonly isResultUnknown?: true;
  /** Whether the line says that the loser conceded. */
  readonly isConceded?: boolean;
  /** The text of the file, for messages. */
  readonly written: string;
  readonly place: FilePlace;
}

type ForfeitOutcome = 'forfeit-win' | 'forfeit-draw' | 'forfeit-loss' | 'forfeit-both';

/** The line of one player. It has a cell for each round, undefined where the file has none. */
export interface PlayerCard {
  readonly id: string;
  readonly cells: readonly (CardCell | undefined)[];
}
