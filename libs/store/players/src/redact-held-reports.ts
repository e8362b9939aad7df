import { isDeepStrictEqual } from 'node:util';
import type { PoolClient } from 'pg';
import type { WithheldNames } from './withheld-names.js';

/**
 * Removes people from the documents of reports that wait or were declined. Labels replace their handles, and their
 * names are deleted. A label is reserved, so such a report counts only after its sender has corrected it. The hash
 * stays that of the original document.
 */
export async function redactHeldReports(client: PoolClient, names: WithheldNames): Promise<void> {
  const { rows } = await client.query<{ id: number; raw: Buffer }>(
    `select id, raw from held_reports where length(raw) > 0 order by id for no key update`,
  );
  for (const { id, raw } of rows) {
    // The document is decoded as it was when it came: a byte order mark at its start does not belong to it.
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

/** A document may say this about a player, besides their handle. */
const OF_PERSONS: ReadonlySet<string> = new Set(['name', 'country', 'region']);
