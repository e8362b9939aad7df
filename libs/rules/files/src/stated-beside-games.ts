import { readReport } from '@quadrant/rules/report';
import { CHECK_STATED, differenceOfStated, getRuleSystem, tellStated } from '@quadrant/rules/systems';
import { foldHandle } from '@quadrant/rules/tournament';
import { handleOf, type Answers } from './answers.js';
import type { FileFindings } from './parts/file-findings.js';
import type { FileTournament } from './parts/file-tournament.js';
import type { Places } from './place-findings.js';

/**
 * Writes the rows of a list of places, and which of them are concluded.
 *
 * @param concluded what else of the document is concluded
 */
export function writeStated(
  { players, standings = [] }: FileTournament,
  answers: Answers,
  { inferred: concluded = [] }: { readonly inferred?: readonly object[] },
): { readonly statedStandings: object[]; readonly inferred?: object[] } {
  const names = new Map(players.map(({ id, name }) => [id, handleOf(name, answers)]));
  const statedStandings = standings.map(({ player, place, points, differential }) => ({
    handle: names.get(player)!,
    ...(place !== null && { place }),
    ...(points !== null && { points }),
    ...(differential !== undefined && { differential }),
  }));
  const places = standings.flatMap(({ inferred: rule }, index) =>
    rule === undefined ? [] : [{ pointer: `/statedStandings/${index}`, rule }],
  );
  const inferred = [...concluded, ...places];
  return { statedStandings, ...(inferred.length > 0 && { inferred }) };
}

/** Says where the rows stand that have a place of their own in a file. */
export const placesOfStated = ({ standings = [] }: FileTournament): Places =>
  new Map(
    standings.flatMap(({ listedAt }, index) =>
      listedAt === undefined ? [] : [[`/statedStandings/${index}`, listedAt] as const],
    ),
  );

/** It is a document of the games, which may have concluded something. */
type Written = object & { readonly inferred?: readonly object[] };

/**
 * Adds the final places and points that a file states beside its games, or that another file states, to the document of the
 * games. Where the games give all of them, nothing is added. Otherwise what is stated counts, and a warning names each
 * difference: here where somebody has no games, otherwise where the document is checked.
 */
export function withStated(
  document: Written,
  tournament: FileTournament,
  answers: Answers,
  findings: FileFindings,
): object {
  if (tournament.standings === undefined) return document;
  const { report } = readReport(new TextEncoder().encode(JSON.stringify(document)));
  // Its errors are told when the document itself is checked.
  const stated = writeStated(tournament, answers, document);
  if (report === null) return { ...document, record: 'some-games', ...stated };
  const participants = answers.get('participants');
  const isOpen = report.rounds.some(({ incomplete = [] }) => incomplete.length > 0);
  if (isOpen && participants === undefined) return { ...document, ...stated };
  const computed = new Map(
    getRuleSystem(report.tournament.ruleSystem)
      .computeStandings(report, '')
      .map((row) => [foldHandle(report.entries[row.entry]!.handle), row]),
  );
  const nameOf = new Map(tournament.players.map(({ id, name }) => [id, name]));
  const played = new Set(
    tournament.rounds.flatMap(({ matches, scores }) => [
      ...matches.flatMap(({ players }) => players),
      ...(scores ?? []).map(([id]) => id),
    ]),
  );
  const differing = tournament.standings.flatMap((row) => {
    const name = nameOf.get(row.player)!;
    const inGames = played.has(row.player) ? computed.get(foldHandle(handleOf(name, answers))) : undefined;
    const difference = differenceOfStated(row, inGames);
    return difference === null ? [] : [{ row, name, difference }];
  });
  if (differing.length === 0 && participants === undefined) return document;
  const isWhole =
    tournament.standings.length === played.size && tournament.standings.every((row) => played.has(row.player));
  if (isWhole && participants === undefined) return { ...document, ...stated };
  if (!isOpen)
    for (const { row, name, difference } of differing)
      findings.add('standings-contradict', row.listedAt ?? { pointer: '' }, tellStated(name, difference), CHECK_STATED);
  const more = participants === undefined ? {} : { participants: Number(participants) };
  return { ...document, record: 'some-games', ...more, ...stated };
}
