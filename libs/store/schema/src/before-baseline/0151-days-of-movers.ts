import type { QueryRunner } from 'typeorm';
import { ForwardOnly } from './forward-only.js';

/** This SQL is in `keep_movers` of 0150-movers. PostgreSQL calls the function board_day for each change. */
const BY_FUNCTION = 'board_day(o.starts_at)';

/** This SQL gives the same day. */
const WITHIN = `((o.starts_at at time zone 'UTC')::date - date '2000-01-01')`;

const replaceBy = (old: string, other: string): string => `
  do $do$ begin
    execute replace(pg_get_functiondef('keep_movers'::regproc), $$${old}$$, $$${other}$$);
  end $do$;`;

/** Computes the days of movers where they are read: a run that publishes a tournament spent a fifth less on its movers. */
export class DaysOfMovers1700000000151 extends ForwardOnly {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(replaceBy(BY_FUNCTION, WITHIN));
  }
}
