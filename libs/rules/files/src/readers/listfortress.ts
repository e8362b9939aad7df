import { say } from '@quadrant/rules/message';
import { findObjects, type FoundObject } from '../parts/walk-json.js';
import { asCount, asList, asNumber, asObject, asText, type Json } from '../parts/json-values.js';
import { bye, forfeited, holdsPoints, played, resultOf } from '../parts/results.js';
import { collectPlayers, type FileRoster } from '../parts/roster.js';
import { withMarkedDrops } from '../parts/marked-drops.js';
import { tournamentOf, type FileMatch, type FileRound } from '../parts/file-tournament.js';
import type { FileFindings } from '../parts/file-findings.js';
import type { FileReader } from '../parts/file-reader.js';

/**
 * Reads a tournament of ListFortress, which keeps the events of X-Wing (`/api/v1/tournaments/ID`): `participants` with
 * their ranks, and `rounds` with matches of `player1_id` and `player2_id`, their points and the winner. A round of the
 * type 2 is an elimination. The structure is the one that meta-wing's importer reads. Lists of ships are not read.
 */
export const listFortressReader: FileReader = {
  format: 'listfortress',
  title: say`ListFortress JSON`,
  recognizes: ({ json }) => json !== undefined && tournamentsIn(json).length > 0,
  read: ({ json }, findings) => tournamentsIn(json).map((each) => readTournament(each, findings)),
};

const isRound = (value: unknown): boolean => 'roundtype_id' in (asObject(value) ?? {});

const tournamentsIn = (json: unknown): FoundObject[] =>
  findObjects(json, (value) => {
    if (asList(value['rounds'])?.some(isRound)) return true;
    // Before its rounds are entered, or from the list of all tournaments, a tournament has other members of its own.
    const isListed = 'tournament_type_id' in value && 'format_id' in value;
    return isListed && (asList(value['participants']) !== null || 'participant_number' in value);
  });

const ELIMINATION = 2;

function readTournament({ value, pointer }: FoundObject, findings: FileFindings) {
  const roster = collectPlayers(findings);
  const drops = new Map<string, string>();
  const participants = asList(value['participants']);
  const given = asList(value['rounds']);
  const missing =
    participants === null
      ? say`The file has the tournament without its players.`
      : given === null || given.length === 0
        ? say`The file has the tournament without its rounds.`
        : null;
  if (missing !== null) {
    const advice = say`Open /api/v1/tournaments/ID of the tournament and send that answer.`;
    findings.add('one-page-of-several', { pointer }, missing, advice);
    if (participants === null) return tournamentOf(factsOf(value), [], []);
  }
  for (const [index, each] of participants!.entries()) {
    const participant = asObject(each);
    const place = { pointer: `${pointer}/participants/${index}` };
    const [id, name] = [asText(participant?.['id']), asText(participant?.['name'])];
    if (id === null || name === null) {
      const message = say`This player has no id or no name.`;
      findings.add('value-missing-in-file', place, message, say`Correct it on ListFortress and open the answer again.`);
      continue;
    }
    if (participant?.['dropped'] === true) drops.set(id, 'dropped');
    const rank = asCount(participant?.['top_cut_rank']) || asCount(participant?.['swiss_rank']) || null;
    roster.add({ id, name, place: rank }, place);
  }
  const rounds = inOrder((given ?? []).map((each, index) => ({ round: asObject(each) ?? {}, index }))).map(
    ({ round, index }, order): FileRound => {
      const matches = (asList(round['matches']) ?? []).flatMap((row, table) => {
        const place = { pointer: `${pointer}/rounds/${index}/matches/${table}` };
        return readMatch(asObject(row) ?? {}, place.pointer, roster, findings).map((match) => ({ ...match, place }));
      });
      return { round: order + 1, stage: isElimination(round) ? 'elimination' : 'swiss', matches };
    },
  );
  const hasGameScores = holdsPoints(rounds.flatMap(({ matches }) => matches));
  return tournamentOf({ ...factsOf(value), hasGameScores }, withMarkedDrops(roster.list(), rounds, drops), rounds);
}

const factsOf = (value: Json) => {
  const country = asText(value['country']);
  return {
    name: asText(value['name']),
    startsAt: asText(value['date']),
    place: asText(value['location']),
    country: country !== null && /^[A-Z]{2}$/.test(country) ? country : null,
  };
};

const isElimination = (round: Json): boolean => asCount(round['roundtype_id']) === ELIMINATION;

interface GivenRound {
  readonly round: Json;
  readonly index: number;
}

/** Swiss comes first by its numbers. The number of an elimination may count its players, so the larger one comes first. */
function inOrder(rounds: readonly GivenRound[]): GivenRound[] {
  const sizeOf = ({ round }: GivenRound) => asList(round['matches'])?.length ?? 0;
  const numberOf = ({ round, index }: GivenRound) => asCount(round['round_number']) ?? index;
  const swiss = rounds.filter(({ round }) => !isElimination(round));
  const cut = rounds.filter(({ round }) => isElimination(round));
  return [
    ...swiss.sort((a, b) => numberOf(a) - numberOf(b)),
    ...cut.sort((a, b) => sizeOf(b) - sizeOf(a) || a.index - b.index),
  ];
}

function readMatch(row: Json, pointer: string, roster: FileRoster, findings: FileFindings): FileMatch[] {
  const ids = [asText(row['player1_id']), asText(row['player2_id'])];
  const said = (asText(row['result']) ?? '').toLowerCase();
  const [one, two] = ids;
  if (said === 'bye' || one == null || two == null) {
    const alone = roster.find(one ?? two ?? null, { pointer });
    return alone === null ? [] : [bye(alone)];
  }
  const first = roster.find(one, { pointer: `${pointer}/player1_id` });
  const second = roster.find(two, { pointer: `${pointer}/player2_id` });
  if (first === null || second === null) return [];
  const [own, other] = [asNumber(row['player1_points']), asNumber(row['player2_points'])];
  const score = own === null || other === null ? null : ([own, other] as const);
  const winner = asText(row['winner_id']);
  const byPoints = score === null || (own === 0 && other === 0) ? null : resultOf(...score);
  const result = winner === first ? 'win' : winner === second ? 'loss' : said === 'draw' ? 'draw' : byPoints;
  if (/forfeit|no.?show/.test(said)) return [forfeited(first, second, result === 'draw' ? null : result)];
  if (result === null) {
    const message = say`This match has no result.`;
    findings.add(
      'match-without-result',
      { pointer },
      message,
      say`Enter the result on ListFortress and open the answer again.`,
    );
  }
  return [{ ...played(first, second, result), score }];
}
