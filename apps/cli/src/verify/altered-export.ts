import type { Difference } from '@quadrant/rules/verification';

/** An export has something that can be read, but that was not exported like this. */
export class AlteredExport extends Error {
  override readonly name = 'AlteredExport';
  readonly difference: Difference;

  /** @param what with its file and line */
  constructor(what: string, expected: Difference['expected'], got: Difference['got']) {
    super(what);
    this.difference = { tournament: null, what, expected, got };
  }
}
