import { renameInDocument } from '@quadrant/rules/files';
import { foldHandle } from '@quadrant/rules/tournament';

/**
 * Writes the report of a tournament with the people as they were settled. Two spellings of one person become one player.
 *
 * @param document of quadrant/1, which names people as the file does
 * @param names as the file writes them
 * @param handles of the same people
 */
export function prepareReport(document: Uint8Array, names: readonly string[], handles: readonly string[]): Uint8Array {
  const parsed = JSON.parse(new TextDecoder().decode(document)) as Parameters<typeof renameInDocument>[0];
  const renames = new Map(names.map((name, index) => [foldHandle(name), handles[index]!]));
  const renamed = renameInDocument(parsed, renames);
  const listed = new Set<string>();
  const players = renamed.players.filter(({ handle }) => {
    const key = foldHandle(handle);
    const isFirst = !listed.has(key);
    listed.add(key);
    return isFirst;
  });
  return new TextEncoder().encode(JSON.stringify({ ...renamed, players }));
}
