import { type HistoryState, replay } from '@quadrant/rules/history';
import { count, say, type Text } from '@quadrant/rules/message';
import type { RatingRules } from '@quadrant/rules/rating';
import { precisionOf, spanOfDate } from '@quadrant/rules/tournament';
import type { OpenedHistory } from '@quadrant/store/history';
import type { Delivery } from '@quadrant/store/intake';
import type { PreviewRepository } from '@quadrant/store/previews';

type Planned = Parameters<Parameters<Parameters<PreviewRepository['open']>[0]>[0]['openWithAll']>[0];

const dateOf = ({ report }: Delivery): string => report.tournament.date ?? '';

/** Returns the beginning of the month, where only the month of a tournament is known; otherwise null. */
const beginningOf = (delivery: Delivery): number | null =>
  precisionOf(dateOf(delivery)) === 'month' ? Date.parse(spanOfDate(dateOf(delivery))!.first) : null;

/**
 * Tournaments of which only the month is known stand at its end. This says by how much a rating would move if they stood at
 * its beginning.
 *
 * @param as the ratings with them at the end
 * @returns null where no such tournament is rated
 */
export async function moveVague(
  previews: PreviewRepository,
  rules: RatingRules,
  planned: Planned,
  as: { readonly state: HistoryState; readonly players: OpenedHistory['players'] },
): Promise<Text | null> {
  const vague = planned.filter(({ delivery, plan }) => beginningOf(delivery) !== null && plan.scoring.scorecard.rated);
  if (vague.length === 0) return null;
  const before = ratingsOf(as.state, as.players);
  const after = await previews.open(async (preview) => {
    const { history } = await preview.openWithAll(planned, beginningOf);
    const { state } = await replay(rules, history, { write: () => Promise.resolve() });
    return ratingsOf(state, history.players);
  });
  const moves = [...before].map(([key, rating]) => Math.abs((after.get(key) ?? rating) - rating));
  const most = moves.reduce((one, other) => Math.max(one, other), 0);
  return say`Only the month of ${count(vague.length, 'rated tournament')} is known, so its end counts. At its beginning, no rating would differ by more than ${most.toFixed(1)}.`;
}

/** The keys are track and row id, because another replay numbers its players in another way. */
function ratingsOf(state: HistoryState, players: OpenedHistory['players']): Map<string, number> {
  const found = new Map<string, number>();
  for (const { game, category, ratings } of state.tracks())
    for (let player = 0; player < players.count; player++)
      if (ratings.gamesOf(player) > 0)
        found.set(`${game}/${category} ${players.rowIdOf(player)}`, ratings.ratingOf(player));
  return found;
}
