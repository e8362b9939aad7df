import type { PoolClient } from 'pg';
import { showInside } from './show-inside.js';
import type { WithheldNames } from './withheld-names.js';

/**
 * Puts labels in the place of names in unfinished uploads. One that is no whole JSON and names somebody is deleted: nobody can
 * tell what else stands there about them.
 */
export async function redactDrafts(client: PoolClient, names: WithheldNames): Promise<void> {
  const { rows } = await client.query<{ id: string; content: Buffer }>(
    `select id, content from drafts order by id for no key update`,
  );
  for (const { id, content } of rows) {
    const text = new TextDecoder().decode(content);
    if (names.showText(text) === text) continue;
    const value = parse(text);
    if (value === undefined) await client.query('delete from drafts where id = $1', [id]);
    else {
      const shown = Buffer.from(JSON.stringify(showInside(value, names)));
      await client.query('update drafts set content = $2 where id = $1', [id, shown]);
    }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
