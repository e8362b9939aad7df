import type { PoolClient } from 'pg';
import { Identities } from '@quadrant/rules/history';
import { copyOut } from '@quadrant/store/database';

/**
 * Numbers players from 0 in the order in which they are met. So their ratings fill arrays without holes, even when a
 * run concerns few players.
 */
export class PlayerNumbers {
  private readonly numbers = new Map<number, number>();
  private readonly rowIds: number[] = [];
  private readonly publicIds: Buffer[] = [];
  private readonly merged = new Set<number>();

  get count(): number {
    return this.rowIds.length;
  }

  /**
   * Returns the number of the player that somebody counts as.
   *
   * @throws RangeError for a player who was not loaded
   */
  numberOf(rowId: number): number {
    const number = this.numbers.get(rowId);
    if (number === undefined) throw new RangeError(`Player ${rowId} was not loaded.`);
    return number;
  }

  /**
   * Returns the number of a player who is stored under this row id. It is null for a merged player, and for one who was
   * not loaded.
   */
  findNumber(rowId: number): number | null {
    return this.merged.has(rowId) ? null : (this.numbers.get(rowId) ?? null);
  }

  /** Returns the number of the player that somebody counts as; null for one who was not loaded. */
  findCounted(rowId: number): number | null {
    return this.numbers.get(rowId) ?? null;
  }

  /** Tells whether a loaded player counts as another. */
  isMerged(rowId: number): boolean {
    return this.merged.has(rowId);
  }

  rowIdOf(number: number): number {
    return this.rowIds[number]!;
  }

  publicIdOf(number: number): Buffer {
    return this.publicIds[number]!;
  }

  listRowIds(): readonly number[] {
    return this.rowIds;
  }

  get hasMerged(): boolean {
    return this.merged.size > 0;
  }

  /** Lists the row ids of the players who count as another. */
  listMerged(): readonly number[] {
    return [...this.merged];
  }

  add(rowId: number, publicId: Buffer): void {
    if (this.numbers.has(rowId)) return;
    this.numbers.set(rowId, this.rowIds.length);
    this.rowIds.push(rowId);
    this.publicIds.push(publicId);
  }

  /**
   * Gives a merged player the number of the player that they count as.
   *
   * @throws RangeError when that one was not loaded
   */
  addMerged(rowId: number, countsAs: number): void {
    this.numbers.set(rowId, this.numberOf(countsAs));
    this.merged.add(rowId);
  }
}

/**
 * @param where SQL about the table `players`; for a merged player it must also select the one that they count as
 * @param identities the merges that count
 */
export async function loadPlayerNumbers(
  client: PoolClient,
  where: string,
  identities = new Identities(),
): Promise<PlayerNumbers> {
  const numbers = new PlayerNumbers();
  const merged: number[] = [];
  for await (const tuples of copyOut(client, `select id, public_id from players where ${where} order by id`)) {
    while (tuples.next()) {
      const rowId = tuples.int4(0);
      if (identities.isMerged(rowId)) merged.push(rowId);
      // This copies the bytes: a view would keep the whole buffer that was read.
      else numbers.add(rowId, Buffer.from(tuples.bytea(1)));
    }
  }
  for (const rowId of merged) numbers.addMerged(rowId, identities.of(rowId));
  return numbers;
}
