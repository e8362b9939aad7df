import { say } from '@quadrant/rules/message';
import { f, fieldOf, HasAtMost, nullable, valueRule, type More } from '@quadrant/http';
import type { DecidedBy as SeasonDecidedBy, TableCriterion } from '@quadrant/rules/leagues';
import { findHandleFault } from '@quadrant/rules/tournament';
import { Transform, type TransformFnParams } from 'class-transformer';

export const MOST_ENTRANTS = 256;

/** Handles are separated by commas. */
export const Entrants = (more: More): PropertyDecorator =>
  fieldOf(
    more,
    { type: 'string', example: 'ann,bob,cy' },
    Transform(({ value }: TransformFnParams): unknown => (typeof value === 'string' ? value.split(',') : value)),
    valueRule('isHandleList', say`must be handles of players, with commas between them`, areHandles),
    HasAtMost(MOST_ENTRANTS, say`must be at most ${MOST_ENTRANTS} handles`),
  );

const areHandles = (value: unknown): boolean =>
  Array.isArray(value) && value.every((each) => typeof each === 'string' && findHandleFault(each) === null);

const DECIDED_BY = [
  'points',
  'season-points',
  'wins',
  'recorded-toss',
  'toss',
] as const satisfies readonly SeasonDecidedBy<TableCriterion>[];

export const TableDecidedBy = (): PropertyDecorator =>
  f.Choice(DECIDED_BY, {
    nullable,
    about: 'What sets the row apart from the next one; `points` are those with bonus. Null in the last row',
  });

export const Remaining = (): PropertyDecorator => f.Count('Tournaments of the phase that may still count');

export const LivePlaces = (): PropertyDecorator =>
  f.Count({
    nullable,
    about: 'How many qualify, in the playoffs the one champion; null while that is not announced',
  });

/** Says when a change of what a league awards reaches published points. */
export const WhenLeagueCounts = (): PropertyDecorator =>
  f.Choice(
    ['at-once', 'when-resumed', 'never'],
    'at-once: a separate run, within seconds; when-resumed: publishing is paused after a rollback; never: no tournament ' +
      'of the league lies there yet',
  );
