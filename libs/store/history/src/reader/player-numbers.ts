import type { PoolClient } from 'pg';
import { Identities } from '@quadrant/rules/outcome';
import { copyOut } from '@quadrant/store/database';

/**
 * Numbers players from 0 in the order in which they are met, so that their ratings stand in arrays without holes
 * whichever few of them a run is about.
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
   * Of the player as whom somebody counts.
   *
   * @throws RangeError for a player who was not loaded
   */
  numberOf(rowId: number): number {
    const number = this.numbers.get(rowId);
    if (number === undefined) throw new RangeError(`Player ${rowId} was not loaded.`);
    return number;
  }

  /** Of the player themselves, as published rows have them; null for one who counts as another, or was not loaded. */
  findNumber(rowId: number): number | null {
    return this.merged.has(rowId) ? null : (this.numbers.get(rowId) ?? null);
  }

  /** Of the player as whom somebody counts; null for one who was not loaded. */
  findCounted(rowId: number): number | null {
    return this.numbers.get(rowId) ?? null;
  }

  /** Whether a player who was loaded counts as another. */
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

  /** Row ids of those who count as another. */
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
   * Gives somebody the number of the player as whom they count.
   *
   * @throws RangeError when that one was not loaded
   */
  addMerged(rowId: number, countsAs: number): void {
    this.numbers.set(rowId, this.numberOf(countsAs));
    this.merged.add(rowId);
  }
}

/**
 * @param where SQL about the table `players`; whoever counts as another needs that one beside them
 * @param identities as whom they count
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
      // Copied: a view would keep what it was read from.
      else numbers.add(rowId, Buffer.from(tuples.bytea(1)));
    }
  }
  for (const rowId of merged) numbers.addMerged(rowId, identities.of(rowId));
  return numbers;
}
