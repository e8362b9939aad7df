import { Fragment } from 'preact';
import { LONGEST_REASON } from '@quadrant/http';
import { t } from '../languages/t.js';
import { tell } from '../languages/tell.js';
import { DataTable } from '../components/data-table.js';
import { tellItemDays } from './written-date.js';
import { EmptyState } from '../components/empty-state.js';
import { countNotes, FindingNotes, type FindingPlace } from '../components/finding-notes.js';
import { FileField, TextField } from '../components/form/fields.js';
import { Fold } from '../components/form/fold.js';
import { Form, Kept } from '../components/form/form.js';
import type { PageFault } from '../components/form/form-context.js';
import { ErrorSummary } from '../components/form/error-summary.js';
import { PageForm } from '../components/form/page-form.js';
import { Tabs } from '../components/tabs.js';
import { addressOf } from '../query/address.js';
import { addressOfBatch, addressOfResults, addressOfShape, BatchFrame, isOpen, ReadFiles } from './batch-frame.js';
import { FilesDecision } from './files-decision.js';
import { ITEM_WORDS, tellKey } from './batch-words.js';
import type { Batch, BatchItem, ItemFinding, ItemPage, ItemState, LeftOutFile, RefusedFile } from './shapes.js';

export interface FilesFacts {
  readonly batch: Batch;
  readonly page: ItemPage;
  readonly refused: readonly RefusedFile[];
  readonly leftOut: readonly LeftOutFile[];
  /** Only items of this state are shown; all where it is null. */
  readonly state: ItemState | null;
  readonly faults: readonly PageFault[];
}

const STATES = ['ready', 'asks', 'double', 'refused', 'left-out', 'read'] as const;

/** The first tab takes files, and says what became of each. */
export function filesPage({ batch, page, refused, leftOut, state, faults }: FilesFacts) {
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
      <LeftOut batch={batch} leftOut={leftOut} />
      <h2>{tellContent(batch)}</h2>
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

/** A file may hold several tournaments, or none, so both are counted once the files are read. */
function tellContent({ files, items }: Batch): string {
  const tournaments = Object.values(items).reduce((sum, count) => sum + count, 0);
  const inFiles = t('{files, plural, one {# file} other {# files}}', { files });
  return tournaments === 0
    ? inFiles
    : t('{tournaments, plural, one {# tournament} other {# tournaments}} in {files}', { tournaments, files: inFiles });
}

/** Files of which nothing can be read: each can be downloaded, corrected, and sent in its place. */
function Refused({ batch, refused: files }: Pick<FilesFacts, 'batch' | 'refused'>) {
  if (files.length === 0) return null;
  return (
    <>
      <h2>{t('Files that cannot be read')}</h2>
      <p>
        {t(
          'Do their columns have other names, or their lines other words? Say it on {facts}: one answer reads all files that look alike. Otherwise correct the text of a file on its page, or download it, correct it, and send it in its place.',
          { facts: <a href={addressOfBatch(batch, 'facts')}>{t('Facts')}</a> },
        )}
      </p>
      {groupRefused(files).map((group) => {
        const [first] = group;
        const others = group.slice(MOST_LISTED);
        return (
          <section key={first!.path}>
            <p>{textOf(first!.findings)}</p>
            <ul>
              {group.slice(0, MOST_LISTED).map((file) => (
                <RefusedPath key={file.path} batch={batch} file={file} said={textOf(first!.findings)} />
              ))}
            </ul>
            {others.length > 0 && (
              <Fold
                summary={t('{files, plural, one {# more file} other {# more files}} for this reason', {
                  files: others.length,
                })}
                forms={[]}
              >
                <ul>
                  {others.map((file) => (
                    <RefusedPath key={file.path} batch={batch} file={file} said={textOf(first!.findings)} />
                  ))}
                </ul>
              </Fold>
            )}
            {isOpen(batch) && group.length > 1 && (
              <FilesDecision
                batch={batch}
                id={`leave-files-${first!.path}`}
                of={{ paths: group.map(({ path }) => path) }}
                what={t('{files, plural, one {# file} other {# files}} like {file}', {
                  files: group.length,
                  file: first!.path,
                })}
              />
            )}
          </section>
        );
      })}
    </>
  );
}

/** Files that are no tournaments, says somebody. */
function LeftOut({ batch, leftOut: files }: Pick<FilesFacts, 'batch' | 'leftOut'>) {
  if (files.length === 0) return null;
  return (
    <Fold
      summary={t('{files, plural, one {# file is no tournament} other {# files are no tournaments}}', {
        files: files.length,
      })}
      forms={files.map(({ path }) => `take-file-${path}`)}
    >
      <ul>
        {files.map(({ path, leftOut }) => (
          <li key={path}>
            <a href={addressOfFile(batch, path)} dir="auto">
              {path}
            </a>{' '}
            <q dir="auto">{leftOut}</q>
            {isOpen(batch) && (
              <FilesDecision batch={batch} id={`take-file-${path}`} of={{ paths: [path] }} what={path} isOut />
            )}
          </li>
        ))}
      </ul>
      {isOpen(batch) && files.length > 1 && (
        <FilesDecision
          batch={batch}
          id="take-all-files"
          of={{ paths: files.map(({ path }) => path) }}
          what={t('all files that are no tournaments')}
          isOut
        />
      )}
    </Fold>
  );
}

/** More files of a group are folded. */
const MOST_LISTED = 10;

/** Groups files by the kind of their first error; tables whose columns are unknown also by these columns. */
function groupRefused(files: readonly RefusedFile[]): RefusedFile[][] {
  const groups = new Map<string, RefusedFile[]>();
  for (const file of files) {
    const { code = '', message = '' } = errorIn(file.findings) ?? {};
    const key = code === 'unknown-format' ? tell(message) : code;
    const those = groups.get(key);
    if (those) those.push(file);
    else groups.set(key, [file]);
  }
  return [...groups.values()].sort((one, other) => other.length - one.length);
}

interface RefusedPathProps {
  readonly batch: Batch;
  readonly file: RefusedFile;
  /** The reason that stands above; another one is told beside the file. */
  readonly said: string;
}

function RefusedPath({ batch, file: { path, shape, findings }, said }: RefusedPathProps) {
  const line = errorIn(findings)?.line;
  const correctAll = shape === null ? t('Correct a text in many files') : t('Correct all files that look like this');
  const correctHere = t('Look at the file, and correct its text here');
  return (
    <li>
      <a href={addressOfFile(batch, path)} dir="auto">
        {path}
      </a>
      {line !== undefined && <span class="quiet"> {t('Line {line}', { line })}</span>}
      {textOf(findings) !== said && <span class="quiet"> {textOf(findings)}</span>}
      {isOpen(batch) && (
        <>
          {' '}
          <a href={addressOfShape(batch, shape)} aria-label={`${correctAll}: ${path}`}>
            {correctAll}
          </a>
        </>
      )}
      {isOpen(batch) && (
        <Fold
          summary={t('Send it corrected, or say that it is no tournament')}
          forms={[`remove-${path}`, `leave-file-${path}`]}
        >
          <p>
            <a href={addressOfResults(batch, path)} aria-label={`${correctHere}: ${path}`}>
              {correctHere}
            </a>
          </p>
          <PageForm
            action={`${addressOfBatch(batch)}/files`}
            label={t('Send {file} corrected', { file: path })}
            isUpload
          >
            <Kept name="path" value={path} />
            <input type="file" name="file" aria-label={t('The corrected file')} />
            <button type="submit">{t('Send in its place')}</button>
          </PageForm>
          <FilesDecision batch={batch} id={`leave-file-${path}`} of={{ paths: [path] }} what={path} isBare />
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
    <Fold
      summary={isLeftOut ? t('Take it again, or remove the file') : t('Leave it out, or remove the file')}
      forms={[`leave-${id}`, `remove-${id}`]}
    >
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

/** The fields for what a file does not say are on another tab. */
export const factsOf = (batch: Batch, file: string): FindingPlace => ({
  text: t('Facts of this file'),
  address: `${addressOf(addressOfBatch(batch, 'facts'), { file })}#proposals`,
});

/** Says what was noticed in a tournament that is taken, such as columns that are not read. */
function Noticed({ batch, item: { file, findings } }: { readonly batch: Batch; readonly item: BatchItem }) {
  const noticed = findings.filter(({ severity }) => severity !== 'error');
  const notes = countNotes(noticed);
  if (notes === 0) return null;
  return (
    <Fold summary={t('{notes, plural, one {# thing was} other {# things were}} noticed', { notes })} forms={[]}>
      <FindingNotes findings={noticed} answersAt={factsOf(batch, file)} />
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

/** A tournament of a file with several has its number behind the path of the file. */
export const addressOfItem = (batch: Pick<Batch, 'number'>, item: string): string =>
  addressOfFile(batch, item.replace(/#\d{1,4}$/, ''));

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
      { name: t('Date'), cell: tellItemDays },
      { name: t('Players'), kind: 'number', isNamed: true, cell: ({ players }) => players },
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
      <strong>
        {item.tournament === null ? (
          ITEM_WORDS[state]
        ) : (
          <a href={`/tournaments/${item.tournament}`}>{t('Published')}</a>
        )}
        {state === 'asks' && ':'}
      </strong>
      {state === 'asks' && <span class="quiet"> {open.map(tellKey).join(', ')}.</span>}
      {kind === 'standings' && <span class="quiet"> {t('Standings only.')}</span>}
      {item.parts.length > 0 && <Parts batch={batch} parts={item.parts} />}
      {state === 'refused' && <Reason findings={findings} />}
      {reason !== null && <q dir="auto">{reason}</q>}
      {isWithoutGame(item) && (
        <span class="quiet">
          {' '}
          {t('Somebody answered that its game is unknown. To take it, say the game on {facts}.', {
            facts: <a href={addressOfBatch(batch, 'facts')}>{t('Facts')}</a>,
          })}
        </span>
      )}
      {state !== 'refused' && state !== 'left-out' && <Noticed batch={batch} item={item} />}
      {isOpen(batch) && !isWithoutGame(item) && <Leave batch={batch} item={item} />}
    </>
  );
}

/** Nobody decided to leave it out: without a game it cannot be stored. */
const isWithoutGame = ({ state, decision }: BatchItem): boolean => state === 'left-out' && decision === null;

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
