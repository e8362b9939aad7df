import { count, say, type Text } from '@quadrant/rules/message';
import { type Finding, finding } from '../finding.js';
import { countParticipants, handleOf } from '../participants.js';
import { orderAsStated } from '../ranking/stated-order.js';
import type { TournamentReport } from '../report.js';
import { hasCertainPlace, type Standing } from '../standing.js';

/**
 * Says what is unknown of a tournament whose report has only the final places, and which places need a decision.
 *
 * @param report with `record: standings`
 */
export function validateStatedOrder(report: TournamentReport): Finding[] {
  const participants = countParticipants(report);
  const listed = report.entries.length;
  const size =
    report.participants === undefined
      ? say`The ${count(listed, 'listed player')} count as everybody who took part.`
      : say`${count(listed, 'player')} of ${participants} are listed.`;
  const message = say`Standings only: the places count as stated, and the games are unknown. No game is rated. ${size}`;
  const advice =
    report.participants === undefined
      ? say`If more took part, add participants with their number. If you know the games, send them as rounds.`
      : say`If you know the games, send them as rounds.`;
  return [finding('games-unknown', '/record', message, advice), ...validatePlaces(report)];
}

function validatePlaces(report: TournamentReport): Finding[] {
  return orderAsStated(report).flatMap((standing) => {
    if (hasCertainPlace(standing)) return [];
    const { entry } = standing;
    const row = (report.statedStandings ?? []).findIndex((each) => each.entry === entry);
    const message = say`${handleOf(report, entry)} has no certain place (${tellPlace(standing)}), so they get no points or titles for it.`;
    const advice = say`If you know the place, give it in places with a reason. Otherwise no change is needed.`;
    return [finding('place-undecided', row === -1 ? `/players/${entry}` : `/statedStandings/${row}`, message, advice)];
  });
}

function tellPlace({ stated = '' }: Standing): Text {
  const [first, last] = stated.split('-');
  if (stated === '?') return say`no place is stated`;
  return last === undefined
    ? say`place ${stated.replace('?', '')} does not follow the place before it`
    : say`places ${first!} to ${last} are shared`;
}
