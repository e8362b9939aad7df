import type { PoolClient } from 'pg';
import type { Scoring } from '@quadrant/rules/outcome';
import { foldHandle, normaliseHandle, type Entry, type Finding } from '@quadrant/rules/tournament';
import {
  type AcceptCommand,
  type Refusal,
  type ReportRefused,
  answerAtOnce,
  findExistingTournaments,
  settleLeague,
  compareNames,
  matchEntries,
  nameLinked,
  type MatchedEntries,
  playerCreated,
  scoredAs,
  findPlayers,
  settleLevels,
  settlePlaces,
  settlePrizes,
} from '@quadrant/store/intake';
import { findWithheldHandles, type WithheldHandles, findSamePlayers } from '@quadrant/store/people';
import type { SupposedChange } from './supposed-change.js';

/** What a report would be stored as. */
export interface SupposedReport {
  readonly kind: 'supposed';
  /** Null for the same document as the current revision: nothing would be stored. */
  readonly change: SupposedChange | null;
  /** Id of the tournament, stored or not. */
  readonly tournamentId: string;
  readonly scoring: Scoring;
  readonly revision: number;
  readonly findings: readonly Finding[];
}

/**
 * What becomes of a report that has no errors, without storing it. Hidden players are taken for unknown ones, with no
 * rating: what their opponents win or lose would tell the rating, and with it the label.
 */
export async function supposeReport(
  client: PoolClient,
  command: AcceptCommand,
): Promise<SupposedReport | Refusal | ReportRefused> {
  const [existing = null] = await findExistingTournaments(client, [command]);
  const answer = await answerAtOnce(client, { command, existing });
  if (answer !== null && 'kind' in answer) return answer;
  const key = existing?.key ?? command.key;
  const [level] = await settleLevels(client, [{ command, existing }], false);
  const [ofPlaces] = await settlePlaces(client, [command], false);
  const { heldLeague, findings: ofReport } = settleLeague({ command, existing });
  const scoring = command.score(scoredAs({ command, existing }, { heldLevel: level!.heldLevel, heldLeague }));
  const supposed = { kind: 'supposed', tournamentId: key, scoring } as const;
  if (answer !== null) return { ...supposed, change: null, revision: answer.revision, findings: answer.findings };

  const { entries, tournament } = command.report;
  const handles = entries.map(({ handle }) => foldHandle(handle));
  const withheld = await findWithheldHandles(client, handles, existing?.rowId ?? null);
  const candidates = await compareNames(client, command, withheld);
  const matched = await matchEntries(client, { ...command, candidates }, withheld);
  if ('kind' in matched) return matched;
  const [twice = []] = await findSamePlayers(client, [nameLinked(entries, matched)], withheld);
  if (twice.length > 0) return { kind: 'report-refused', findings: [...twice, ...command.findings] };
  const { players, newPlayers, findings } = await numberPlayers(client, entries, { matched, withheld });
  const [ofPrizes] = await settlePrizes(client, [{ command, existing, players }]);
  const revision = (existing?.current.revision ?? 0) + 1;
  const { publishedStartsAt = null } = existing ?? {};
  const change: SupposedChange = {
    tournamentRowId: existing?.rowId ?? 0,
    key,
    name: tournament.name,
    position: { startsAt: scoring.scorecard.startsAt, key },
    publishedAt: publishedStartsAt && { startsAt: publishedStartsAt.getTime(), key },
    cause: existing === null ? 'tournament' : 'revision',
    taken: { scoring, submissionRowId: 0, revision, players },
    newPlayers,
  };
  return {
    ...supposed,
    change,
    revision,
    findings: [...ofReport, ...level!.findings, ...ofPlaces!, ...findings, ...ofPrizes!],
  };
}

/** The largest `integer` of PostgreSQL: no row has come to have such an id. */
const LARGEST_ID = 2 ** 31 - 1;

/** New players are numbered behind all others, in the order in which they would be stored. */
async function numberPlayers(
  client: PoolClient,
  entries: readonly Entry[],
  { matched, withheld }: { readonly matched: MatchedEntries; readonly withheld: WithheldHandles },
) {
  const keys = entries.map(({ handle }, entry) => matched.links.get(entry)?.key ?? foldHandle(handle));
  const known = await findPlayers(
    client,
    keys.filter((key) => !withheld.has(key)),
  );
  const missing = keys.filter((key) => !known.has(key)).sort();
  const players = keys.map((key) => known.get(key)?.id ?? LARGEST_ID - missing.length + missing.indexOf(key));
  const newPlayers = new Map<number, string>();
  const findings: Finding[] = [...matched.findings];
  for (const [entry, { handle }] of entries.entries()) {
    if (known.has(keys[entry]!)) continue;
    newPlayers.set(players[entry]!, normaliseHandle(handle));
    findings.push(playerCreated(handle, entry, matched.candidates.get(entry)));
  }
  return { players, newPlayers, findings };
}
