import { Fragment } from 'preact';
import { LONGEST_REASON } from '@quadrant/http';
import { t } from '../languages/t.js';
import { tell } from '../languages/tell.js';
import { DataTable } from '../components/data-table.js';
import { tellDays } from './written-date.js';
import { EmptyState } from '../components/empty-state.js';
import { countNotes, FindingNotes } from '../components/finding-notes.js';
import { FileField, TextField } from '../components/form/fields.js';
import { Fold } from '../components/form/fold.js';
import { Form, Kept } from '../components/form/form.js';
import type { PageFault } from '../components/form/form-context.js';
import { ErrorSummary } from '../components/form/error-summary.js';
import { PageForm } from '../components/form/page-form.js';
import { Tabs } from '../components/tabs.js';
import { addressOf } from '../query/address.js';
import { addressOfBatch, addressOfResults, BatchFrame, isOpen, ReadFiles } from './batch-frame.js';
import { ITEM_WORDS, tellKey } from './batch-words.js';
import type { Batch, BatchItem, ItemFinding, ItemPage, ItemState, RefusedFile, RefusedFiles } from './shapes.js';

export interface FilesFacts {
  readonly batch: Batch;
  readonly page: ItemPage;
  readonly refused: RefusedFiles;
  /** Only items of this state are shown; all where it is null. */
  readonly state: ItemState | null;
  readonly faults: readonly PageFault[];
}

const STATES = ['ready', 'asks', 'double', 'refused', 'left-out', 'read'] as const;

/** The first tab takes files, and says what became of each. */
export function filesPage({ batch, page, refused, state, faults }: FilesFacts) {
  return (
    <BatchFrame batch={batch} tab="">
      <ErrorSummary faults={faults} />
      {isOpen(batch) && <AddFiles batch={batch} faults={faults} />}
      {batch.files > 0 && isOpen(batch) && (
        <div class="buttons">
          <ReadFiles batch={batch} />
        </div>
      )}
      <Refused batch={batch} refused={refused} />
      <h2>{t('{files, plural, one {# file} other {# files}}', { files: batch.files })}</h2>
      {batch.files > 0 && <States batch={batch} state={state} />}
      {page.items.length === 0 ? (
        <EmptyState>
          {batch.files === 0
            ? t('No files yet. Add them above.')
            : state === null
              ? t('The files are not read yet. Read them, then this page says what each holds.')
              : t('No tournament is in this state.')}
        </EmptyState>
      ) : (
        <Items batch={batch} items={page.items} />
      )}
      {page.next !== null && (
        <p>
          <a href={addressOf(addressOfBatch(batch), { state, after: page.next })}>{t('More tournaments')}</a>
        </p>
      )}
    </BatchFrame>
  );
}

/** Files of which nothing can be read: each can be downloaded, corrected, and sent in its place. */
function Refused({ batch, refused: { files, hasMore } }: Pick<FilesFacts, 'batch' | 'refused'>) {
  if (files.length === 0) return null;
  const reasons = files.map(({ findings }) => textOf(findings));
  return (
    <>
      <h2>{t('Files that cannot be read')}</h2>
      <p>
        {t(
          'Do their columns have other names? Say on {facts} what each column holds: one answer reads all files that look alike. Otherwise download a file, correct it, and send it in its place.',
          { facts: <a href={addressOfBatch(batch, 'facts')}>{t('Facts')}</a> },
        )}
      </p>
      {hasMore && (
        <p class="notice">
          {t('These are the first {files, plural, one {# file} other {# files}}. Facts counts all of them.', {
            files: files.length,
          })}
        </p>
      )}
      {[...new Set(reasons)].map((reason) => (
        <section key={reason}>
          <p>{reason}</p>
          <ul>
            {files.map(
              (file, at) => reasons[at] === reason && <RefusedPath key={file.path} batch={batch} file={file} />,
            )}
          </ul>
        </section>
      ))}
    </>
  );
}

interface RefusedPathProps {
  readonly batch: Batch;
  readonly file: RefusedFile;
}

function RefusedPath({ batch, file: { path, findings } }: RefusedPathProps) {
  const line = errorIn(findings)?.line;
  return (
    <li>
      <a href={addressOfFile(batch, path)} dir="auto">
        {path}
      </a>
      {line !== undefined && <span class="quiet"> {t('Line {line}', { line })}</span>}
      {isOpen(batch) && (
        <Fold summary={t('Send it corrected, or remove it')} forms={[`remove-${path}`]}>
          <PageForm
            action={`${addressOfBatch(batch)}/files`}
            label={t('Send {file} corrected', { file: path })}
            isUpload
          >
            <Kept name="path" value={path} />
            <input type="file" name="file" aria-label={t('The corrected file')} />
            <button type="submit">{t('Send in its place')}</button>
          </PageForm>
          <RemoveFile batch={batch} path={path} of={path} />
        </Fold>
      )}
    </li>
  );
}

/** Takes a file out of the batch, with all its tournaments. */
const RemoveFile = ({ batch, path, of }: { readonly batch: Batch; readonly path: string; readonly of: string }) => (
  <Form
    id={`remove-${of}`}
    operation={`DELETE /api/v1/batches/${batch.number}/files?path={path}`}
    label={t('Remove {file} from the batch', { file: path })}
    said={t('The file was removed from the batch.')}
    inline
  >
    <Kept name="path" value={path} />
    <button type="submit">{t('Remove the file')}</button>
  </Form>
);

/** Leaves a tournament out, takes it again, or removes its file. */
function Leave({ batch, item: { id, file, state } }: { readonly batch: Batch; readonly item: BatchItem }) {
  const isLeftOut = state === 'left-out';
  return (
    <Fold summary={isLeftOut ? t('Take it again') : t('Leave it out')} forms={[`leave-${id}`, `remove-${id}`]}>
      <Form
        id={`leave-${id}`}
        operation={`POST /api/v1/batches/${batch.number}/items/decision`}
        label={isLeftOut ? t('Take {id} again', { id }) : t('Leave {id} out', { id })}
        said={isLeftOut ? t('The tournament is in the batch again.') : t('The tournament is left out.')}
      >
        <Kept name="item" value={id} />
        <Kept name="decision" value={isLeftOut ? 'take' : 'leave-out'} />
        <TextField name="reason" label={t('Why')} maxLength={LONGEST_REASON} isRequired />
        <button type="submit">{isLeftOut ? t('Take it again') : t('Leave it out')}</button>
      </Form>
      <RemoveFile batch={batch} path={file} of={id} />
    </Fold>
  );
}

const errorIn = (findings: readonly ItemFinding[]) => findings.find(({ severity }) => severity === 'error');

/** Says the first reason why a file is refused. */
function textOf(findings: readonly ItemFinding[]): string {
  const first = errorIn(findings);
  return first === undefined ? '' : `${tell(first.message)} ${tell(first.advice)}`;
}

/** Says the first reason why a tournament is refused. */
function Reason({ findings }: { readonly findings: readonly ItemFinding[] }) {
  const line = errorIn(findings)?.line;
  return (
    <span class="quiet">
      {' '}
      {line !== undefined && t('Line {line}: ', { line })}
      {textOf(findings)}
    </span>
  );
}

/** Says what was noticed in a tournament that is taken, such as columns that are not read. */
function Noticed({ findings }: { readonly findings: readonly ItemFinding[] }) {
  const noticed = findings.filter(({ severity }) => severity !== 'error');
  const notes = countNotes(noticed);
  if (notes === 0) return null;
  return (
    <Fold summary={t('{notes, plural, one {# thing was} other {# things were}} noticed', { notes })} forms={[]}>
      <FindingNotes findings={noticed} />
    </Fold>
  );
}

const AddFiles = ({ batch, faults }: Pick<FilesFacts, 'batch' | 'faults'>) => (
  <section data-batch-upload={`/api/v1/batches/${batch.number}/files`}>
    <h2>{t('Add files')}</h2>
    <PageForm action={`${addressOfBatch(batch)}/files`} label={t('Add files')} faults={faults} isUpload>
      <FileField
        name="file"
        label={t('Drop files here, or choose them')}
        hint={t(
          'Spreadsheets, CSV, and files of tournament programs, or one zip archive of them. The same file again replaces the earlier one.',
        )}
        isDrop
        isMultiple
      />
      <div class="field" data-folder hidden>
        <label for="folder">{t('Or choose a whole folder')}</label>
        <input id="folder" type="file" multiple data-folder-input />
      </div>
      <button type="submit" class="first">
        {t('Add the files')}
      </button>
    </PageForm>
    <div class="progress" data-upload-progress hidden>
      <label for="upload">
        {t('Sending: {done} of {total} files, {left} left', {
          done: <output data-done>0</output>,
          total: <output data-total>0</output>,
          left: <output data-open>0</output>,
        })}
      </label>
      <progress id="upload" max={1} value={0} />
    </div>
    <p role="status" data-upload-said />
  </section>
);

function States({ batch, state }: Pick<FilesFacts, 'batch' | 'state'>) {
  const counts = { ...batch.items, 'left-out': batch.items.leftOut };
  const all = STATES.reduce((sum, each) => sum + counts[each], 0);
  return (
    <Tabs
      label={t('State of the tournaments')}
      tabs={[
        { name: t('All ({all})', { all }), address: addressOfBatch(batch), isCurrent: state === null },
        ...STATES.filter((each) => counts[each] > 0 || each === state).map((each) => ({
          name: t('{state} ({count})', { state: ITEM_WORDS[each], count: counts[each] }),
          address: addressOf(addressOfBatch(batch), { state: each }),
          isCurrent: each === state,
        })),
      ]}
    />
  );
}

/** A file can be downloaded as it came. */
export const addressOfFile = ({ number }: Pick<Batch, 'number'>, path: string): string =>
  addressOf(`/api/v1/batches/${number}/files/content`, { path });

const Items = ({ batch, items }: { readonly batch: Batch; readonly items: readonly BatchItem[] }) => (
  <DataTable
    caption={t('Tournaments of the batch')}
    isCaptionUnseen
    isPlain
    columns={[
      {
        name: t('File'),
        kind: 'row',
        cell: ({ id, file }) => (
          <a href={addressOfFile(batch, file)} dir="auto">
            {id}
          </a>
        ),
      },
      {
        name: t('Tournament'),
        cell: ({ id, name }) => (
          <a href={addressOfResults(batch, id)} dir="auto">
            {name ?? t('No name')}
          </a>
        ),
      },
      { name: t('Date'), cell: tellDays },
      { name: t('Players'), kind: 'number', cell: ({ players }) => players },
      { name: t('State'), cell: (item) => <State batch={batch} item={item} /> },
    ]}
    rows={items}
    keyOf={({ id }) => id}
  />
);

function State({ batch, item }: { readonly batch: Batch; readonly item: BatchItem }) {
  const { state, kind, open, findings, reason } = item;
  return (
    <>
      <strong>{ITEM_WORDS[state]}</strong>
      {kind === 'standings' && <span class="quiet"> {t('Standings only')}</span>}
      {item.parts.length > 0 && <Parts batch={batch} parts={item.parts} />}
      {state === 'asks' && <span class="quiet"> {open.map(tellKey).join(', ')}</span>}
      {state === 'refused' && <Reason findings={findings} />}
      {reason !== null && <q dir="auto">{reason}</q>}
      {state !== 'refused' && state !== 'left-out' && <Noticed findings={findings} />}
      {isOpen(batch) && <Leave batch={batch} item={item} />}
    </>
  );
}

/** Says which files the tournament is in besides its own. */
const Parts = ({ batch, parts }: { readonly batch: Batch; readonly parts: readonly string[] }) => (
  <span class="quiet"> {t('Joined with {files}.', { files: <FileList batch={batch} files={parts} /> })}</span>
);

/** Links files, each as it came. */
export const FileList = ({ batch, files }: { readonly batch: Batch; readonly files: readonly string[] }) => (
  <>
    {files.map((file, at) => (
      <Fragment key={file}>
        {at > 0 && ', '}
        <a href={addressOfFile(batch, file)} dir="auto">
          {file}
        </a>
      </Fragment>
    ))}
  </>
);
