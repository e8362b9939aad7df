import type { PoolClient } from 'pg';
import { copyOut } from '../copy/copy-out.js';

/**
 * Numbers players from 0 in the order in which they are met, so that their ratings stand in arrays without holes
 * whichever few of them a run is about.
 */
export class PlayerNumbers {
  private readonly numbers = new Map<number, number>();
  private readonly rowIds: number[] = [];
  private readonly publicIds: Buffer[] = [];

  get count(): number {
    return this.rowIds.length;
  }

  /** @throws RangeError for a player who was not loaded */
  numberOf(rowId: number): number {
    const number = this.numbers.get(rowId);
    if (number === undefined) throw new RangeError(`Player ${rowId} was not loaded.`);
    return number;
  }

  findNumber(rowId: number): number | null {
    return this.numbers.get(rowId) ?? null;
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

  add(rowId: number, publicId: Buffer): void {
    if (this.numbers.has(rowId)) return;
    this.numbers.set(rowId, this.rowIds.length);
    this.rowIds.push(rowId);
    this.publicIds.push(publicId);
  }
}

/** @param where SQL about the table `players` */
export async function loadPlayerNumbers(client: PoolClient, where: string): Promise<PlayerNumbers> {
  const numbers = new PlayerNumbers();
  for await (const tuples of copyOut(client, `select id, public_id from players where ${where} order by id`)) {
    // Copied: a view would keep what it was read from.
    while (tuples.next()) numbers.add(tuples.int4(0), Buffer.from(tuples.bytea(1)));
  }
  return numbers;
}
