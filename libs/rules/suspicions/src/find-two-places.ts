import { type Text, say, joined } from '@quadrant/rules/message';
import { type Finding, finding } from '@quadrant/rules/tournament';
import { distanceKm } from '@quadrant/rules/places';
import type { PlayedTournament } from './played-tournament.js';

/** A player hardly plays at two places so far apart on one day. */
const FAR_KM = 300;

/** Our choice: a tournament without an end is taken to last so long. */
const USUAL_MS = 6 * 3_600_000;

const MOST_NAMED = 5;

/** Finds players who sat in two places at the same time; one finding for each other tournament. */
export function findTwoPlaces(
  played: PlayedTournament,
  handles: readonly string[],
  others: readonly PlayedTournament[],
): Finding[] {
  return others.flatMap((other) => {
    if (played.key === other.key || !overlaps(played, other)) return [];
    const apart = tellDistance(played, other);
    if (apart === null) return [];
    const theirs = new Set(other.players.filter((player) => player !== null));
    const both = [...played.players.entries()].flatMap(([entry, player]) =>
      player !== null && theirs.has(player) ? [entry] : [],
    );
    const [first] = both;
    if (first === undefined) return [];
    const message = say`${nameAll(both.map((entry) => handles[entry] ?? ''))} played in ${JSON.stringify(other.name)} at the same time (/api/v1/tournaments/${other.key}), ${apart}.`;
    const advice = say`Correct the players, the times or the place. If the report is right, confirm this with a reason.`;
    const found = finding('player-in-two-places', `/players/${first}/handle`, message, advice);
    return [{ ...found, tournament: other.key }];
  });
}

const overlaps = (one: PlayedTournament, other: PlayedTournament): boolean =>
  one.startsAt < endOf(other) && other.startsAt < endOf(one);

const endOf = ({ startsAt, endsAt }: PlayedTournament): number => endsAt ?? startsAt + USUAL_MS;

/** Says how far apart two tournaments were; null when they were near, online, or in unknown places. */
function tellDistance(one: PlayedTournament, other: PlayedTournament): Text | null {
  if (one.online || other.online) return null;
  if (one.country !== null && other.country !== null && one.country !== other.country) {
    return say`in another country (${one.country} and ${other.country})`;
  }
  if (one.position === null || other.position === null) return null;
  const kilometres = distanceKm(one.position, other.position);
  return kilometres > FAR_KM ? say`${Math.round(kilometres)} km away` : null;
}

function nameAll(handles: readonly string[]): Text {
  if (handles.length > MOST_NAMED)
    return say`${handles.slice(0, MOST_NAMED).join(', ')} and ${handles.length - MOST_NAMED} more`;
  return handles.length === 1 ? handles[0]! : joined([handles.slice(0, -1).join(', '), handles.at(-1)!], ' and ');
}
