import type { HandedInPosition } from '@quadrant/store/disputes';
import { validate as isUuid } from 'uuid';

/** Tells whether the position in a cursor can belong to a dispute or a proposal. */
export function isHandedInPosition(value: unknown): value is HandedInPosition {
  if (typeof value !== 'object' || value === null || !('createdAt' in value) || !('id' in value)) return false;
  const { createdAt, id } = value;
  if (typeof createdAt !== 'string' || typeof id !== 'string' || !isUuid(id)) return false;
  const at = new Date(createdAt);
  return !Number.isNaN(at.getTime()) && at.toISOString() === createdAt;
}

/** Returns the position that a dispute or a proposal has in its listing. */
export const handedInPositionOf = ({ createdAt, id }: { readonly createdAt: Date; readonly id: string }) => ({
  createdAt: createdAt.toISOString(),
  id,
});
