import type { PoolClient } from 'pg';
import {
  isTiedToHeats,
  refuseInFinals,
  refuseInHeat,
  type AskedAct,
  type Heat,
  type LiveRefusal,
  type LiveState,
} from '@quadrant/rules/live';
import type { LiveRecord } from './live-record.js';
import { lockRecord, RECORD } from './live-rows.js';

/** Reads a state with everything that is committed. */
export type ReadState = (record: LiveRecord) => Promise<LiveState>;

/** The finals, or the other heats, of one tournament. They are read once for acts that come together. */
export class TiedHeats {
  private finals: LiveState | null = null;
  private heats: readonly Heat[] | null = null;

  constructor(
    private readonly client: PoolClient,
    private readonly record: LiveRecord,
    private readonly read: ReadState,
  ) {}

  /** Returns the reason why an act does not fit the other tournaments, or null. */
  async refuse(state: LiveState, act: AskedAct): Promise<LiveRefusal | null> {
    if (!isTiedToHeats(act)) return null;
    if (this.record.finalsId === null) {
      return state.heats === null ? null : refuseInFinals(state, await this.list(), act);
    }
    // A player who qualifies in one heat may not play in the next one. The lock of the finals makes the heats decide in turn.
    const record = this.finals === null ? await lockRecord(this.client, this.record.finalsId) : null;
    if (record !== null) this.finals = await this.read(record);
    return this.finals && refuseInHeat(this.finals, await this.list(), act, state);
  }

  /** Lists the heats of the finals, without the tournament itself. */
  async list(): Promise<readonly Heat[]> {
    this.heats ??= await readHeats(this.client, this.record.finalsId ?? this.record.id, this.record.id, this.read);
    return this.heats;
  }
}

/** Reads the heats of finals in their order, without the heat `without`. */
export async function readHeats(
  client: Pick<PoolClient, 'query'>,
  finalsId: string,
  without: string | null,
  read: ReadState,
): Promise<Heat[]> {
  const { rows } = await client.query<LiveRecord>(
    `select ${RECORD} from live_tournaments l where l.finals_id = $1 and l.id is distinct from $2 order by l.heat`,
    [finalsId, without],
  );
  const heats: Heat[] = [];
  for (const record of rows) heats.push({ number: record.heat!, id: record.id, state: await read(record) });
  return heats;
}
