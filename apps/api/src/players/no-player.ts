import { say } from '@quadrant/rules/message';
import { notFound, type Problem } from '@quadrant/http';

/** The problem of a handle that leads to no shown player. */
export const noPlayer = (handle: string): Problem =>
  notFound(
    say`There is no player with the handle ${JSON.stringify(handle)}.`,
    say`Check the spelling; the leaderboards at /api/v1/leaderboards list handles.`,
  );
