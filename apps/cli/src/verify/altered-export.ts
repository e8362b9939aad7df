import type { Difference } from '@quadrant/rules/outcome';

/** Something in an export that can be read, and cannot have been exported like that. */
export class AlteredExport extends Error {
  override readonly name = 'AlteredExport';
  readonly difference: Difference;

  /** @param what with its file and line */
  constructor(what: string, expected: Difference['expected'], got: Difference['got']) {
    super(what);
    this.difference = { tournament: null, what, expected, got };
  }
}
