import type { PoolClient } from 'pg';
import type { DateEvidence } from '@quadrant/rules/batches';

interface EvidenceRow {
  readonly file: string;
  readonly shape: string | null;
  readonly first: string | null;
  readonly last: string | null;
  readonly said: string | null;
  readonly tournaments: number;
  readonly proposals: Readonly<Record<string, string>>;
}

/** Loads what is known about the dates of the files of a batch, to conclude more from all of them. */
export async function loadDateEvidence(client: PoolClient, number: number): Promise<DateEvidence[]> {
  const { rows } = await client.query<EvidenceRow>(
    `select f.path as file, f.shape, min(i.first_day)::text as first, max(i.last_day)::text as last,
       nullif(m.answers->>'startsAt', '') as said, count(i.item)::integer as tournaments, f.proposals
     from batch_files f left join batch_items i on i.batch = f.batch and i.path = f.path
       left join batch_manifest m on m.batch = f.batch and m.path = f.path
     where f.batch = $1 group by f.batch, f.path, m.answers order by f.path collate "C"`,
    [number],
  );
  return rows.map(({ first, last, tournaments, proposals, ...file }) => ({
    ...file,
    // A tournament of which only a year is known has the days of the year.
    span: first === null || last === null || first.slice(0, 7) !== last.slice(0, 7) ? null : { first, last },
    hasSeveral: tournaments !== 1,
    proposals: new Map(Object.entries(proposals)),
  }));
}
