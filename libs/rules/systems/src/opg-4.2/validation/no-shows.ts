import { say } from '@quadrant/rules/message';
import {
  finding,
  findParticipants,
  handleOf,
  type EntryIndex,
  type Finding,
  type TournamentReport,
} from '@quadrant/rules/tournament';

const READING = say`everybody who played is placed before them`;

// @row 68
/**
 * Refuses `finalConfrontation`, `places` and `standings` of the director that place a no-show, an entry with Missed
 * Games only, before a player who played.
 */
export function validateNoShows(report: TournamentReport): Finding[] {
  const played = findParticipants(report);
  const participants = played.reduce((sum, each) => sum + each, 0);
  if (participants === 0 || participants === played.length) return [];
  const isNoShow = (entry: EntryIndex) => played[entry] !== 1;
  const nameOf = (entry: EntryIndex) => handleOf(report, entry);
  const placesLeft = say`${participants + 1} to ${played.length}`;

  const confronted = (report.finalConfrontation?.players ?? []).flatMap((entry, side) => {
    if (!isNoShow(entry)) return [];
    const message = say`${nameOf(entry)} is in the final confrontation, but has Missed Games only; ${READING}.`;
    const advice = say`Name the two players who played it, or add the results that are missing.`;
    return [finding('no-show-placed', `/finalConfrontation/players/${side}`, message, advice)];
  });

  const placed = report.places.flatMap(({ entry, place }, index) => {
    if (isNoShow(entry) === place > participants) return [];
    const message = isNoShow(entry)
      ? say`${nameOf(entry)} has place ${place}, but has Missed Games only; ${READING}.`
      : say`${nameOf(entry)} played and has place ${place}, so a player with Missed Games only would be placed before them.`;
    const advice = say`Give no-shows the places ${placesLeft}, or add the results that are missing.`;
    return [finding('no-show-placed', `/places/${index}/place`, message, advice)];
  });

  const standings = report.standings ?? [];
  const last = standings.findLastIndex((entry) => !isNoShow(entry));
  const listed = standings.flatMap((entry, index) => {
    if (!isNoShow(entry) || index > last) return [];
    const message = say`${nameOf(entry)} stands before ${nameOf(standings[last]!)}, but has Missed Games only; ${READING}.`;
    const advice = say`Move no-shows to the end of the standings, or add the results that are missing.`;
    return [finding('no-show-placed', `/standings/${index}`, message, advice)];
  });
  return [...confronted, ...placed, ...listed];
}
