import { isDeepStrictEqual } from 'node:util';
import type { PoolClient } from 'pg';
import type { WithheldNames } from './withheld-names.js';

/**
 * Takes people out of the documents of reports that wait or were declined: labels stand for their handles, and their names
 * are gone. A label is reserved, so such a report counts only after its sender has corrected it. The hash stays that of the
 * document that came.
 */
export async function redactHeldReports(client: PoolClient, names: WithheldNames): Promise<void> {
  const { rows } = await client.query<{ id: number; raw: Buffer }>(
    `select id, raw from held_reports where length(raw) > 0 order by id for no key update`,
  );
  for (const { id, raw } of rows) {
    // As it was read when it came: a mark at its beginning is no part of it.
    const document: unknown = JSON.parse(new TextDecoder().decode(raw));
    const shown = showIn(document, names);
    if (isDeepStrictEqual(document, shown)) continue;
    await client.query('update held_reports set raw = $2 where id = $1', [id, Buffer.from(JSON.stringify(shown))]);
  }
}

function showIn(value: unknown, names: WithheldNames): unknown {
  if (typeof value === 'string') return names.show(value);
  if (Array.isArray(value)) return value.map((each) => showIn(each, names));
  if (value === null || typeof value !== 'object') return value;
  const { handle } = value as Record<string, unknown>;
  const isTheirs = typeof handle === 'string' && names.show(handle) !== handle;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) =>
      isTheirs && OF_PERSONS.has(key) ? [] : [[key, showIn(each, names)]],
    ),
  );
}

/** What a document tells about a player beside their handle. */
const OF_PERSONS: ReadonlySet<string> = new Set(['name', 'country', 'region']);
