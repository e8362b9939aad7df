import { isMoving, type OpenRefresh } from '@quadrant/views';
import { t } from '../languages/t.js';
import { tell } from '../languages/tell.js';
import { Ago } from '../components/ago.js';
import { Facts } from '../components/facts.js';
import { Form } from '../components/form/form.js';
import { PageHeader } from '../components/page-header.js';
import { actorName } from '../components/actor-name.js';
import { Layout } from '../frame/layout.js';
import { DESK, REFRESHES } from '../components/breadcrumbs.js';
import { HistoryDiff } from '../previews/history-diff.js';
import { FOLLOWING, Progress } from './progress.js';
import { REFRESH_WORDS, titleOf } from './refresh-words.js';
import { ASKS_AGAIN_AFTER } from './refreshes.page.js';

/** Shows one refresh: its progress, what it moves, and what the reader can do with it. */
export function refreshPage({ refresh, diff, headRun, isPaused }: OpenRefresh) {
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
      {error !== null && <p class="notice">{tell(error)}</p>}
      {run !== null && (
        <p>{t('It was published as {link}.', { link: <a href={`/runs/${run}`}>{t('run {run}', { run })}</a> })}</p>
      )}
      {state === 'computed' && <Decide id={id} isPaused={isPaused} isStale={refresh.baseRun !== headRun} />}
      {diff !== null && (
        <>
          <h2>{t('What moves')}</h2>
          {summary !== null && <p class="quiet">{tell(summary)}</p>}
          <HistoryDiff diff={diff} />
        </>
      )}
      <h2>{t('About it')}</h2>
      <Facts
        facts={[
          [t('Requested'), <Ago at={refresh.createdAt} />],
          [t('By'), actorName(refresh.requestedBy)],
          [t('Reason'), refresh.reason],
          [
            t('From'),
            refresh.scope === 'incremental' ? t('the earliest change that waits') : t('the first tournament'),
          ],
          [t('Computed on'), refresh.baseRun === null ? null : t('run {baseRun}', { baseRun: refresh.baseRun })],
        ]}
      />
    </Layout>
  );
}

const Cancel = ({ id }: { readonly id: string }) => (
  <Form
    id="cancel"
    operation={`DELETE /api/v1/refreshes/${id}`}
    label={t('Cancel the refresh')}
    said={t('The refresh was cancelled. Nothing of it is published.')}
    inline
  >
    <button type="submit">{t('Cancel it')}</button>
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
          {t('Something else was published since. This dry run cannot be published as it is: {link}.', {
            link: <a href="/desk/refresh">{t('make another one')}</a>,
          })}
        </p>
      )}
      {isPaused && (
        <p class="notice">
          {t('Publishing is paused, so this cannot be published. {link} first.', {
            link: <a href="/desk/refresh">{t('Resume publishing')}</a>,
          })}
        </p>
      )}
      <div class="buttons">
        <Form
          id="publish"
          operation={`POST /api/v1/refreshes/${id}/publish`}
          label={t('Publish the dry run')}
          said={t('The dry run is being published as you saw it.')}
          inline
        >
          <button type="submit" class="first">
            {t('Publish this')}
          </button>
        </Form>
        <Form
          id="discard"
          operation={`DELETE /api/v1/refreshes/${id}`}
          label={t('Discard the dry run')}
          then="/desk/refresh"
          said={t('The dry run was discarded. Nothing was published.')}
          inline
        >
          <button type="submit">{t('Discard it')}</button>
        </Form>
      </div>
    </>
  );
}
