import { BATCH_LIMITS, unpackFiles } from '@quadrant/rules/batches';
import fc from 'fast-check';
import { zipOf } from '../builders/zip.js';
import { damage, damagedFile, damagedWorkbook, faultsOf, spoil } from './file-cases.js';

/** These paths try to leave the batch, to hide, or to be somebody else's. */
const HOSTILE_PATHS = [
  '../../etc/passwd',
  '..\\..\\secret.csv',
  '/etc/passwd',
  'C:\\Windows\\a.csv',
  'a/../../b.csv',
  'a/./b.csv',
  '//server/share/a.csv',
  '..',
  '.',
  ' ',
  'a\u0000.csv',
  'a\n.csv',
  '\u202Evsc.a',
  `${'d/'.repeat(200)}a.csv`,
  `${'n'.repeat(400)}.csv`,
  '__MACOSX/._a.csv',
  '.hidden/a.csv',
  'CON',
  'a.csv/',
];
const path = fc.oneof(
  fc.constantFrom(...HOSTILE_PATHS),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc
    .array(fc.constantFrom('..', '.', 'a', 'b.csv', '', '...'), { minLength: 1, maxLength: 5 })
    .map((parts) => parts.join('/')),
);

/** It unpacks to more than a file may have, and its headers may claim less. */
const bomb = fc
  .record({ megabytes: fc.integer({ min: 5, max: 12 }), claimed: fc.option(fc.nat(1000), { nil: undefined }) })
  .map(({ megabytes, claimed }) => ({ content: new Uint8Array(megabytes * 1_000_000), claimed }));

const part = fc.record({
  name: path,
  what: fc.oneof(
    { weight: 6, arbitrary: damagedFile.map((content) => ({ content, claimed: undefined as number | undefined })) },
    { weight: 3, arbitrary: damagedWorkbook.map((content) => ({ content, claimed: undefined as number | undefined })) },
    {
      weight: 2,
      arbitrary: damagedFile.map((content) => ({
        content: zipOf([{ name: 'a.zip', content: zipOf([{ name: 'a.csv', content }]) }]),
        claimed: undefined as number | undefined,
      })),
    },
    { weight: 1, arbitrary: bomb },
  ),
  isEncrypted: fc.nat(9).map((lot) => lot === 0),
});

export interface HostileArchive {
  readonly bytes: Uint8Array;
  /** The archive itself is whole, so a sound file beside the others has to be taken. */
  readonly isWhole: boolean;
}

const SOUND = 'sound.csv';
const SOUND_TEXT = 'Round,Player 1,Player 2,Result\n1,Ann,Bob,FW\n';

/** Draws an archive of damaged files under hostile paths, with one sound file; some archives are damaged themselves. */
export const hostileArchive: fc.Arbitrary<HostileArchive> = fc
  .record({
    parts: fc.array(part, { minLength: 1, maxLength: 5 }),
    damages: fc.oneof(
      { weight: 2, arbitrary: fc.array(damage, { maxLength: 0 }) },
      { weight: 1, arbitrary: fc.array(damage, { maxLength: 3 }) },
    ),
  })
  .map(({ parts, damages }) => {
    const bytes = zipOf([
      ...parts.map(({ name, what, isEncrypted }) => ({
        ...{ name, content: what.content, isEncrypted },
        ...(what.claimed === undefined ? {} : { claimed: what.claimed }),
      })),
      { name: SOUND, content: SOUND_TEXT },
    ]);
    return { bytes: damages.reduce(spoil, bytes), isWhole: damages.length === 0 };
  });

const LEAVES = /(?:^|\/)\.\.(?:\/|$)|^\/|\\|^[A-Za-z]:|\p{Cc}/u;

/**
 * Finds faults of what a batch takes from an archive: a path that leaves the batch, a file that is too large, a refusal
 * without a sentence, or a sound file that was lost.
 *
 * @throws whatever unpacking or reading throws
 */
export function faultsOfArchive({ bytes, isWhole }: HostileArchive): string[] {
  const faults: string[] = [];
  let unpacked = 0;
  let isSoundTaken = false;
  for (const each of unpackFiles(bytes, 'club/past.zip')) {
    if ('notTaken' in each) {
      const reason = String(each.notTaken.reason);
      if (!/^\S.*\.$/su.test(reason)) faults.push(`“${reason}” is no sentence`);
      continue;
    }
    const { path: taken, content } = each.file;
    unpacked += content.length;
    if (LEAVES.test(taken) || [...taken].length > BATCH_LIMITS.pathCharacters) faults.push(`took the path “${taken}”`);
    if (content.length === 0 || content.length > BATCH_LIMITS.fileBytes) faults.push(`took ${content.length} bytes`);
    if (taken === `club/${SOUND}` && Buffer.from(content).toString() === SOUND_TEXT) isSoundTaken = true;
    faults.push(...faultsOf(content));
  }
  if (unpacked > BATCH_LIMITS.unpackedBytes) faults.push(`unpacked ${unpacked} bytes`);
  if (isWhole && !isSoundTaken) faults.push('lost the sound file');
  return faults;
}
