import { FINDINGS_TO_BE_CONFIRMED } from '@quadrant/rules/findings';
import type { PoolClient } from 'pg';
import {
  checkField,
  findDuplicates,
  findTwoPlaces,
  findUnconfirmed,
  NEARBY_MS,
  type Confirmation,
  type PlayedTournament,
} from '@quadrant/rules/suspicions';
import { recheckStored } from '@quadrant/rules/intake';
import type { AnnouncedFacts } from '@quadrant/rules/history';
import type { Switches } from '@quadrant/rules/policy';
import type { Finding } from '@quadrant/rules/tournament';
import { loadPolicies, unpackEntries } from '@quadrant/store/history';
import { hashScores, loadPlayed, type StoredTournament } from './played-rows.js';
import { findPositions } from './venue-positions.js';

/** A nightly check found this in a tournament. */
export interface FoundSuspicion {
  readonly tournamentRowId: number;
  /** It stays the same every night, even when players change their names. */
  readonly mark: string;
  readonly finding: Finding;
}

/** The hash of the scores of a tournament that was stored before such hashes were kept. */
export interface FoundPrint {
  readonly submissionRowId: number;
  readonly print: Buffer;
}

export interface CheckedPage {
  readonly tournaments: number;
  readonly found: FoundSuspicion[];
  readonly prints: FoundPrint[];
}

interface HistoryRow extends StoredTournament {
  readonly hasPrint: boolean;
  readonly tournamentRowId: number;
  readonly startsAt: Date;
  readonly handles: readonly string[] | null;
  readonly findings: readonly Finding[];
  readonly confirmations: readonly Confirmation[];
  readonly announced: AnnouncedFacts | null;
  readonly leadTimeCountsAsMet: boolean;
  readonly rated: boolean | null;
  readonly games: Buffer | null;
  readonly placings: Buffer | null;
  readonly ratings: readonly (readonly [player: number, category: string, before: number])[] | null;
}

const PAGE = 200;

/** So many documents are in memory at once; each has at most 2 MB. */
const DOCUMENTS = 20;

/**
 * Checks everything that is stored, in the order in which it was played. It reads each tournament once.
 *
 * @param breathe is waited for after each tournament, so that others have their turn
 */
export async function* checkHistory(client: PoolClient, breathe: () => Promise<void>): AsyncGenerator<CheckedPage> {
  const { switches } = await loadPolicies(client);
  const seen = new Set<number>();
  let recent: PlayedTournament[] = [];
  let after: Pick<HistoryRow, 'startsAt' | 'tournamentRowId'> | null = null;
  for (;;) {
    const rows: HistoryRow[] = await readPage(client, after);
    const positions = await findPositions(
      client,
      rows.map(({ header }) => header),
    );
    const all = rows.length === 0 ? [] : await loadPlayed(client, rows, positions);
    const found: FoundSuspicion[] = [];
    const prints: FoundPrint[] = [];
    for (const [index, row] of rows.entries()) {
      const played = all[index]!;
      recent = recent.filter(({ startsAt }) => startsAt >= played.startsAt - NEARBY_MS);
      found.push(...toldOnce(row, compareWithOthers(row, played, recent, seen)));
      const print = row.hasPrint ? null : hashScores(played.tables);
      if (print !== null) prints.push({ submissionRowId: row.submissionRowId, print });
      recent.push(played);
      for (const player of played.players) if (player !== null) seen.add(player);
    }
    for await (const suspicions of recheckDocuments(client, rows, switches)) {
      found.push(...suspicions);
      await breathe();
    }
    yield { tournaments: rows.length, found, prints };
    after = rows.at(-1) ?? null;
    if (rows.length < PAGE) return;
  }
}

async function* recheckDocuments(
  client: PoolClient,
  rows: readonly HistoryRow[],
  switches: Switches,
): AsyncGenerator<FoundSuspicion[]> {
  for (let first = 0; first < rows.length; first += DOCUMENTS) {
    const some = rows.slice(first, first + DOCUMENTS);
    const { rows: documents } = await client.query<{ id: number; raw: Buffer }>(
      `select id, raw from submissions where id = any($1)`,
      [some.map(({ submissionRowId }) => submissionRowId)],
    );
    const raws = new Map(documents.map(({ id, raw }) => [id, raw]));
    for (const row of some) {
      yield toldOnce(row, recheckStored({ ...row, raw: raws.get(row.submissionRowId)! }, switches));
    }
  }
}

function compareWithOthers(
  row: HistoryRow,
  played: PlayedTournament,
  recent: readonly PlayedTournament[],
  seen: ReadonlySet<number>,
): Finding[] {
  const handles = row.handles ?? [];
  const ratings = ratingsOf(row);
  const entries = played.players.map((player, entry) => ({
    handle: handles[entry] ?? '',
    // A hidden player never counts as new, so that the finding does not reveal them.
    isNew: player !== null && !seen.has(player),
    rating: player === null ? null : (ratings.get(player) ?? null),
  }));
  const { rated, games, placings } = row;
  const scorecard = { rated: rated === true, games: games ?? NOTHING, placings: unpackEntries(placings ?? NOTHING) };
  const findings = [
    ...findDuplicates(played, recent),
    ...findTwoPlaces(played, handles, recent),
    ...checkField(entries, scorecard),
  ];
  return findUnconfirmed(findings, row.confirmations);
}

/** Reports a finding of the document once per tournament, however many places have it. */
function toldOnce({ tournamentRowId }: HistoryRow, findings: readonly Finding[]): FoundSuspicion[] {
  const marked = new Map<string, Finding>();
  for (const finding of findings) {
    const mark = markOf(finding);
    if (!marked.has(mark)) marked.set(mark, finding);
  }
  return [...marked].map(([mark, finding]) => ({ tournamentRowId, mark, finding }));
}

const NOTHING = new Uint8Array();

/** The rating of the played category says more than the overall one. */
const ratingsOf = ({ ratings, header }: HistoryRow): Map<number, number> =>
  new Map(
    (ratings ?? [])
      .toSorted(([, one], [, other]) => Number(one === header.format) - Number(other === header.format))
      .map(([player, , before]) => [player, before]),
  );

function markOf({ code, pointer, message }: Finding): string {
  const others = [...String(message).matchAll(/\/api\/v1\/tournaments\/([0-9a-f-]{36})/g)].map(([, key]) => key);
  const place = code in FINDINGS_TO_BE_CONFIRMED ? [pointer] : [];
  return [code, ...place, ...others].join(' ');
}

async function readPage(
  client: PoolClient,
  after: Pick<HistoryRow, 'startsAt' | 'tournamentRowId'> | null,
): Promise<HistoryRow[]> {
  const { rows } = await client.query<HistoryRow>(
    `select t.id as "tournamentRowId", s.starts_at as "startsAt", s.findings, s.confirmations, s.announced,
       s.lead_time_counts_as_met as "leadTimeCountsAsMet", k.rated, k.games, k.placings,
       (select json_agg(e.handle order by e.number) from entries e where e.submission_id = s.id) as handles,
       (select json_agg(json_build_array(c.player_id, c.category, c.before)) from rating_changes c
         where c.tournament_id = t.id and c.category in (s.format, 'overall')) as ratings,
       s.id as "submissionRowId", t.key, s.header, s.score_print is not null as "hasPrint"
     from submissions s join tournaments t on t.id = s.tournament_id and t.current_revision = s.revision
       left join scorecards k on k.submission_id = s.id
     where t.withdrawn_at is null and t.merged_into is null
       and ($1::timestamptz is null or (s.starts_at, t.id) > ($1, $2::integer))
     order by s.starts_at, t.id limit ${PAGE}`,
    [after?.startsAt ?? null, after?.tournamentRowId ?? null],
  );
  return rows;
}
