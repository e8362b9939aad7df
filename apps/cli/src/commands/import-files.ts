import path from 'node:path';
import { CannotRun, COMPARED, REFUSED, DONE, type ExitCode } from '../exit-code.js';
import { BatchRefused, describeBatch, type ShownBatch, withBatches } from '../history/batch-client.js';
import { describeDiff, describeSent, filesOf, sendFiles, type ShownDiff } from '../history/batch-steps.js';
import { describeFindings, type OutputOptions, type ShownFinding } from '../output.js';
import type { Surroundings } from '../surroundings.js';
import { takeReason } from '../take-reason.js';

export interface ImportFilesOptions extends OutputOptions {
  /** Whether the batch is published after it was compared. */
  readonly publish: boolean;
  readonly reason: string | undefined;
}

/**
 * Runs `quadrant import FILE|FOLDER…` for files that are no export of Quadrant: makes a batch of them, compares it with
 * what is stored, and prints what publishing would change. Without `--publish` it stops there, with the exit code 3.
 */
export const importFiles = (
  surroundings: Surroundings,
  names: readonly string[],
  { publish, reason, json }: ImportFilesOptions,
): Promise<ExitCode> => {
  const why = publish ? takeReason(reason ?? '') : null;
  const files = names.flatMap((name) => filesOf(surroundings, name));
  if (files.length === 0) throw new CannotRun('There is no file to import.');
  return withBatches(surroundings, { json }, async (client) => {
    const name = names.map((each) => path.basename(each)).join(', ');
    const opened = await client.ask<ShownBatch>('post', '', { body: { name: name.slice(0, LONGEST_NAME) } });
    const number = String(opened.number);
    const { refused, ...sent } = await sendFiles(surroundings, client, number, files);
    const read = await client.step(number, 'reading');
    const query = { refused: 'true', limit: MOST_NAMED };
    const { files: unread } = await client.ask<{ files: readonly UnreadFile[] }>('get', `/${number}/files`, { query });
    const told =
      describeSent(sent, refused) +
      describeBatch(read) +
      unread.map(({ path: file, findings }) => `${file}:\n${describeFindings(findings)}`).join('');
    const facts = { ...sent, refused, unread };
    if ((read.items['ready'] ?? 0) === 0)
      return { json: { ...facts, batch: read, diff: null }, text: `${told}${tellNext(number)}`, code: REFUSED };
    const compared = await client.step(number, 'diff');
    const diff = await client.ask<ShownDiff>('get', `/${number}/diff`);
    const left = refused.length + unread.length + countOpen(compared) > 0;
    if (why === null)
      return {
        json: { ...facts, batch: compared, diff },
        text: `${told}${describeDiff(diff)}${left ? tellNext(number) : ''}${tellPublish(number, diff)}`,
        code: COMPARED,
      };
    try {
      const body = { fingerprint: diff.fingerprint, reason: why };
      const batch = await client.step(number, 'publication', body);
      return {
        json: { ...facts, batch, diff },
        text: `${told}${describeDiff(diff)}${describeBatch(batch)}${left ? tellNext(number) : ''}`,
        code: left ? REFUSED : DONE,
      };
    } catch (error) {
      // The batch stays, so the person learns how to go on with it.
      if (error instanceof BatchRefused) surroundings.err(`${told}${describeDiff(diff)}${tellPublish(number, diff)}`);
      throw error;
    }
  });
};

const LONGEST_NAME = 100;

/** So many files that cannot be read are named. */
const MOST_NAMED = '50';

interface UnreadFile {
  readonly path: string;
  readonly findings: readonly ShownFinding[];
}

const countOpen = ({ items }: ShownBatch): number =>
  (items['asks'] ?? 0) + (items['double'] ?? 0) + (items['refused'] ?? 0);

const tellNext = (number: string): string =>
  `Answer what is open on /desk/history/${number}, or with quadrant history recipe|manifest|people|refused ${number}.\n`;

const tellPublish = (number: string, { fingerprint }: ShownDiff): string =>
  `Nothing is published. To publish it: quadrant history publish ${number} --fingerprint ${fingerprint} --reason WHY\n`;
