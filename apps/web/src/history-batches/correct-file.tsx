import { hash } from 'node:crypto';
import { editableTextOf, LARGEST_EDITED } from '@quadrant/rules/files';
import { t } from '../languages/t.js';
import { TextArea } from '../components/form/fields.js';
import { Fold } from '../components/form/fold.js';
import { Kept } from '../components/form/form.js';
import type { PageFault } from '../components/form/form-context.js';
import { PageForm } from '../components/form/page-form.js';
import { addressOfBatch, isOpen } from './batch-frame.js';
import { addressOfFile } from './files.page.js';
import type { Batch } from './shapes.js';

/** A file whose text people can correct on its page. */
export interface EditableFile {
  readonly path: string;
  readonly text: string;
  /** It identifies the version that somebody corrects. */
  readonly sha256: string;
}

/** Returns a file for its page; null for one that is no text, or too large. */
export function editableOf(path: string, bytes: Buffer | null): EditableFile | null {
  const text = bytes === null ? null : editableTextOf(bytes);
  return text === null ? null : { path, text, sha256: hash('sha256', bytes!, 'hex') };
}

interface CorrectFileProps {
  readonly batch: Batch;
  readonly file: EditableFile;
  /** It holds what somebody typed, where that was refused. */
  readonly typed: string | null;
  /** The page opens the field at once: somebody came to correct the file. */
  readonly isWanted?: boolean;
  readonly faults: readonly PageFault[];
}

const FEWEST_LINES = 6;
const MOST_LINES = 30;

/** The text of a file can be corrected in its place. */
export function CorrectFile({
  batch,
  file: { path, text, sha256 },
  typed,
  isWanted = false,
  faults,
}: CorrectFileProps) {
  if (!isOpen(batch)) return null;
  const shown = typed ?? text;
  const lines = shown.split('\n').length;
  return (
    <Fold summary={t('Correct {file} here', { file: path })} forms={[]} isOpen={isWanted || typed !== null}>
      <PageForm
        action={`${addressOfBatch(batch)}/text`}
        label={t('Correct {file} here', { file: path })}
        faults={faults}
      >
        <p>
          {t(
            'Your text replaces the file, and the batch does not keep the earlier version. {link}, if you may need it. The text is stored as UTF-8, so no letter is lost.',
            {
              link: (
                <a href={addressOfFile(batch, path)} download>
                  {t('Download it first')}
                </a>
              ),
            },
          )}
        </p>
        <Kept name="path" value={path} />
        <Kept name="sha256" value={sha256} />
        <TextArea
          name="text"
          label={t('The text of the file')}
          hint={t('Tables keep one row in a line, and the same sign between their cells.')}
          // A browser leaves out a line break at the beginning.
          value={shown.startsWith('\n') ? `\n${shown}` : shown}
          rows={Math.min(MOST_LINES, Math.max(FEWEST_LINES, lines + 1))}
          isCode
          isRequired
        />
        <button type="submit">{t('Replace the file with this text')}</button>
      </PageForm>
    </Fold>
  );
}

/** Says why a text cannot replace a file; null where it can. */
export function refuseTyped(typed: string, now: string): string | null {
  if (typed.trim() === '') return t('The text is empty. To take the file out of the batch, remove it under Files.');
  if (Buffer.byteLength(typed) > LARGEST_EDITED)
    return t('The text has more than {most} kB. Correct the file on your computer, and send it under Files.', {
      most: LARGEST_EDITED / 1024,
    });
  return typed === now ? t('You changed nothing, so nothing was stored.') : null;
}
