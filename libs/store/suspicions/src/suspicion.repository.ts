import { packJson } from '@quadrant/rules/message';
import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import { findConfirmed, type Confirmation } from '@quadrant/rules/suspicions';
import type { Rows } from '@quadrant/rules/permissions';
import { regionSlug, type Finding } from '@quadrant/rules/tournament';
import { inTransaction, recordAudit, type Author } from '@quadrant/store/audit';
import { openSnapshot, type TournamentPosition, rowCondition, shownDateOfReport } from '@quadrant/store/database';
import { findHiddenNames } from '@quadrant/store/players';
import { findTwins, TWINS_MARK } from './find-twins.js';
import { checkHistory, type FoundPrint, type FoundSuspicion } from './check-history.js';

/** An improbable fact in stored history, which a coordinator should check. */
export interface Suspicion {
  readonly id: string;
  /** It is the key of the tournament. */
  readonly tournamentId: string;
  readonly tournament: string;
  /** It is a local date. */
  readonly date: string;
  readonly country: string | null;
  readonly region: string | null;
  readonly finding: Finding;
  readonly foundAt: Date;
  /** The handle of the coordinator who says that it is fine; null while nobody does. */
  readonly excludedBy: string | null;
  readonly excludedAt: Date | null;
  readonly exclusionReason: string | null;
}

/** An improbable fact that the sender has confirmed with a reason. It counts. */
export interface ConfirmedFinding extends Pick<
  Suspicion,
  'tournamentId' | 'tournament' | 'date' | 'country' | 'region' | 'finding'
> {
  /** It is a handle, and null when the sender is no longer known. */
  readonly confirmedBy: string | null;
  readonly reason: string;
  readonly receivedAt: Date;
}

interface PageOf<Row> {
  readonly rows: Row[];
  /** The next page begins behind this; null means that nothing is left. */
  readonly after: TournamentPosition | null;
}

/** The page has up to `limit` rows behind `after`; with null it begins at the start. */
export interface PageWanted {
  readonly limit: number;
  readonly after: TournamentPosition | null;
}

interface ConfirmedRow extends Omit<ConfirmedFinding, 'finding' | 'reason'> {
  readonly findings: readonly Finding[];
  readonly confirmations: readonly Confirmation[];
  readonly startsAt: Date;
}

export interface HistoryCheck {
  readonly tournaments: number;
  /** It counts the findings that nobody has excluded. */
  readonly findings: number;
}

/** A check that began so long ago and has not ended counts as dead. */
const LOST_AFTER = '6 hours';

/** Clocks of two workers differ by less. */
const CLOCKS_DIFFER = '1 minute';

const COLUMNS = `x.id, t.key as "tournamentId", s.name as tournament, ${shownDateOfReport('s')} as date,
    s.header->>'country' as country, s.header->>'region' as region, x.finding, x.found_at as "foundAt",
    x.excluded_by as "excludedBy", x.excluded_at as "excludedAt", x.exclusion_reason as "exclusionReason"`;
const STORED = `from suspicions x join tournaments t on t.id = x.tournament_id
    join submissions s on s.tournament_id = t.id and s.revision = t.current_revision`;

/** A withdrawal or merge since the night settles the finding; the next night removes it. */
const UNSETTLED = `and t.withdrawn_at is null and t.merged_into is null and not exists (
    select from players p where p.counts_as <> p.id and p.id = any(case when x.mark like '${TWINS_MARK} %'
      then string_to_array(substr(x.mark, ${TWINS_MARK.length + 2}), ' ')::integer[] end))`;

const CONFIRMED = `from tournaments t join submissions s on s.tournament_id = t.id and s.revision = t.current_revision
    where s.confirmations <> '[]' and t.withdrawn_at is null and t.merged_into is null`;
const PLACE = { country: `s.header->>'country'`, region: `s.header->>'region'` } as const;

/** Stores the findings of the nightly checks, and what coordinators answer to them. */
@Injectable()
export class SuspicionRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** @returns whether the checks that are due at an instant are the caller's to make */
  async begin(dueAt: Date, now: Date): Promise<boolean> {
    // Those of the future were made while the clock was ahead. They are made again in their night.
    await this.dataSource.query(
      `delete from plausibility_checks where due_at > $1::timestamptz + interval '${CLOCKS_DIFFER}'`,
      [now],
    );
    const begun = await this.dataSource.query<object[]>(
      `insert into plausibility_checks as c (due_at, begun_at) values ($1, $2)
       on conflict (due_at) do update set begun_at = excluded.begun_at
       where c.done_at is null and (c.begun_at < excluded.begun_at - interval '${LOST_AFTER}'
         or c.begun_at > excluded.begun_at + interval '${CLOCKS_DIFFER}') returning due_at`,
      [dueAt, now],
    );
    return begun.length > 0;
  }

  /** Lets another process make the checks that the caller began. */
  async abandon(dueAt: Date): Promise<void> {
    await this.dataSource.query(`delete from plausibility_checks where due_at = $1 and done_at is null`, [dueAt]);
  }

  /**
   * Checks everything that is stored. A finding that is found again stays as it is, excluded or not. One that is not
   * found any more is removed, unless it is excluded. Tournaments that have no hash of their scores get one.
   *
   * @param breathe is waited for after each tournament, so that others have their turn
   */
  async check(
    dueAt: Date | null,
    now: () => Date,
    breathe: () => Promise<void> = () => Promise.resolve(),
  ): Promise<HistoryCheck> {
    const found: FoundSuspicion[] = [];
    const prints: FoundPrint[] = [];
    let tournaments = 0;
    const snapshot = await openSnapshot(this.dataSource);
    try {
      for await (const page of checkHistory(snapshot.client, breathe)) {
        tournaments += page.tournaments;
        found.push(...page.found);
        prints.push(...page.prints);
      }
      found.push(...(await findTwins(snapshot.client)));
    } finally {
      await snapshot.close();
    }
    return inTransaction(this.dataSource, async (client) => {
      const findings = await replaceOpen(client, found, now());
      await keepPrints(client, prints);
      await client.query(
        `update plausibility_checks set done_at = $2, tournaments = $3, findings = $4 where due_at = $1`,
        [dueAt, now(), tournaments, findings],
      );
      return { tournaments, findings };
    });
  }

  /** Lists the findings within `rows`, the newest tournaments first. */
  async list(rows: Rows, isExcluded: boolean, { limit, after }: PageWanted): Promise<PageOf<Suspicion>> {
    const { sql, values } = rowCondition(await this.asSpelled(rows, STORED), PLACE, 5);
    const found = await this.dataSource.query<(Suspicion & { readonly startsAt: Date })[]>(
      `select ${COLUMNS}, s.starts_at as "startsAt" ${STORED}
       where (x.excluded_at is not null) = $1 and ${sql} ${isExcluded ? '' : UNSETTLED} and ($2::timestamptz is null or (s.starts_at, x.id) < ($2, $3::uuid))
       order by s.starts_at desc, x.id desc limit $4`,
      [isExcluded, after?.startsAt ?? null, after?.key ?? null, limit + 1, ...values],
    );
    const page = cut(found, limit, ({ id }) => id);
    return { ...page, rows: await this.shown(page.rows.map(({ startsAt: _startsAt, ...suspicion }) => suspicion)) };
  }

  /**
   * Lists the findings that senders confirmed in tournaments that count, within `rows`, the latest tournaments first. A
   * page holds all confirmed findings of its tournaments.
   */
  async listConfirmed(rows: Rows, { limit, after }: PageWanted): Promise<PageOf<ConfirmedFinding>> {
    const { sql, values } = rowCondition(await this.asSpelled(rows, CONFIRMED), PLACE, 4);
    const found = await this.dataSource.query<ConfirmedRow[]>(
      `select t.key as "tournamentId", s.name as tournament, ${shownDateOfReport('s')} as date, s.header->>'country' as country,
         s.header->>'region' as region, s.submitted_by as "confirmedBy", s.received_at as "receivedAt", s.findings, s.confirmations,
         s.starts_at as "startsAt"
       ${CONFIRMED} and ${sql}
         and ($1::timestamptz is null or (s.starts_at, t.key) < ($1, $2::uuid))
       order by s.starts_at desc, t.key desc limit $3`,
      [after?.startsAt ?? null, after?.key ?? null, limit + 1, ...values],
    );
    const page = cut(found, limit, ({ tournamentId }) => tournamentId);
    const names = await findHiddenNames(this.dataSource);
    const confirmed = page.rows.flatMap(({ findings, confirmations, startsAt: _startsAt, ...row }) =>
      findConfirmed(findings, confirmations).map(({ finding, reason }) => ({
        ...row,
        finding: { ...finding, message: names.showText(finding.message) },
        reason: names.showText(reason),
        confirmedBy: row.confirmedBy && names.show(row.confirmedBy),
      })),
    );
    return { ...page, rows: confirmed };
  }

  /** Returns the same rows with regions as reports write them: by their names, which lead to one slug each. */
  private async asSpelled(rows: Rows, from: string): Promise<Rows> {
    if (rows.kind !== 'some' || rows.regions.length === 0) return rows;
    const found = await this.dataSource.query<{ region: string | null }[]>(
      `select distinct s.header->>'region' as region ${from}`,
    );
    const regions = found.flatMap(({ region }) =>
      region !== null && rows.regions.includes(regionSlug(region)) ? [region] : [],
    );
    return { ...rows, regions };
  }

  /** Null for an id that none has. */
  async find(id: string): Promise<Suspicion | null> {
    const [found] = await this.dataSource.query<Suspicion[]>(`select ${COLUMNS} ${STORED} where x.id = $1`, [id]);
    return found === undefined ? null : (await this.shown([found]))[0]!;
  }

  /** Marks a finding as fine, so that it is not found again. @returns null when somebody has done so before */
  async exclude(id: string, reason: string, { handle, at, requestId }: Author): Promise<Suspicion | null> {
    const isExcluded = await inTransaction(this.dataSource, async (client) => {
      const { rowCount } = await client.query(
        `update suspicions set excluded_by = $2, excluded_at = $3, exclusion_reason = $4 where id = $1 and excluded_at is null`,
        [id, handle, at, reason],
      );
      if (rowCount !== 1) return false;
      await recordAudit(client, {
        at,
        actor: handle,
        action: 'suspicion.exclude',
        subject: id,
        detail: { reason },
        requestId,
      });
      return true;
    });
    return isExcluded ? this.find(id) : null;
  }

  /** Shows hidden people under labels. */
  private async shown(suspicions: readonly Suspicion[]): Promise<Suspicion[]> {
    const names = await findHiddenNames(this.dataSource);
    return suspicions.map((each) => ({
      ...each,
      finding: { ...each.finding, message: names.showText(each.finding.message) },
      excludedBy: each.excludedBy && names.show(each.excludedBy),
      exclusionReason: each.exclusionReason && names.showText(each.exclusionReason),
    }));
  }
}

/** @param found one more than the limit, where there is more */
function cut<Row extends { readonly startsAt: Date }>(
  found: readonly Row[],
  limit: number,
  keyOf: (row: Row) => string,
): PageOf<Row> {
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { rows, after: last === undefined ? null : { startsAt: last.startsAt.toISOString(), key: keyOf(last) } };
}

async function keepPrints(client: PoolClient, prints: readonly FoundPrint[]): Promise<void> {
  if (prints.length === 0) return;
  await client.query(
    `update submissions s set score_print = p.print from unnest($1::integer[], $2::bytea[]) as p (id, print) where s.id = p.id`,
    [prints.map(({ submissionRowId }) => submissionRowId), prints.map(({ print }) => print)],
  );
}

/** @returns how many are open now */
async function replaceOpen(client: PoolClient, found: readonly FoundSuspicion[], at: Date): Promise<number> {
  const values = [
    found.map(({ tournamentRowId }) => tournamentRowId),
    found.map(({ mark }) => mark),
    found.map(({ finding }) => JSON.stringify(finding, packJson)),
  ];
  await client.query(
    `delete from suspicions x where excluded_at is null and not exists (
       select from unnest($1::integer[], $2::text[]) as f (tournament_id, mark)
       where f.tournament_id = x.tournament_id and f.mark = x.mark)`,
    values.slice(0, 2),
  );
  await client.query(
    `insert into suspicions as x (tournament_id, mark, finding, found_at)
     select f.tournament_id, f.mark, f.finding, $4 from unnest($1::integer[], $2::text[], $3::jsonb[]) as f (tournament_id, mark, finding)
     on conflict (tournament_id, mark) do update set finding = excluded.finding where x.finding <> excluded.finding`,
    [...values, at],
  );
  const { rows } = await client.query<{ open: number }>(
    `select count(*)::integer as open from suspicions where excluded_at is null`,
  );
  return rows[0]!.open;
}
