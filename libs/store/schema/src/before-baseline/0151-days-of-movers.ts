import type { QueryRunner } from 'typeorm';
import { ForwardOnly } from './forward-only.js';

/** SQL: of `keep_movers` of 0150-movers. PostgreSQL calls board_day anew for each change, as a function of its own. */
const BY_FUNCTION = 'board_day(o.starts_at)';

/** SQL: the same day. */
const WITHIN = `((o.starts_at at time zone 'UTC')::date - date '2000-01-01')`;

const replaceBy = (old: string, other: string): string => `
  do $do$ begin
    execute replace(pg_get_functiondef('keep_movers'::regproc), $$${old}$$, $$${other}$$);
  end $do$;`;

/** The days of movers are computed where they are read: a run that publishes a tournament spent a fifth less on its movers. */
export class DaysOfMovers1700000000151 extends ForwardOnly {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(replaceBy(BY_FUNCTION, WITHIN));
  }
}
