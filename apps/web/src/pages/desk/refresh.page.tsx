import type { NamedHistoryDiff } from '@quadrant/rules/outcome';
import { isMoving, type RefreshRequest } from '@quadrant/store/history';
import { Ago } from '../../components/ago.js';
import { Facts } from '../../components/facts.js';
import { Form } from '../../components/form/form.js';
import { PageHeader } from '../../components/page-header.js';
import { Layout } from '../layout.js';
import { DESK, REFRESHES } from './desk-crumbs.js';
import { HistoryDiff } from './history-diff.js';
import { FOLLOWING, Progress } from './progress.js';
import { REFRESH_WORDS, titleOf } from './refresh-words.js';
import { ASKS_AGAIN_AFTER } from './refreshes.page.js';

export interface RefreshFacts {
  readonly refresh: RefreshRequest;
  /** Of a dry run, once it is computed. */
  readonly diff: NamedHistoryDiff | null;
  readonly headRun: number;
  readonly isPaused: boolean;
}

/** One refresh: how far it is, what it moves, and what can be done with it. */
export function refreshPage({ refresh, diff, headRun, isPaused }: RefreshFacts) {
  const { id, state, run, error, summary } = refresh;
  const [name, sentence] = REFRESH_WORDS[state];
  const moves = isMoving(state);
  return (
    <Layout title={titleOf(refresh)} {...(moves && { scripts: [FOLLOWING], reloadsAfter: ASKS_AGAIN_AFTER })}>
      <PageHeader
        crumbs={[DESK, REFRESHES]}
        title={titleOf(refresh)}
        context={
          <>
            {name}. {sentence}
          </>
        }
      />
      <Progress refresh={refresh} />
      {(state === 'waiting' || state === 'running') && <Cancel id={id} />}
      {error !== null && <p class="notice">{error}</p>}
      {run !== null && (
        <p>
          It was published as <a href={`/runs/${run}`}>run {run}</a>.
        </p>
      )}
      {state === 'computed' && <Decide id={id} isPaused={isPaused} isStale={refresh.baseRun !== headRun} />}
      {diff !== null && (
        <>
          <h2>What moves</h2>
          {summary !== null && <p class="quiet">{summary}</p>}
          <HistoryDiff diff={diff} />
        </>
      )}
      <h2>About it</h2>
      <Facts
        facts={[
          ['Requested', <Ago at={refresh.createdAt} />],
          ['By', refresh.requestedBy],
          ['Reason', refresh.reason],
          ['From', refresh.scope === 'incremental' ? 'the earliest change that waits' : 'the first tournament'],
          ['Computed on', refresh.baseRun === null ? null : `run ${refresh.baseRun}`],
        ]}
      />
    </Layout>
  );
}

const Cancel = ({ id }: { readonly id: string }) => (
  <Form
    id="cancel"
    operation={`DELETE /api/v1/refreshes/${id}`}
    label="Cancel the refresh"
    said="The refresh was cancelled. Nothing of it is published."
    inline
  >
    <button type="submit">Cancel it</button>
  </Form>
);

function Decide({
  id,
  isPaused,
  isStale,
}: {
  readonly id: string;
  readonly isPaused: boolean;
  readonly isStale: boolean;
}) {
  return (
    <>
      {isStale && (
        <p class="notice">
          Something else was published since. This dry run cannot be published as it is:{' '}
          <a href="/desk/refresh">make another one</a>.
        </p>
      )}
      {isPaused && (
        <p class="notice">
          Publishing is paused, so this cannot be published. <a href="/desk/refresh">Resume publishing</a> first.
        </p>
      )}
      <div class="buttons">
        <Form
          id="publish"
          operation={`POST /api/v1/refreshes/${id}/publish`}
          label="Publish the dry run"
          said="The dry run is being published as you saw it."
          inline
        >
          <button type="submit" class="first">
            Publish this
          </button>
        </Form>
        <Form
          id="discard"
          operation={`DELETE /api/v1/refreshes/${id}`}
          label="Discard the dry run"
          then="/desk/refresh"
          said="The dry run was discarded. Nothing was published."
          inline
        >
          <button type="submit">Discard it</button>
        </Form>
      </div>
    </>
  );
}
