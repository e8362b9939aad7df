import { problemStateAt } from '@quadrant/rules/permissions';
import type { Proposal, StoredProblem } from '@quadrant/store/disputes';
import { Day } from './day.js';
import { Layout } from './layout.js';
import { PROBLEM_STATE_NAMES, TOPIC_NAMES } from './names.js';
import { dueAt } from './problem-due.js';

export interface ProblemsPageFacts {
  readonly now: Date;
  /** Most rows of each list. */
  readonly rows: number;
  readonly toAnswer: readonly StoredProblem[];
  readonly toDecide: readonly Proposal[];
  readonly reported: readonly StoredProblem[];
  readonly proposed: readonly Proposal[];
}

/** Problems and proposed corrections that concern somebody. */
export function problemsPage({ now, rows, ...lists }: ProblemsPageFacts) {
  const problems = (found: readonly StoredProblem[], caption: string, address: string) => (
    <ProblemTable problems={found} {...{ now, rows, caption, address }} />
  );
  const proposals = (found: readonly Proposal[], caption: string, address: string) => (
    <ProposalTable proposals={found} {...{ rows, caption, address }} />
  );
  return (
    <Layout title="Problems">
      <h1>Problems</h1>
      <h2>For you to answer</h2>
      {lists.toAnswer.length + lists.toDecide.length === 0 && <p>Nothing waits for you.</p>}
      {problems(lists.toAnswer, 'Problems that wait for your answer', '/api/v1/problems?whose=to-answer')}
      {proposals(lists.toDecide, 'Proposed corrections to decide', '/api/v1/proposals?state=open')}
      <h2>Yours</h2>
      {lists.reported.length + lists.proposed.length === 0 && <p>You have reported and proposed nothing.</p>}
      {problems(lists.reported, 'Problems that you reported', '/api/v1/problems?whose=mine')}
      {proposals(lists.proposed, 'Corrections that you proposed', '/api/v1/proposals?whose=mine')}
    </Layout>
  );
}

interface TableProps {
  readonly caption: string;
  readonly rows: number;
  /** Where all of them are. */
  readonly address: string;
}

interface ProblemTableProps extends TableProps {
  readonly problems: readonly StoredProblem[];
  readonly now: Date;
}

function ProblemTable({ problems, now, rows, ...table }: ProblemTableProps) {
  if (problems.length === 0) return null;
  return (
    <div class="table-frame">
      <table>
        <caption>{table.caption}, newest first</caption>
        <thead>
          <tr>
            <th scope="col">Tournament</th>
            <th scope="col">Reported</th>
            <th scope="col">State</th>
            <th scope="col">Due</th>
          </tr>
        </thead>
        <tbody>
          {problems.slice(0, rows).map((problem) => (
            <ProblemRow key={problem.id} problem={problem} now={now} />
          ))}
        </tbody>
      </table>
      {problems.length > rows && <Rest address={table.address} />}
    </div>
  );
}

function ProblemRow({ problem, now }: { readonly problem: StoredProblem; readonly now: Date }) {
  const { id, tournamentName, about, reporter, createdAt } = problem;
  const due = dueAt(problem, now);
  return (
    <tr>
      <th scope="row">
        <a href={`/problems/${id}`}>{tournamentName}</a>
        <span class="real-name">about {TOPIC_NAMES[about]}</span>
      </th>
      <td>
        <Day at={createdAt} />
        <span class="real-name">{reporter}</span>
      </td>
      <td>{PROBLEM_STATE_NAMES[problemStateAt(problem, now)]}</td>
      <td class="date">{due !== null && <Day at={due} />}</td>
    </tr>
  );
}

interface ProposalTableProps extends TableProps {
  readonly proposals: readonly Proposal[];
}

function ProposalTable({ proposals, rows, caption, address }: ProposalTableProps) {
  if (proposals.length === 0) return null;
  return (
    <div class="table-frame">
      <table>
        <caption>{caption}, newest first</caption>
        <thead>
          <tr>
            <th scope="col">Tournament</th>
            <th scope="col">Evidence</th>
            <th scope="col">Proposed</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {proposals.slice(0, rows).map(({ id, tournamentName, evidence, proposer, createdAt, state }) => (
            <tr key={id}>
              <th scope="row">
                <a href={`/api/v1/proposals/${id}`}>{tournamentName}</a>
              </th>
              <td class="words">{evidence}</td>
              <td>
                <Day at={createdAt} />
                <span class="real-name">{proposer}</span>
              </td>
              <td>{state}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {proposals.length > rows && <Rest address={address} />}
    </div>
  );
}

const Rest = ({ address }: { readonly address: string }) => (
  <p class="quiet">
    There are older ones: <a href={address}>all of them as JSON</a>.
  </p>
);
