import type { PatchOperation } from './operation.js';

/** What a patch does to one field. */
export interface FieldChange {
  readonly pointer: string;
  /** Left out where there was nothing. */
  readonly from?: unknown;
  /** Left out where nothing stays. */
  readonly to?: unknown;
}

/** What a patch that tests everything it touches changes, field by field. */
export function listFieldChanges(operations: readonly PatchOperation[]): FieldChange[] {
  const changes: FieldChange[] = [];
  const tested = new Map<string, unknown>();
  for (const operation of operations) {
    const { op, path: pointer } = operation;
    if (op === 'test') {
      tested.set(pointer, operation.value);
      continue;
    }
    changes.push({
      pointer,
      ...(op !== 'add' && { from: tested.get(pointer) }),
      ...(op !== 'remove' && { to: operation.value }),
    });
    tested.clear();
  }
  return changes;
}
