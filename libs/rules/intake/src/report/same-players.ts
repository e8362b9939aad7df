import { say } from '@quadrant/rules/message';
import type { Identities } from '@quadrant/rules/history';
import { finding, type Finding } from '@quadrant/rules/tournament';

/** An entry, and the row id of the player behind it, which is null for a new player. */
export interface PlayedEntry {
  readonly handle: string;
  readonly player: number | null;
}

/**
 * Returns an error for every entry whose player is already behind an earlier entry, through former handles, aliases
 * and merges.
 *
 * @param identities with the merges, too, that are only asked for
 */
export function samePlayerFindings(entries: readonly PlayedEntry[], identities: Identities): Finding[] {
  const first = new Map<number, string>();
  return entries.flatMap(({ handle, player }, entry) => {
    if (player === null) return [];
    const counted = identities.of(player);
    const other = first.get(counted);
    if (other !== undefined) return [samePlayer(handle, other, entry)];
    first.set(counted, handle);
    return [];
  });
}

const samePlayer = (handle: string, other: string, entry: number): Finding =>
  finding(
    'same-player-twice',
    `/players/${entry}/handle`,
    say`"${handle}" and "${other}" are handles of one player.`,
    say`Name this player once. If they are two people, ask a coordinator to undo their merge.`,
  );
