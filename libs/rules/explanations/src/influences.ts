import { GameUnpacker } from '@quadrant/rules/rating';

/**
 * Lists the entries whose ratings before a tournament influenced an entry's rating after it: the entry itself, its
 * opponents, their earlier opponents, and so on. The entry comes first, then its opponents, then the others.
 *
 * @param packed games of a scorecard
 */
export function influencesOn(packed: Uint8Array, entry: number): number[] {
  const { length, one, other, step } = new GameUnpacker().unpack(packed);
  const reached = new Set([entry]);
  let last = length;
  while (last > 0) {
    let first = last - 1;
    while (first > 0 && step[first - 1] === step[last - 1]) first--;
    // Games of one step are rated on the ratings before it: none of them carries an influence to another.
    const added: number[] = [];
    for (let game = first; game < last; game++) {
      if (reached.has(one[game]!)) added.push(other[game]!);
      if (reached.has(other[game]!)) added.push(one[game]!);
    }
    for (const each of added) reached.add(each);
    last = first;
  }
  const opponents = new Set<number>();
  for (let game = 0; game < length; game++) {
    if (one[game] === entry) opponents.add(other[game]!);
    if (other[game] === entry) opponents.add(one[game]!);
  }
  return [entry, ...opponents, ...[...reached].filter((each) => each !== entry && !opponents.has(each))];
}
