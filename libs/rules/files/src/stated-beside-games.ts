import { say, type Text } from '@quadrant/rules/message';
import { readReport } from '@quadrant/rules/report';
import { getRuleSystem } from '@quadrant/rules/systems';
import { foldHandle, type Standing } from '@quadrant/rules/tournament';
import { handleOf, type Answers } from './answers.js';
import type { FileFindings } from './parts/file-findings.js';
import type { FileTournament, StatedRow } from './parts/file-tournament.js';
import type { Places } from './place-findings.js';

/** Writes the rows of a list of places. */
export function writeStated({ players, standings = [] }: FileTournament, answers: Answers): object[] {
  const names = new Map(players.map(({ id, name }) => [id, handleOf(name, answers)]));
  return standings.map(({ player, place, points }) => ({
    handle: names.get(player)!,
    ...(place !== null && { place }),
    ...(points !== null && { points }),
  }));
}

/** Says where the rows stand that have a place of their own in a file. */
export const placesOfStated = ({ standings = [] }: FileTournament): Places =>
  new Map(
    standings.flatMap(({ listedAt }, index) =>
      listedAt === undefined ? [] : [[`/statedStandings/${index}`, listedAt] as const],
    ),
  );

/**
 * Adds the final places that another file states to the document of the games. Where the games give all of them, nothing is
 * added. Otherwise the stated places count, and a warning names each difference.
 */
export function withStated(
  document: object,
  tournament: FileTournament,
  answers: Answers,
  findings: FileFindings,
): object {
  if (tournament.standings === undefined) return document;
  const { report } = readReport(new TextEncoder().encode(JSON.stringify(document)));
  // Its errors are told when the document itself is checked.
  if (report === null) return { ...document, record: 'some-games', statedStandings: writeStated(tournament, answers) };
  const participants = answers.get('participants');
  const stated = { statedStandings: writeStated(tournament, answers) };
  const isOpen = report.rounds.some(({ incomplete = [] }) => incomplete.length > 0);
  if (isOpen && participants === undefined) return { ...document, ...stated };
  const computed = new Map(
    getRuleSystem(report.tournament.ruleSystem)
      .computeStandings(report, '')
      .map((row) => [foldHandle(report.entries[row.entry]!.handle), row]),
  );
  const nameOf = new Map(tournament.players.map(({ id, name }) => [id, name]));
  const played = new Set(tournament.rounds.flatMap(({ matches }) => matches.flatMap(({ players }) => players)));
  const differing = tournament.standings.filter((row) => {
    const name = nameOf.get(row.player)!;
    const inGames = played.has(row.player) ? computed.get(foldHandle(handleOf(name, answers))) : undefined;
    const difference = tellDifference(row, inGames);
    if (difference !== null && !isOpen) {
      const message = say`The standings state ${difference[0]} for ${name}; the games give ${difference[1]}. What is stated counts.`;
      const advice = say`Correct what is wrong in one of the files. If the source is right, no change is needed.`;
      findings.add('standings-contradict', row.listedAt ?? { pointer: '' }, message, advice);
    }
    return difference !== null;
  });
  if (differing.length === 0 && participants === undefined) return document;
  const more = participants === undefined ? {} : { participants: Number(participants) };
  return { ...document, record: 'some-games', ...more, ...stated };
}

/** Returns what is stated and what the games give, where they differ. */
function tellDifference({ place, points }: StatedRow, computed: Standing | undefined): readonly [Text, Text] | null {
  if (place !== null && place !== computed?.place)
    return [say`place ${place}`, computed === undefined ? say`no place` : say`place ${computed.place}`];
  if (points !== null && points !== computed?.points)
    return [say`${points} points`, computed?.points == null ? say`no points` : say`${computed.points} points`];
  return null;
}
