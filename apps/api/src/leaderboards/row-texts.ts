import { isProvisional, type StabilityPolicy } from '@quadrant/rules/policy';
import { type LeaderboardRow, type RankedRow, tellRow } from '@quadrant/store/reading';
import type { LeaderboardDto } from './leaderboard.dto.js';

export const rowOf = (row: LeaderboardRow, policy: StabilityPolicy): LeaderboardDto['rows'][number] => ({
  ...row,
  displayRating: Math.round(row.rating),
  isProvisional: isProvisional(row.games, policy),
});

/** The JSON of a row is cut around its rank, so that a new rank costs little. */
interface RowText {
  readonly provisionalBelow: number;
  readonly before: string;
  readonly behind: string;
  rank: number;
  whole: string;
}

const RANK = '"rank":';

/** Keeps the JSON of rows that are in memory, since writing it takes longer than everything else of a page. */
export class RowTexts {
  private readonly whole = new WeakMap<RankedRow['row'], RowText>();
  private readonly filtered = new WeakMap<RankedRow['row'], RowText>();

  /** Returns the JSON of {@link rowOf}, which is written once for a row. */
  write(ranked: RankedRow, isWhole: boolean, policy: StabilityPolicy): string {
    const texts = isWhole ? this.whole : this.filtered;
    let text = texts.get(ranked.row);
    if (text?.provisionalBelow !== policy.provisionalBelow) {
      const json = JSON.stringify(rowOf(tellRow(ranked, isWhole), policy));
      // Inside a text, these quotation marks would have backslashes.
      const begin = json.indexOf(RANK) + RANK.length;
      const [before, behind] = [json.slice(0, begin), json.slice(begin + String(ranked.rank).length)];
      const { provisionalBelow } = policy;
      texts.set(ranked.row, (text = { provisionalBelow, before, behind, rank: ranked.rank, whole: json }));
    }
    if (text.rank !== ranked.rank) {
      text.rank = ranked.rank;
      text.whole = text.before + text.rank + text.behind;
    }
    return text.whole;
  }
}
