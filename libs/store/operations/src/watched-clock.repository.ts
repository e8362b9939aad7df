import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/**
 * Why the clock of a worker may be wrong:
 * - set: it was set while a worker ran, or is behind the time at which a worker last looked
 * - pause: no worker ran for more than a day, or the clock is ahead
 * - differs: the database on another machine has another time
 */
export type ClockDoubt = 'set' | 'pause' | 'differs';

/** The clock was found to have moved by so many seconds; negative: back. */
export interface FoundDoubt {
  readonly doubt: ClockDoubt;
  readonly movedSeconds: number;
}

/** Why workers do not trust the clock, and for how long if nothing new is found. */
export interface DoubtedClock extends FoundDoubt {
  readonly waitSeconds: number;
}

export interface WatchedClock {
  /** It is null before the first look. */
  readonly seenAt: Date | null;
  readonly doubtedAt: Date | null;
  /** How far the clock of a database on another machine is ahead, in milliseconds; null where it is on this one. */
  readonly databaseAheadMs: number | null;
}

/** People have so long to set a clock right, before anything is done that cannot be undone. */
export const CLOCK_WAIT_MS = 86_400_000;
const WAIT = `interval '${CLOCK_WAIT_MS} milliseconds'`;

/** Remembers when workers looked at their clock, so that one that starts with a wrong clock notices it. */
@Injectable()
export class WatchedClockRepository {
  constructor(private readonly dataSource: DataSource) {}

  async read(now: Date): Promise<WatchedClock> {
    const [row] = await this.dataSource.query<[WatchedClock]>(
      `select c.seen_at as "seenAt", c.doubted_at as "doubtedAt",
         case when inet_server_addr() <> inet_client_addr()
           then extract(epoch from clock_timestamp() - $1::timestamptz)::float8 * 1000 end as "databaseAheadMs"
       from (select) as one left join watched_clock c on true`,
      [now],
    );
    return row;
  }

  /** Returns null where workers trust the clock. */
  async findDoubt(): Promise<DoubtedClock | null> {
    const rows = await this.dataSource.query<DoubtedClock[]>(
      `select doubt, moved_seconds as "movedSeconds", extract(epoch from doubted_at + ${WAIT} - now())::float8 as "waitSeconds"
       from watched_clock where doubted_at + ${WAIT} > now()`,
    );
    return rows[0] ?? null;
  }

  /** Notes a look at the clock, and why it is doubted from now on; null: nothing new was found. */
  async note(now: Date, found: FoundDoubt | null): Promise<void> {
    await this.dataSource.query(
      `insert into watched_clock as c (seen_at, doubted_at, doubt, moved_seconds) values ($1, $2, $3, $4)
       on conflict (singleton) do update set seen_at = excluded.seen_at,
         doubted_at = coalesce(excluded.doubted_at, c.doubted_at), doubt = coalesce(excluded.doubt, c.doubt),
         moved_seconds = coalesce(excluded.moved_seconds, c.moved_seconds)`,
      [now, found && now, found?.doubt ?? null, found?.movedSeconds ?? null],
    );
  }
}
