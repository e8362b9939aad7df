import { LONGEST_REASON } from '@quadrant/http';
import type { RunKind } from '@quadrant/rules/outcome';
import { count } from '@quadrant/rules/tournament';
import type { PublicationState, RunRow } from '@quadrant/store/reading';
import { Ago } from '../../components/ago.js';
import { EmptyState } from '../../components/empty-state.js';
import { TextField } from '../../components/form/fields.js';
import { Fold } from '../../components/form/fold.js';
import { Form } from '../../components/form/form.js';
import { PageHeader } from '../../components/page-header.js';
import { Layout } from '../layout.js';
import { DESK } from './desk-crumbs.js';
import { RUN_KIND_NAMES } from '../runs/run-words.js';
import { Resume } from './refreshes.page.js';

export interface RunsFacts {
  /** Newest first. */
  readonly runs: readonly RunRow[];
  readonly hasMore: boolean;
  readonly publication: PublicationState;
  readonly mayRollBack: boolean;
}

/** What was published, why, and how to take it back. */
export function runsPage({ runs, hasMore, publication: { headRun, pause }, mayRollBack }: RunsFacts) {
  return (
    <Layout title="Runs">
      <PageHeader crumbs={[DESK]} title="Runs" context="Each run published something. The newest stands first." />
      {pause !== null && <Resume mayResume={mayRollBack} />}
      {runs.length === 0 && (
        <EmptyState>
          Nothing is published yet. <a href="/desk/refresh">Make a refresh</a>
        </EmptyState>
      )}
      <ol class="runs">
        {runs.map((run) => (
          <li key={run.number} id={`run-${run.number}`}>
            <Run run={run} isHead={run.number === headRun} />
            {mayRollBack && run.number < headRun && <RollBack number={run.number} />}
          </li>
        ))}
      </ol>
      {hasMore && (
        <nav class="pages" aria-label="Pages">
          <a href={`/desk/runs?before=${runs.at(-1)!.number}`}>Older runs</a>
        </nav>
      )}
    </Layout>
  );
}

function Run({ run, isHead }: { readonly run: RunRow; readonly isHead: boolean }) {
  const { number, kind, requestedBy, reason, publishedAt, tournaments, tournamentsChanged, ratingChanges } = run;
  return (
    <>
      <h2>
        <a href={`/runs/${number}`}>Run {number}</a> {isHead && <span class="chip good">Readers see this</span>}
      </h2>
      <p dir="auto">
        {RUN_KIND_NAMES[kind as RunKind]}, <Ago at={publishedAt} />, by {requestedBy}: {reason}
      </p>
      <p class="quiet">
        {count(tournaments, 'tournament')} replayed, {tournamentsChanged} changed,{' '}
        {count(ratingChanges, 'rating change')}.
        {run.rolledBackTo !== null && ` The numbers of run ${run.rolledBackTo} are published again.`}
      </p>
    </>
  );
}

const RollBack = ({ number }: { readonly number: number }) => (
  <Fold summary={`Roll back to run ${number}`} forms={[`roll-back-${number}`]}>
    <p>
      Readers see the numbers of run {number} again, and publishing pauses until somebody resumes it. No accepted report
      is lost: what came later waits.
    </p>
    <Form
      id={`roll-back-${number}`}
      operation="POST /api/v1/rollbacks"
      label={`Roll back to run ${number}`}
      then="/desk/runs"
      said={`Rolled back to run ${number}. Publishing is paused.`}
    >
      <input type="hidden" name="run:number" value={String(number)} />
      <TextField name="reason" label="Why" hint="Everybody sees it." maxLength={LONGEST_REASON} isRequired />
      <button type="submit">Roll back</button>
    </Form>
  </Fold>
);
