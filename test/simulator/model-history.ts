import {
  CHAIN_START,
  compareHistory,
  HistoryState,
  rememberInLeague,
  replay,
  type ChainLinks,
  type HistoryPosition,
  type HistoryTournament,
  type ReplayedStep,
} from '@quadrant/rules/outcome';
import type { RatingRules } from '@quadrant/rules/rating';

/** A tournament of the model as a replay takes it. */
export interface ModelTournament extends HistoryTournament {
  readonly revision: number;
}

/** What is published, in the order of history. */
export type PublishedHistory = readonly ReplayedStep<ModelTournament>[];

export const isBefore = (position: HistoryPosition, other: HistoryPosition): boolean =>
  compareHistory(position, other) < 0;

export const earliest = (positions: readonly HistoryPosition[]): HistoryPosition | null =>
  [...positions].sort(compareHistory)[0] ?? null;

/** Ratings, what leagues remember, and chains as the last of these tournaments left them, told by what they did. */
export function stateAfter(published: PublishedHistory): { state: HistoryState; links: ChainLinks } {
  const state = new HistoryState();
  for (const { tournament, step } of published) {
    const { scorecard, players } = tournament.input;
    rememberInLeague(state, tournament.input);
    for (const { category, entry, after, games } of step.outcome.changes) {
      const track = state.track(scorecard.game, category);
      const player = players[entry]!;
      track.set(player, after, track.gamesOf(player) + games, scorecard.startsAt);
    }
  }
  return { state, links: published.at(-1)?.step.links ?? CHAIN_START };
}

/** What is published once these tournaments, in batches, were taken in on top of what stands before them. */
export async function publishOn(
  rules: RatingRules,
  before: PublishedHistory,
  tournaments: AsyncIterable<readonly ModelTournament[]>,
): Promise<PublishedHistory> {
  const published = [...before];
  await replay(
    rules,
    { ...stateAfter(before), total: 0, tournaments },
    { write: (steps) => Promise.resolve(void published.push(...steps)) },
  );
  return published;
}

/** Everything from nothing, in the order of history. */
export const publishAnew = (rules: RatingRules, tournaments: readonly ModelTournament[]): Promise<PublishedHistory> =>
  publishOn(rules, [], batchesOf(tournaments.toSorted((a, b) => compareHistory(a.position, b.position))));

/** Two at a time, so that a place falls into a batch as well as between two. */
export async function* batchesOf(tournaments: readonly ModelTournament[]): AsyncGenerator<readonly ModelTournament[]> {
  for (let i = 0; i < tournaments.length; i += 2) yield await Promise.resolve(tournaments.slice(i, i + 2));
}
