import type { PatchOperation } from './operation.js';

export interface FieldChange {
  readonly pointer: string;
  /** It is left out when there was no value before. */
  readonly from?: unknown;
  /** It is left out when no value remains. */
  readonly to?: unknown;
}

/** Lists the changes, field by field, of a patch that tests everything it touches. */
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
