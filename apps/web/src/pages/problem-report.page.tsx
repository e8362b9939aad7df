import { problemStateAt } from '@quadrant/rules/permissions';
import type { ProblemAnswer, StoredProblem } from '@quadrant/store/disputes';
import { Day, Minute } from './day.js';
import { Layout } from './layout.js';
import { ADDRESSEE_NAMES, PROBLEM_STATE_NAMES, TOPIC_NAMES } from './names.js';
import { dueAt } from './problem-due.js';
import { AnswerForm, ObjectionForm, PursuitForm } from './problem-forms.js';
import { ScriptNotice, SENDING } from './sending-form.js';

export interface ProblemReportFacts {
  readonly problem: StoredProblem;
  readonly now: Date;
  readonly isReporter: boolean;
  readonly mayAnswer: boolean;
}

/** A problem, all that was said to it, and what can be said. */
export function problemReportPage({ problem, now, isReporter, mayAnswer }: ProblemReportFacts) {
  const { tournamentName, tournamentId, objection, objectedAt, answers } = problem;
  const state = problemStateAt(problem, now);
  const isOpen = state.startsWith('open-');
  const due = dueAt(problem, now);
  const [first, ...later] = answers;
  return (
    <Layout title={`Problem with ${tournamentName}`} scripts={[SENDING]}>
      <h1>Problem with {tournamentName}</h1>
      <p>
        {placeOf(problem)}; {PROBLEM_STATE_NAMES[state]}.
        {due !== null && (
          <>
            {' '}
            If nobody answers, it goes to the coordinator on <Day at={due} />.
          </>
        )}{' '}
        <a href={`/api/v1/tournaments/${tournamentId}`}>The tournament</a>
      </p>
      <Words by={problem.reporter} at={problem.createdAt} words={problem.text} />
      {first !== undefined && <Answer answer={first} />}
      {objection !== null && objectedAt !== null && (
        <Words by={`${problem.reporter}, who objects`} at={objectedAt} words={objection} />
      )}
      {later.map((answer) => (
        <Answer key={answer.at} answer={answer} />
      ))}
      <ScriptNotice />
      {isOpen && mayAnswer && <AnswerForm id={problem.id} />}
      {isOpen && isReporter && <PursuitForm id={problem.id} isWithDirector={state === 'open-with-director'} />}
      {state === 'answered' && isReporter && objection === null && <ObjectionForm id={problem.id} />}
      <nav class="pages" aria-label="Pages">
        <a href="/problems">All problems</a>
      </nav>
    </Layout>
  );
}

function placeOf({ about, round, match }: StoredProblem): string {
  const game = round === null ? '' : `, round ${round}${match === null ? '' : `, match ${match}`}`;
  return `About ${TOPIC_NAMES[about]}${game}`;
}

function Answer({ answer: { by, as, at, words, correction } }: { readonly answer: ProblemAnswer }) {
  const corrected = correction === null ? [] : [`Corrected: the tournament's version ${correction.version}.`];
  const said = [...(words === null ? [] : [words]), ...corrected].join('\n');
  return <Words by={`${by} (${ADDRESSEE_NAMES[as]})`} at={new Date(at)} words={said} />;
}

function Words({ by, at, words }: { readonly by: string; readonly at: Date; readonly words: string }) {
  return (
    <figure class="words">
      <figcaption class="quiet">
        {by}, <Minute at={at} />
      </figcaption>
      <blockquote>{words}</blockquote>
    </figure>
  );
}
