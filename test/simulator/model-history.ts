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
} from '@quadrant/rules/history';
import type { RatingRules } from '@quadrant/rules/rating';

/** A tournament of the model, as a replay reads it. */
export interface ModelTournament extends HistoryTournament {
  readonly revision: number;
}

/** Published tournaments are in the order of history. */
export type PublishedHistory = readonly ReplayedStep<ModelTournament>[];

export const isBefore = (position: HistoryPosition, other: HistoryPosition): boolean =>
  compareHistory(position, other) < 0;

export const earliest = (positions: readonly HistoryPosition[]): HistoryPosition | null =>
  [...positions].sort(compareHistory)[0] ?? null;

/** Returns ratings, what leagues remember, and chains as the last of these tournaments left them, from the effects of all. */
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

/** Publishes these tournaments, in batches, on top of those before them, and returns the result. */
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

/** Publishes everything from nothing, in the order of history. */
export const publishAnew = (rules: RatingRules, tournaments: readonly ModelTournament[]): Promise<PublishedHistory> =>
  publishOn(rules, [], batchesOf(tournaments.toSorted((a, b) => compareHistory(a.position, b.position))));

/** Yields two at a time, so that a tournament's position falls into a batch as well as between two. */
export async function* batchesOf(tournaments: readonly ModelTournament[]): AsyncGenerator<readonly ModelTournament[]> {
  for (let i = 0; i < tournaments.length; i += 2) yield await Promise.resolve(tournaments.slice(i, i + 2));
}
