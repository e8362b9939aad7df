import type { HandedInPosition } from '@quadrant/store/disputes';
import { validate as isUuid } from 'uuid';

/** Whether the position in a cursor can be one of a dispute or a proposal. */
export function isHandedInPosition(value: unknown): value is HandedInPosition {
  if (typeof value !== 'object' || value === null || !('createdAt' in value) || !('id' in value)) return false;
  const { createdAt, id } = value;
  if (typeof createdAt !== 'string' || typeof id !== 'string' || !isUuid(id)) return false;
  const at = new Date(createdAt);
  return !Number.isNaN(at.getTime()) && at.toISOString() === createdAt;
}

/** Where a dispute or a proposal stands in its listing. */
export const handedInPositionOf = ({ createdAt, id }: { readonly createdAt: Date; readonly id: string }) => ({
  createdAt: createdAt.toISOString(),
  id,
});
