import { count, say, type Text } from '@quadrant/rules/message';
import { type Finding, finding } from '../finding.js';
import { countParticipants, handleOf } from '../participants.js';
import { orderAsStated } from '../ranking/stated-order.js';
import type { RecordKind, TournamentReport } from '../report.js';
import { basisOfPlace, hasCertainPlace, type Standing, withoutMark } from '../standing.js';

/**
 * Says what is unknown of a tournament whose places count as stated, and which places need a decision.
 *
 * @param report with stated standings
 */
export const validateStatedOrder = (report: TournamentReport): Finding[] => [
  ...(report.record === undefined ? [] : [tellUnknownGames(report, report.record)]),
  ...validatePlaces(report),
];

function tellUnknownGames(report: TournamentReport, record: Exclude<RecordKind, 'games'>): Finding {
  const participants = countParticipants(report);
  const listed = report.entries.length;
  const size =
    report.participants === undefined
      ? say`The ${count(listed, 'listed player')} count as everybody who took part.`
      : say`${count(listed, 'player')} of ${participants} are listed.`;
  const message =
    record === 'standings'
      ? say`Standings only: the places count as stated, and the games are unknown. No game is rated. ${size}`
      : say`Only some games are known: the places count as stated, and only the known games are rated. ${size}`;
  const advice =
    report.participants === undefined
      ? say`If more took part, add participants with their number. If you know the games, send them as rounds.`
      : say`If you know the games, send them as rounds.`;
  return finding('games-unknown', '/record', message, advice);
}

// @row 261
/**
 * Refuses a place that the director gives without a reason: nobody could check it later.
 *
 * @param report whose games are not all known
 */
export const validatePlaceReasons = ({ places, ...report }: TournamentReport): Finding[] =>
  places.flatMap(({ entry, place, reason }, index) => {
    if (reason.trim() !== '') return [];
    const message = say`${handleOf(report, entry)} is given place ${place} without a reason.`;
    const advice = say`Say in reason how you know the place, for example “photo of the final standings”.`;
    return [finding('place-without-reason', `/places/${index}`, message, advice)];
  });

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
  const [first, last] = withoutMark(stated).split('-');
  if (stated === '?') return say`no place is stated`;
  if (basisOfPlace({ stated }) === 'inferred')
    return say`places ${first!} to ${last!} are shared; this is inferred, because the source leaves a place empty and the next place leaves room for it`;
  return last === undefined
    ? say`place ${stated.replace('?', '')} does not follow the place before it`
    : say`places ${first!} to ${last} are shared`;
}
