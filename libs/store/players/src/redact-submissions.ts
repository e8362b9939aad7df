import { packJson } from '@quadrant/rules/message';
import type { PoolClient } from 'pg';
import { tournamentSubject } from '@quadrant/rules/permissions';
import { redactDocument, redactFindings } from '@quadrant/rules/report';
import { foldHandle, type Finding } from '@quadrant/rules/tournament';
import { TOSSES_FROM } from '@quadrant/store/tosses';
import { readDocumentLabels, type DocumentLabels } from './document-labels.js';
import type { WithheldNames } from './withheld-names.js';

/** Submissions whose labels are looked up at a time; their documents are read one by one. */
const PAGE = 500;

/** Takes people out of every revision of every tournament that they played or directed; the hashes stay. */
export async function redactSubmissions(client: PoolClient, names: WithheldNames, at: Date): Promise<void> {
  const concerned = await listConcerned(client, names);
  for (let first = 0; first < concerned.length; first += PAGE) {
    const page = concerned.slice(first, first + PAGE);
    for (const [rowId, labels] of await readDocumentLabels(client, names, page)) {
      await redactSubmission(client, rowId, labels, at);
    }
  }
  await client.query(
    `update entries e set handle = l.label from unnest($1::integer[], $2::text[]) as l (player_id, label)
     where e.player_id = l.player_id`,
    [[...names.labelsByRowId.keys()], [...names.labelsByRowId.values()]],
  );
}

/** Where they are entries, and where a director has a handle of theirs. */
async function listConcerned(client: PoolClient, { labels, labelsByRowId }: WithheldNames): Promise<number[]> {
  const { rows: directors } = await client.query<{ handle: string }>(
    `select distinct handle from submissions s, unnest(array[s.header->>'director', s.header->>'secondaryDirector',
       s.header->>'tertiaryDirector']) as handle where handle is not null`,
  );
  const theirs = directors.filter(({ handle }) => labels.has(foldHandle(handle))).map(({ handle }) => handle);
  const { rows } = await client.query<{ id: number }>(
    `select submission_id as id from entries where player_id = any($1)
     union select id from submissions s where array[s.header->>'director', s.header->>'secondaryDirector',
       s.header->>'tertiaryDirector'] && $2::text[]
     order by id`,
    [[...labelsByRowId.keys()], theirs],
  );
  return rows.map(({ id }) => id);
}

async function redactSubmission(client: PoolClient, rowId: number, labels: DocumentLabels, at: Date): Promise<void> {
  const { rows } = await client.query<{ raw: Buffer; findings: Finding[]; tossesFrom: string }>(
    `select s.raw, s.findings, ${TOSSES_FROM} as "tossesFrom" from submissions s join tournaments t on t.id = s.tournament_id where s.id = $1`,
    [rowId],
  );
  const { raw, findings, tossesFrom } = rows[0]!;
  const { document, report } = redactDocument(raw, labels.inDocument, tossesFrom);
  const {
    tournament,
    finalConfrontation,
    places,
    standings,
    tosses,
    handleOrder,
    record,
    statedStandings,
    participants,
    roundsInferred,
    inferredRated,
  } = report;
  const said = redactFindings(findings, raw, document, labels.inFindings);
  await client.query(
    `update submissions set raw = $2, header = $3, closing = $4, findings = $5, redacted_at = $6, director_keys = $7 where id = $1`,
    [
      rowId,
      document,
      JSON.stringify(tournament),
      JSON.stringify({
        finalConfrontation,
        places,
        standings,
        tosses,
        handleOrder,
        record,
        statedStandings,
        participants,
        roundsInferred,
        inferredRated,
      }),
      JSON.stringify(said, packJson),
      at,
      JSON.stringify(tournamentSubject(tournament).directorKeys),
    ],
  );
  await client.query(
    `update idempotency_keys k set receipt = jsonb_set(k.receipt, '{findings}', $2::jsonb)
     from submissions s where s.id = $1 and k.receipt->>'id' = s.public_id::text`,
    // As it was answered: in English words.
    [rowId, JSON.stringify(said)],
  );
}
