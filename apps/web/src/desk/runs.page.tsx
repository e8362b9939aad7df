import { LONGEST_REASON } from '@quadrant/http';
import type { RunKind } from '@quadrant/rules/history';
import type { RunRow, SubjectNames } from '@quadrant/store/runs';
import type { RunsBefore } from '@quadrant/views';
import { t } from '../languages/t.js';
import { actorName } from '../components/actor-name.js';
import { Ago } from '../components/ago.js';
import { EmptyState } from '../components/empty-state.js';
import { TextField } from '../components/form/fields.js';
import { Fold } from '../components/form/fold.js';
import { Form } from '../components/form/form.js';
import { PageHeader } from '../components/page-header.js';
import { Layout } from '../frame/layout.js';
import { DESK } from '../components/breadcrumbs.js';
import { RUN_KIND_NAMES, RunReason } from '../runs/run-words.js';
import { Resume } from './refreshes.page.js';

export interface RunsFacts extends RunsBefore {
  readonly mayRollBack: boolean;
}

/** Lists what was published and why, and lets the reader roll it back. */
export function runsPage({ runs, names, hasMore, publication: { headRun, pause }, mayRollBack }: RunsFacts) {
  return (
    <Layout title={t('Runs')}>
      <PageHeader
        crumbs={[DESK]}
        title={t('Runs')}
        context={t('Each run published something. The newest are first.')}
      />
      {pause !== null && <Resume mayResume={mayRollBack} />}
      {runs.length === 0 && (
        <EmptyState>
          {t('Nothing is published yet. {link}', { link: <a href="/desk/refresh">{t('Make a refresh')}</a> })}
        </EmptyState>
      )}
      <ol class="runs">
        {runs.map((run) => (
          <li key={run.number} id={`run-${run.number}`}>
            <Run run={run} names={names} isHead={run.number === headRun} />
            {mayRollBack && run.number < headRun && <RollBack number={run.number} />}
          </li>
        ))}
      </ol>
      {hasMore && (
        <nav class="pages" aria-label={t('Pages')}>
          <a href={`/desk/runs?before=${runs.at(-1)!.number}`}>{t('Older runs')}</a>
        </nav>
      )}
    </Layout>
  );
}

interface RunProps {
  readonly run: RunRow;
  readonly names: SubjectNames;
  readonly isHead: boolean;
}

function Run({ run, names, isHead }: RunProps) {
  const { number, kind, requestedBy, publishedAt, tournaments, tournamentsChanged, ratingChanges } = run;
  return (
    <>
      <h2>
        <a href={`/runs/${number}`}>{t('Run {number}', { number })}</a>{' '}
        {isHead && <span class="chip good">{t('Readers see this')}</span>}
      </h2>
      <p dir="auto">
        {t('{kind}, {ago}, by {requestedBy}: {reason}', {
          kind: RUN_KIND_NAMES[kind as RunKind],
          ago: <Ago at={publishedAt} />,
          requestedBy: actorName(requestedBy),
          reason: <RunReason run={run} names={names} />,
        })}
      </p>
      <p class="quiet">
        {t(
          '{tournaments, plural, one {# tournament} other {# tournaments}} replayed, {tournamentsChanged} changed, {ratingChanges, plural, one {# rating change} other {# rating changes}}.{rolledBackTo}',
          {
            tournaments,
            tournamentsChanged,
            ratingChanges,
            rolledBackTo:
              run.rolledBackTo !== null &&
              t(' The numbers of run {rolledBackTo} are published again.', { rolledBackTo: run.rolledBackTo }),
          },
        )}
      </p>
    </>
  );
}

const RollBack = ({ number }: { readonly number: number }) => (
  <Fold summary={t('Roll back to run {number}', { number })} forms={[`roll-back-${number}`]}>
    <p>
      {t(
        'Readers see the numbers of run {number} again, and publishing pauses until somebody resumes it. No accepted report is lost: what came later waits.',
        { number },
      )}
    </p>
    <Form
      id={`roll-back-${number}`}
      operation="POST /api/v1/rollbacks"
      label={t('Roll back to run {number}', { number })}
      then="/desk/runs"
      said={t('Rolled back to run {number}. Publishing is paused.', { number })}
    >
      <input type="hidden" name="run:number" value={String(number)} />
      <TextField name="reason" label={t('Why')} hint={t('Everybody sees it.')} maxLength={LONGEST_REASON} isRequired />
      <button type="submit">{t('Roll back')}</button>
    </Form>
  </Fold>
);
