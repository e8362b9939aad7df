import { describeDiff, type UnstoredNames } from '@quadrant/rules/history-diff';
import { replay, type HistoryReading, type HistoryState, type ReplayProgress } from '@quadrant/rules/history';
import type { RatingRules } from '@quadrant/rules/rating';
import type { ComputedRefresh, RefreshProgress } from '@quadrant/store/refreshes';
import type { LoadedTournament } from '@quadrant/store/history';
import type { Comparison } from '@quadrant/store/previews';

export interface Compared {
  readonly computed: ComputedRefresh;
  readonly progress: RefreshProgress;
}

/** Replays a history that a comparison has opened, to its end. @returns the ratings there, too */
export async function compareThrough(
  comparison: Comparison,
  rules: RatingRules,
  history: HistoryReading<LoadedTournament>,
  {
    onProgress,
    unstored,
  }: {
    readonly onProgress: (progress: ReplayProgress) => Promise<void> | void;
    /** Names of what is not stored. */
    readonly unstored?: UnstoredNames;
  },
): Promise<Compared & { readonly state: HistoryState }> {
  const write = (steps: Parameters<Comparison['write']>[0]) => comparison.write(steps);
  const { state, links, tournaments, games } = await replay(rules, history, { write, onProgress });
  const diff = await comparison.complete(state, unstored);
  return {
    computed: {
      baseRun: comparison.head.number,
      pendingMark: await comparison.markPendingChanges(),
      links,
      summary: describeDiff(diff),
      diff,
    },
    state,
    progress: { tournamentsTotal: tournaments, tournamentsDone: tournaments, gamesDone: games },
  };
}
