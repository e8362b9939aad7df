import { say } from '@quadrant/rules/message';
import { asCount, asList, asNumber, asObject, asText, type Json } from '../parts/json-values.js';
import { bye, played, playedWith, tellNoForfeits } from '../parts/results.js';
import { addFirstByes } from '../parts/unlisted-byes.js';
import { collectPlayers, type FileRoster } from '../parts/roster.js';
import { withDrops, type FileMatch, type FileRound } from '../parts/file-tournament.js';
import type { FileFindings } from '../parts/file-findings.js';
import type { FileReader } from '../parts/file-reader.js';

/**
 * Reads the JSON of Cobra and of NRTM (steffens.org/nrtm), which Cobra exports for every tournament of its site.
 * A round has two games; a pairing tells the points of both together (`combinedScore`).
 */
export const nrtmReader: FileReader = {
  format: 'nrtm',
  title: say`NRTM or Cobra JSON`,
  recognizes: ({ json }) => isNrtm(json) && !usesSides(json),
  read: ({ json }, findings) => [readNrtm(asObject(json)!, findings, readPairing, 'Cobra')],
};

/** Reads the JSON that Aesop's Tables exports. It is NRTM with one game a round, whose players are named by their side. */
export const aesopsReader: FileReader = {
  format: 'aesops-tables',
  title: say`Aesop’s Tables JSON`,
  recognizes: ({ json }) => isNrtm(json) && usesSides(json),
  read: ({ json }, findings) => [readNrtm(asObject(json)!, findings, readSides, 'Aesop’s Tables')],
};

const isNrtm = (json: unknown): boolean => {
  const file = asObject(json);
  // A report of quadrant/1 without rounds would fit too.
  if (file === null || 'schema' in file) return false;
  if (asList(file['players']) === null) return false;
  // An older Cobra writes standings without rounds.
  return asList(file['rounds'])?.every(Array.isArray) ?? 'cutToTop' in file;
};

const usesSides = (json: unknown): boolean =>
  asObject(json)?.['uploadedFrom'] === 'AesopsTables' ||
  (asList(asObject(json)?.['rounds'])?.flat() ?? []).some((row) => asObject(row)?.['corpPlayer'] !== undefined);

interface RowContext {
  readonly roster: FileRoster;
  readonly pointer: string;
  readonly findings: FileFindings;
}
type ReadRow = (row: Json, context: RowContext) => FileMatch | null;

function readNrtm(file: Json, findings: FileFindings, readRow: ReadRow, program: string) {
  const roster = collectPlayers(findings);
  for (const [index, each] of (asList(file['players']) ?? []).entries()) {
    const player = asObject(each);
    const pointer = `/players/${index}`;
    const [id, name] = [asText(player?.['id']), asText(player?.['name'])];
    if (id === null || name === null) {
      const message = say`This player has no id or no name.`;
      findings.add('value-missing-in-file', { pointer }, message, say`Export the tournament again.`);
      continue;
    }
    roster.add({ id, name, place: asCount(player?.['rank']) }, { pointer });
  }
  if ((asList(file['rounds']) ?? []).length === 0) {
    const message = say`The file has the tournament without its rounds.`;
    findings.add('one-page-of-several', { pointer: '' }, message, say`Export the tournament again.`);
  }
  const preliminary = asCount(file['preliminaryRounds']);
  const read = (asList(file['rounds']) ?? []).map((rows, index): FileRound => {
    const pairings = (asList(rows) ?? []).map((each, table) => {
      const pointer = `/rounds/${index}/${table}`;
      const row = asObject(each);
      if (row !== null) {
        const match = readRow(row, { roster, pointer, findings });
        return { row, match: match && { ...match, place: { pointer } } };
      }
      findings.add(
        'value-not-understood',
        { pointer },
        say`This pairing is not an object.`,
        say`Export the tournament again.`,
      );
      return { row: null, match: null };
    });
    const marked = pairings.some(({ row }) => row?.['eliminationGame'] === true);
    const isElimination = marked || (preliminary !== null && index >= preliminary);
    const matches = pairings.flatMap(({ match }) => (match === null ? [] : [match]));
    return { round: index + 1, stage: isElimination ? 'elimination' : 'swiss', matches };
  });
  const nameOf = new Map(roster.list().map(({ id, name }) => [id, name]));
  // Aesop's Tables lists every bye.
  const rounds = program === 'Cobra' ? addFirstByes(read, byesByPoints(file), nameOf, program, findings) : read;
  tellNoForfeits(program, rounds, findings);
  return {
    name: asText(file['name']),
    startsAt: asText(file['date']),
    endsAt: null,
    country: null,
    place: null,
    plannedRounds: preliminary,
    players: withDrops(roster.list(), rounds),
    rounds,
  };
}

/** Points that no pairing gave are those of a bye. In some files nobody has match points; then nothing is known. */
function byesByPoints(file: Json): (id: string) => boolean | null {
  const players = (asList(file['players']) ?? []).map(asObject);
  const totals = new Map(players.map((player) => [asText(player?.['id']), asNumber(player?.['matchPoints']) ?? 0]));
  if ([...totals.values()].every((points) => points === 0)) return () => null;
  const won = new Map<string | null, number>();
  for (const row of (asList(file['rounds']) ?? []).flatMap((rows) => (asList(rows) ?? []).map(asObject))) {
    if (row?.['eliminationGame'] === true) continue;
    for (const side of [asObject(row?.['player1']), asObject(row?.['player2'])]) {
      const id = asText(side?.['id']);
      won.set(id, (won.get(id) ?? 0) + (scoreOf(side) ?? 0));
    }
  }
  return (id) => (totals.get(id) ?? 0) > (won.get(id) ?? 0);
}

/** One side of a pairing: player1 or player2. */
const scoreOf = (side: Json | null): number | null =>
  asNumber(side?.['combinedScore']) ?? sum(asNumber(side?.['runnerScore']), asNumber(side?.['corpScore']));

const sum = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a + b);

const readPairing: ReadRow = (row, { roster, pointer, findings }) => {
  const sides = [asObject(row['player1']), asObject(row['player2'])] as const;
  const ids = sides.map((side) => asText(side?.['id']));
  if (ids[0] === null || ids[1] === null) {
    const present = ids[0] ?? ids[1] ?? null;
    const id = roster.find(present, { pointer });
    return id === null ? null : bye(id);
  }
  const first = roster.find(ids[0]!, { pointer: `${pointer}/player1/id` });
  const second = roster.find(ids[1]!, { pointer: `${pointer}/player2/id` });
  if (first === null || second === null) return null;
  if (sides[0]?.['winner'] === true) return played(first, second, 'win');
  if (sides[1]?.['winner'] === true) return played(first, second, 'loss');
  if (row['intentionalDraw'] === true) return played(first, second, 'draw');
  const [own, other] = sides.map(scoreOf);
  // A pairing that nobody entered has no points in some versions, and 0 and 0 in others.
  if (own == null || other == null || (own === 0 && other === 0)) {
    noResult(findings, pointer);
    return played(first, second, null);
  }
  return playedWith(first, second, [own, other]);
};

const readSides: ReadRow = (row, { roster, pointer, findings }) => {
  const ids = [asText(row['corpPlayer']), asText(row['runnerPlayer'])].map((id) => (id === '(BYE)' ? null : id));
  if (ids[0] === null || ids[1] === null) {
    const id = roster.find(ids[0] ?? ids[1] ?? null, { pointer });
    return id === null ? null : bye(id);
  }
  const first = roster.find(ids[0]!, { pointer: `${pointer}/corpPlayer` });
  const second = roster.find(ids[1]!, { pointer: `${pointer}/runnerPlayer` });
  if (first === null || second === null) return null;
  const [own, other] = [asNumber(row['corpScore']), asNumber(row['runnerScore'])];
  // Games of the cut name their winner, and have no scores.
  const winner = asText(row['winner_id']);
  if (winner === first || winner === second) return played(first, second, winner === first ? 'win' : 'loss');
  if (own === null || other === null || (own === 0 && other === 0)) {
    noResult(findings, pointer);
    return played(first, second, null);
  }
  return playedWith(first, second, [own, other]);
};

function noResult(findings: FileFindings, pointer: string): void {
  findings.add(
    'match-without-result',
    { pointer },
    say`This pairing has no result: no player has points in it.`,
    say`Enter the result and export the tournament again; for a draw set intentionalDraw.`,
  );
}
