import type { PoolClient } from 'pg';
import { findIdentifyingName, searchText } from '@quadrant/rules/names';
import {
  CLOSE_LETTERS,
  CLOSE_PAIRS,
  closeSkeletonOf,
  foldHandle,
  isReservedHandle,
  LATIN,
  LOOK_ALIKES,
} from '@quadrant/rules/tournament';

/**
 * Says why a person cannot simply choose a handle.
 *
 * - reserved: the program itself acts under it
 * - account: somebody has it, or it leads to a hidden player. The answer does not say which
 * - player: it leads to a known player
 * - director: tournaments or leagues name it as their director, who may change them
 * - name: it is the real name of a known player, or looks like it
 * - lookalike: it looks like one of these
 */
export type HandleObstacle = 'reserved' | 'account' | 'player' | 'director' | 'name' | 'lookalike';

/** The audit and runs show the program under some of these. People would take the owner of any for the program. */
const RESERVED = ['operator', 'worker', 'schedule', 'quadrant', 'administrator', 'admin', 'system', 'anonymous'];
const RESERVED_SKELETONS: ReadonlySet<string> = new Set(RESERVED.map(closeSkeletonOf));

/** Tells whether a handle is reserved for the program, or looks as if it were. */
export const isOfProgram = (handle: string): boolean =>
  isReservedHandle(handle) || RESERVED_SKELETONS.has(closeSkeletonOf(handle.replace(/[\s\d_-]{1,64}$/u, '')));

/**
 * Says why an account cannot have a handle; null means that it can.
 *
 * @param playerId row id of the player who its owner has shown to be: that player's handles are theirs
 */
export async function findHandleObstacle(
  client: PoolClient,
  handle: string,
  playerId: number | null,
): Promise<HandleObstacle | null> {
  const key = foldHandle(handle);
  if (isOfProgram(handle)) return 'reserved';
  const taken = await client.query(`select from accounts where handle_key = $1`, [key]);
  if (taken.rowCount) return 'account';
  const players = await client.query<{ isOwn: boolean; isHidden: boolean }>(
    `select p.id = $2 is true as "isOwn", p.hidden_at is not null as "isHidden" from players p where p.id = find_player($1)`,
    [key, playerId],
  );
  const [player] = players.rows;
  // The owner of the player is also the director that tournaments name by this handle.
  if (player?.isOwn === true) return null;
  if (player !== undefined) return player.isHidden ? 'account' : 'player';
  const ofName = await findNameObstacle(client, handle, playerId);
  if (ofName !== null) return ofName;
  const directors = await listDirectors(client);
  if (directors.has(key)) return 'director';
  const skeleton = closeSkeletonOf(handle);
  const isDirectorsDouble = [...directors].some((each) => closeSkeletonOf(each) === skeleton);
  return isDirectorsDouble || (await hasLookalike(client, skeleton, playerId)) ? 'lookalike' : null;
}

/** Tells whether a handle is the whole name of another player. Names of one word do not count: many people share them. */
async function findNameObstacle(
  client: PoolClient,
  handle: string,
  playerId: number | null,
): Promise<'name' | 'account' | null> {
  const { rows } = await client.query<{ name: string; isHidden: boolean }>(
    `select name, hidden_at is not null as "isHidden" from players
     where name is not null and anonymised_at is null and counts_as is distinct from $6
       and ${skeletonOf(`replace(coalesce(search_name, handle_key), ' ', '')`)} = any($5)`,
    [LOOK_ALIKES, LATIN, CLOSE_LETTERS.of, CLOSE_LETTERS.as, namesWrittenAs(handle), playerId],
  );
  const namesake = rows.find(({ name }) => findIdentifyingName(name) !== null);
  if (namesake === undefined) return null;
  return namesake.isHidden ? 'account' : 'name';
}

/** Lists the names that people may read in a handle. Its words may be written together, apart, or with the last name first. */
function namesWrittenAs(handle: string): string[] {
  const words = searchText(handle).split(' ');
  const orders = [words, [...words.slice(1), words[0]!], [words.at(-1)!, ...words.slice(0, -1)]];
  return orders.map((order) => closeSkeletonOf(order.join('')));
}

async function listDirectors(client: PoolClient): Promise<Set<string>> {
  const { rows } = await client.query<{ handle: string }>(
    `select distinct handle from submissions, lateral (values (header->>'director'), (header->>'secondaryDirector'),
       (header->>'tertiaryDirector')) as named (handle) where handle is not null
     union select director from leagues`,
  );
  return new Set(rows.map(({ handle }) => foldHandle(handle)));
}

/** SQL: does the same as `closeSkeletonOf`, with parameters 1 to 4. */
const skeletonOf = (text: string): string =>
  CLOSE_PAIRS.reduce(
    (letters, [pair, letter]) => `replace(${letters}, '${pair}', '${letter}')`,
    `translate(translate(${text}, $1, $2), $3, $4)`,
  );
const SKELETON_OF_KEY = skeletonOf('handle_key');

/** Tells whether the handle of another player, or of an account, looks like this. */
async function hasLookalike(client: PoolClient, skeleton: string, playerId: number | null): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from player_handles where ${SKELETON_OF_KEY} = $5 and find_player(handle_key) is distinct from $6
     union all select from accounts where ${SKELETON_OF_KEY} = $5 limit 1`,
    [LOOK_ALIKES, LATIN, CLOSE_LETTERS.of, CLOSE_LETTERS.as, skeleton, playerId],
  );
  return rowCount === 1;
}
