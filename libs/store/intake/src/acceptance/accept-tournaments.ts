import type { PoolClient } from 'pg';
import { foldHandle, type Finding } from '@quadrant/rules/tournament';
import { keepRules } from '@quadrant/store/history';
import {
  findWithheldHandles,
  NOTHING_WITHHELD,
  keepMergesOut,
  findSamePlayers,
  shareNames,
} from '@quadrant/store/people';
import type { AcceptCommand, Acceptance, Refusal, ReportRefused } from '../acceptance.js';
import { answerAtOnce, recordRefusal } from './answer-at-once.js';
import { lockExistingTournaments } from './existing-tournament.js';
import { matchEntries, nameLinked } from './match-entries.js';
import type { MatchedEntries } from './matched-entries.js';
import type { Arrival, ArrivingReport } from '../placed-report.js';
import { storeReports } from './store-reports.js';

/**
 * Stores reports whole, inside the caller's transaction: raw document, tournament, entries, rounds, standings, scorecard,
 * audit row and, for a report that is rated at once, the outbox row. Two of the same tournament at a time wait for each
 * other; of a list, they take their turns: where a report may be of a tournament that stands before it in the list, the
 * answers end before it, and it wants the next transaction.
 *
 * @param commands at least one
 * @returns for the first of them, one or more: the acceptance, or why it is refused; of what is refused only
 *   the audit knows
 */
export async function acceptTournaments(
  client: PoolClient,
  commands: readonly AcceptCommand[],
): Promise<(Acceptance | Refusal | ReportRefused)[]> {
  await keepMergesOut(client);
  const apart = commands.slice(0, countApart(commands.map((command) => [lockedKey(command), command.sha256])));
  await shareNames(client);
  await lockTournaments(client, apart);
  const existing = await lockExistingTournaments(client, apart);
  const leagues = apart.flatMap(({ report }, index) => [report.tournament.league, existing[index]?.league ?? null]);
  await keepRules(
    client,
    leagues.filter((slug) => slug !== null),
  );
  const turn = countApart(existing.map((tournament) => (tournament ? [tournament.key] : [])));
  const twice = await findSamePlayers(
    client,
    apart.slice(0, turn).map(({ report }) => report.entries),
  );
  const answers: (Acceptance | Refusal | ReportRefused | null)[] = [];
  const arrivals: Arrival[] = [];
  for (const [index, command] of apart.slice(0, turn).entries()) {
    const arrival = { command, existing: existing[index] ?? null };
    const answer =
      (await answerAtOnce(client, arrival)) ??
      refuseTwice(command, twice[index]!) ??
      (await matchApart(client, arrival));
    if ('links' in answer) arrivals.push({ ...arrival, matched: answer });
    else if ('kind' in answer) {
      // The audit keeps the order of the list: what is to be stored before it is not stored yet.
      if (arrivals.length > 0) break;
      await recordRefusal(client, arrival, answer);
    }
    answers.push('links' in answer ? null : answer);
  }
  const stored = (await storeReports(client, arrivals)).values();
  return answers.map((answer) => answer ?? stored.next().value!);
}

const refuseTwice = ({ findings }: AcceptCommand, errors: readonly Finding[]): ReportRefused | null =>
  errors.length === 0 ? null : { kind: 'report-refused', findings: [...errors, ...findings] };

const lockedKey = ({ revisionOf, key }: AcceptCommand): string => revisionOf ?? key;

/** How many of the first have no mark that one before them has. */
function countApart(marks: readonly (readonly string[])[]): number {
  const seen = new Set<string>();
  for (const [index, own] of marks.entries()) {
    if (own.some((mark) => seen.has(mark))) return index;
    for (const mark of own) seen.add(mark);
  }
  return marks.length;
}

/** In the order of the keys, so that nobody waits for somebody who waits for them. */
async function lockTournaments(client: PoolClient, commands: readonly AcceptCommand[]): Promise<void> {
  await client.query(
    `select pg_advisory_xact_lock(hashtextextended('tournament ' || key, 0)) from unnest($1::uuid[]) key`,
    [commands.map(lockedKey).sort()],
  );
}

/** Who is behind entries of unknown handles; refused where that makes one player of two entries. */
async function matchApart(
  client: PoolClient,
  { command, existing }: ArrivingReport,
): Promise<MatchedEntries | ReportRefused> {
  const { entries } = command.report;
  // Only a report that refuses unknown players says of each of them that it is unknown.
  const withheld =
    command.unknownPlayers === 'refuse'
      ? await findWithheldHandles(
          client,
          entries.map(({ handle }) => foldHandle(handle)),
          existing?.rowId ?? null,
        )
      : NOTHING_WITHHELD;
  const matched = await matchEntries(client, command, withheld);
  if ('kind' in matched || matched.links.size === 0) return matched;
  const [twice = []] = await findSamePlayers(client, [nameLinked(entries, matched)]);
  return refuseTwice(command, twice) ?? matched;
}
