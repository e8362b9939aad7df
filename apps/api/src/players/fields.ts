import type { Text } from '@quadrant/rules/message';
import { fieldOf, valueRule, type More } from '@quadrant/http';
import { findHandleFault, isReservedHandle } from '@quadrant/rules/tournament';

const faultOf = (value: unknown): Text | null => {
  if (typeof value !== 'string') return 'is not a text';
  return (
    findHandleFault(value) ?? (isReservedHandle(value) ? 'is reserved for people whose names are not shown' : null)
  );
};

/** A handle that a player can have, which is no label of a hidden player. Its message says what is wrong. */
export const OwnHandle = (more?: More): PropertyDecorator =>
  fieldOf(
    more,
    { type: 'string', minLength: 1, maxLength: 64 },
    valueRule(
      'isHandle',
      (value) => faultOf(value) ?? 'is no handle',
      (value) => faultOf(value) === null,
    ),
  );
