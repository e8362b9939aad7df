/** SQL: how many took part in submission `s`: as its source states it, otherwise all players that it lists. */
export const FIELD_SIZE = `coalesce((s.closing->>'participants')::integer, (select count(*)::integer from entries e where e.submission_id = s.id))`;

/** Returns SQL for the place in a row of `standings`; null where no player alone has it. */
export const certainPlace = (row: string): string =>
  `case when ${row}.stated is null or ${row}.stated = ${row}.place::text then ${row}.place end`;
