import type { DataSource } from 'typeorm';
import { nearestWord } from '@quadrant/rules/message';
import { foldHandle } from '@quadrant/rules/tournament';
import { inTransaction } from '@quadrant/store/audit';
import { findCandidates } from '@quadrant/store/players';

/** A handle that belongs to no account and no player, and who may be meant by it. */
export interface UnknownPerson {
  readonly handle: string;
  readonly meant: readonly string[];
}

/** Each unknown handle gets at most this many proposals. */
const PROPOSED = 3;

/** Only this many accounts with the same first letter are compared for a proposal. */
const MOST_ALIKE = 500;

/**
 * Finds the handles that neither an account nor a player has or had. A label of a hidden person counts as known to
 * everybody who sees it, since `find_shown_player` finds them.
 */
export function findUnknownPeople(dataSource: DataSource, handles: readonly string[]): Promise<UnknownPerson[]> {
  return inTransaction(dataSource, async (client) => {
    const keys = handles.map((handle) => foldHandle(handle));
    const { rows } = await client.query<{ key: string }>(
      `select key from unnest($1::text[]) key where find_shown_player(key) is null
         and not exists (select from accounts a where a.handle_key = key)
         and not exists (select from players p where p.handle_key = key)`,
      [keys],
    );
    const unknown = new Set(rows.map(({ key }) => key));
    const asked = handles.filter((_, index) => unknown.has(keys[index]!));
    const names = asked.map((handle) => ({ texts: [handle], country: null }));
    const candidates = await findCandidates(client, names, { limit: PROPOSED, game: null });
    const people: UnknownPerson[] = [];
    for (const [index, handle] of asked.entries()) {
      const { rows: accounts } = await client.query<{ handle: string }>(
        `select handle from accounts where left(handle_key, 1) = left($1, 1) order by handle_key limit $2`,
        [foldHandle(handle), MOST_ALIKE],
      );
      const near = nearestWord(
        handle,
        accounts.map((account) => account.handle),
      );
      const players = (candidates[index] ?? []).map((candidate) => candidate.handle);
      // An account and its player have one handle, perhaps in two spellings.
      const meant = new Map([...players, ...(near === null ? [] : [near])].map((each) => [foldHandle(each), each]));
      people.push({ handle, meant: [...meant.values()].slice(0, PROPOSED) });
    }
    return people;
  });
}
