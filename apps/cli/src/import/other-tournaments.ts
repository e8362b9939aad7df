import type { Confirmation } from '@quadrant/rules/suspicions';
import { readConfirmation } from '../confirmations.js';
import { CannotRun } from '../exit-code.js';

const CODE = 'possible-duplicate';

/** Says why reports are not the tournaments that are stored already. The key is the line, or null for all other lines. */
export type OtherTournaments = ReadonlyMap<number | null, string>;

/**
 * Reads the texts of `--confirm` for an import: `possible-duplicate=REASON`, or `possible-duplicate@LINE=REASON` for
 * one line.
 * @throws CannotRun with one sentence for anything else
 */
export function readOtherTournaments(texts: readonly string[]): OtherTournaments {
  return new Map(
    texts.map((text) => {
      const { code, pointer, reason } = readConfirmation(text);
      if (code !== CODE) {
        throw new CannotRun(
          `--confirm "${code}" is nothing that an import waits for: only "${CODE}" can be confirmed.`,
        );
      }
      if (pointer !== null && !/^[1-9]\d*$/.test(pointer)) {
        throw new CannotRun(`--confirm "${text}" must name a line of the file, such as "${CODE}@12=two tournaments".`);
      }
      return [pointer === null ? null : Number(pointer), reason];
    }),
  );
}

export function confirmationsOf(others: OtherTournaments = new Map(), line: number): Confirmation[] {
  const reason = others.get(line) ?? others.get(null);
  return reason === undefined ? [] : [{ code: CODE, pointer: null, reason }];
}
