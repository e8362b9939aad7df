import { type ComponentChildren, Fragment } from 'preact';
import { t, words } from '../languages/t.js';
import { tell } from '../languages/tell.js';
import { DESK, type Crumb } from '../components/breadcrumbs.js';
import { Form } from '../components/form/form.js';
import { PageHeader } from '../components/page-header.js';
import { Tabs } from '../components/tabs.js';
import { Layout } from '../frame/layout.js';
import { addressOf } from '../query/address.js';
import { STATE_WORDS, STEP_WORDS } from './batch-words.js';
import { SendAgain, useIsRefused } from './refused-form.js';
import type { Batch } from './shapes.js';

const HISTORY: Crumb = words({ name: 'History', address: '/desk/history' });

const TABS = words([
  { id: '', name: 'Files' },
  { id: 'facts', name: 'Facts' },
  { id: 'people', name: 'People' },
  { id: 'doubles', name: 'Doubles' },
  { id: 'diff', name: 'What changes' },
  { id: 'done', name: 'Publish' },
]);

export type BatchTab = '' | 'facts' | 'people' | 'doubles' | 'diff' | 'done';

/** The script follows the job of a batch, sends many files one by one, and lets the keyboard answer questions. */
const SCRIPT = 'history-batch.js';
/** Without a script, a page with a running job reloads after so many seconds. */
const ASKS_AGAIN_AFTER = 5;

export const addressOfBatch = (
  { number }: { readonly number: number | string },
  part: BatchTab | 'results' = '',
): string => `/desk/history/${number}${part === '' ? '' : `/${part}`}`;

/** This is the page on which people compare a tournament of a batch with the paper. */
export const addressOfResults = ({ number }: Pick<Batch, 'number'>, item: string): string =>
  addressOf(addressOfBatch({ number }, 'results'), { item });

const SHORT = 8;

/** The beginning of a fingerprint is enough to tell the shapes of a batch apart. */
export const shortOf = (fingerprint: string): string => fingerprint.slice(0, SHORT);

/** A card asks about files that look like this one. Those without a shape are corrected together with all others. */
export const addressOfShape = (batch: Pick<Batch, 'number'>, shape: string | null): string =>
  `${addressOfBatch(batch, 'facts')}#${shape === null ? 'texts' : `shape-${shortOf(shape)}`}`;

/** A batch is still open as long as somebody can change it. */
export const isOpen = ({ state }: Batch): boolean => ['open', 'read', 'settling', 'ready'].includes(state);

interface BatchFrameProps {
  readonly batch: Batch;
  readonly tab: BatchTab;
  /** The page shows a part of its tab, which is called so. */
  readonly part?: string;
  readonly children: ComponentChildren;
}

/** Says what comes next. Answers count only when the files are read, and tournaments without facts are not published. */
function nextStep({ state, files, items, window }: Batch): string {
  if (state === 'open' && files > 0) return t('Read the files, so that they and your answers count.');
  if (state === 'ready' && window !== null)
    return t('You have seen what changes. Send it, or change something and compute it again.');
  const { asks } = items;
  if (state === 'settling' && asks > 0)
    return t(
      '{asks, plural, one {Facts of # tournament are missing: say them under “Facts”.} other {Facts of # tournaments are missing: say them under “Facts”.}} Then say who is who.',
      { asks },
    );
  return STATE_WORDS[state][1];
}

/** Every tab of a batch begins with its state, its next step and what is running. */
export function BatchFrame({ batch, tab, part, children }: BatchFrameProps) {
  const { name, number, job, error } = batch;
  const [state] = STATE_WORDS[batch.state];
  const next = nextStep(batch);
  const moves = job !== null && error === null;
  const isRefused = useIsRefused();
  const current = TABS.find(({ id }) => id === tab)!;
  return (
    <Layout
      title={t('{tab}: {name}', { tab: part ?? current.name, name })}
      scripts={[SCRIPT]}
      {...(moves && !isRefused && { reloadsAfter: ASKS_AGAIN_AFTER })}
    >
      <PageHeader
        crumbs={batch.window === null ? [DESK, HISTORY] : [HISTORY]}
        title={<span dir="auto">{name}</span>}
        context={
          batch.isSplit
            ? t('Split of a player, {state}.', { state })
            : t('Batch {number}, {state}. {next}', { number, state, next })
        }
      />
      <Job batch={batch} stays={isRefused} />
      <SendAgain />
      {batch.returned !== null && (
        <p class="notice" dir="auto">
          {t('{by} returned this batch: {reason}', {
            by: <bdi>{batch.returned.by}</bdi>,
            reason: batch.returned.reason,
          })}
        </p>
      )}
      <Tabs
        label={t('Parts of the batch')}
        tabs={TABS.filter(({ id }) => !batch.isSplit || id === 'done').map(({ id, name: label }) => ({
          name: id === 'done' && batch.window !== null && isOpen(batch) ? t('Send') : label,
          address: addressOfBatch(batch, id as BatchTab),
          isCurrent: id === tab,
        }))}
      />
      {children}
    </Layout>
  );
}

interface JobProps {
  readonly batch: Batch;
  /** The page stays as it is when the job is done. */
  readonly stays: boolean;
}

/** Shows how far the job is. A script keeps it up to date. */
function Job({ batch: { number, job, error }, stays }: JobProps) {
  if (error !== null)
    return (
      <p class="notice" role="status">
        {job === null ? '' : `${STEP_WORDS[job.step]}: `}
        {tell(error)}
      </p>
    );
  if (job === null) return null;
  const { step, done, total } = job;
  return (
    <div
      class="progress"
      data-batch-job={`/api/v1/batches/${number}`}
      data-step={step}
      data-stays={stays ? '' : undefined}
    >
      <label for="job">
        {t('{step}: {done} of {total}, {left} left', {
          step: STEP_WORDS[step],
          done: <output data-done>{done}</output>,
          total: <output data-total>{total}</output>,
          left: <output data-open>{Math.max(0, total - done)}</output>,
        })}
      </label>
      <progress id="job" max={Math.max(total, 1)} value={done} />
      <span data-job-said role="status" />
    </div>
  );
}

/** Links the results of tournaments that somebody compares with each other. */
export const WhatWasRead = ({ batch, items }: { readonly batch: Batch; readonly items: readonly string[] }) => (
  <>
    {items.map((item, at) => (
      <Fragment key={item}>
        {at > 0 && ' '}
        <a href={addressOfResults(batch, item)} aria-label={t('What was read from {file}', { file: item })}>
          {items.length === 1 ? t('What was read') : t('What was read ({number})', { number: at + 1 })}
        </a>
      </Fragment>
    ))}
  </>
);

/** The button reads the files that changed, and settles everything again. */
export const ReadFiles = ({ batch }: { readonly batch: Batch }) => (
  <Form
    id="read"
    operation={`POST /api/v1/batches/${batch.number}/reading`}
    label={t('Read the files')}
    said={t('The files are being read.')}
    inline
  >
    <button type="submit" class="first">
      {batch.state === 'open' ? t('Read the files') : t('Read the files again')}
    </button>
  </Form>
);
