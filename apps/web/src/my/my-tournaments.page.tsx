import { knownDateOf } from '@quadrant/rules/tournament';
import type { TournamentListRow } from '@quadrant/store/tournaments';
import type { HistoryWindowRow, ShownDispute } from '@quadrant/views';
import { t, words } from '../languages/t.js';
import { Ago } from '../components/ago.js';
import { Cards } from '../components/cards.js';
import { OpenHistoryWindows } from '../components/open-history-windows.js';
import { EmptyState } from '../components/empty-state.js';
import { Form } from '../components/form/form.js';
import { PageForm } from '../components/form/page-form.js';
import { PageHeader } from '../components/page-header.js';
import { DataTable, type Column } from '../components/data-table.js';
import { Day, LocalDay } from '../components/day.js';
import { Layout } from '../frame/layout.js';
import { shownName } from '../submit/draft-name.js';
import type { DraftRow } from '../submit/draft-shapes.js';
import { NotYetCounting, Published, sortOwn } from './own-tournaments.js';
import { OwnDisputes } from '../disputes/own-disputes.js';
import { DueReports, Planned, sortAnnouncements, type OwnAnnouncement } from '../announcements/own-announcements.js';
import { Invitations, type OwnInvitation } from '../announcements/own-invitations.js';
import { Running, type OwnLive } from '../live/own-live.js';
import type { OwnHeldReport } from '../submit/own-reports.js';
import { nameOfAnswer, valueOfAnswer } from './answer-words.js';
import { tellNext } from '../submit/waiting-words.js';

export interface MyTournamentsFacts {
  readonly account: string;
  /** Directors may report old tournaments in these. */
  readonly windows: readonly HistoryWindowRow[];
  /** The live tournaments that are running, and the latest that are finished. */
  readonly live: readonly OwnLive[];
  /** Others have named the reader as a director. */
  readonly invitations: readonly OwnInvitation[];
  /** The reader announced or directs them. They are sorted by when they begin. */
  readonly announced: readonly OwnAnnouncement[];
  readonly now: Date;
  readonly drafts: readonly DraftRow[];
  /** The reports of every state are sorted with the newest first. */
  readonly held: readonly OwnHeldReport[];
  /** The stored tournaments of this page are sorted with the newest first. */
  readonly stored: readonly TournamentListRow[];
  /** The address of older ones; null where these are all. */
  readonly older: string | null;
  /** These disputes wait for the reader's answer. */
  readonly toAnswer: readonly ShownDispute[];
  /** The reader answered this about earlier files. */
  readonly answers: readonly UploadAnswer[];
  /** A draft has just been deleted. */
  readonly isDeleted: boolean;
}

/** A director's tournaments are grouped by their next step. */
export function myTournamentsPage(facts: MyTournamentsFacts) {
  const { live, invitations, announced, now, drafts, held, stored, older, toAnswer, answers, isDeleted } = facts;
  const [due, planned] = sortAnnouncements(announced, now);
  const waiting = held.filter(({ state }) => state === 'held');
  const [uncounted, published] = sortOwn(stored);
  const isEmpty = [live, invitations, drafts, waiting, due, planned, stored, toAnswer].every(
    ({ length }) => length === 0,
  );
  return (
    <Layout title={t('My tournaments')}>
      <PageHeader
        title={t('My tournaments')}
        context={t('What you direct or report, and what to do next.')}
        actions={
          <>
            <a class="button first" href="/submit">
              {t('Submit results')}
            </a>
            <a class="button" href="/tournaments/new">
              {t('Announce a tournament')}
            </a>
            <a class="button" href="/live/new">
              {t('Run a tournament')}
            </a>
          </>
        }
      />
      {isDeleted && (
        <p class="done" role="status">
          {t('The draft is deleted.')}
        </p>
      )}
      <OpenHistoryWindows windows={facts.windows} />
      {isEmpty && (
        <EmptyState>
          {t(
            'You have no tournaments yet. {link}: check-in, pairings, results, and the report at the end. Or {link2}, or {link3}.',
            {
              link: <a href="/live/new">{t('Run a tournament')}</a>,
              link2: <a href="/submit">{t('submit results')}</a>,
              link3: <a href="/tournaments/new">{t('announce one')}</a>,
            },
          )}
        </EmptyState>
      )}
      {invitations.length > 0 && <Invitations invitations={invitations} />}
      {live.length > 0 && <Running live={live} account={facts.account} />}
      {due.length > 0 && <DueReports announced={due} now={now} />}
      {planned.length > 0 && <Planned announced={planned} />}
      {drafts.length > 0 && <Drafts drafts={drafts} />}
      {waiting.length > 0 && <Waiting reports={waiting} />}
      {uncounted.length > 0 && <NotYetCounting tournaments={uncounted} />}
      {published.length > 0 && <Published tournaments={published} />}
      {older !== null && (
        <p>
          <a href={older}>{t('Older tournaments')}</a>
        </p>
      )}
      <OwnDisputes toAnswer={toAnswer} reported={[]} />
      {answers.length > 0 && <Answers answers={answers} />}
    </Layout>
  );
}

/** An answer about one file is used for the next ones. */
export interface UploadAnswer {
  readonly name: string;
  readonly value: string;
}

const Answers = ({ answers }: Pick<MyTournamentsFacts, 'answers'>) => (
  <section>
    <h2>{t('Your answers about files')}</h2>
    <p>{t('Your next files are read with them.')}</p>
    <Cards
      cards={answers.map(({ name, value }) => ({
        id: name,
        title: <span dir="auto">{nameOfAnswer(name)}</span>,
        content: (
          <Form
            id={`answer-${name}`}
            operation={`DELETE /api/v1/upload-answers/${encodeURIComponent(name)}`}
            label={t('Forget the answer {name}', { name: nameOfAnswer(name) })}
            said={t('The answer {name} is forgotten.', { name: nameOfAnswer(name) })}
            inline
          >
            <span dir="auto">{valueOfAnswer(name, value)}</span> <button type="submit">{t('Forget')}</button>
          </Form>
        ),
      }))}
    />
    <Form
      id="answers"
      operation="DELETE /api/v1/upload-answers"
      label={t('Forget all answers')}
      said={t('All your answers about files are forgotten.')}
      inline
    >
      <button type="submit">{t('Forget all')}</button>
    </Form>
  </section>
);

const Drafts = ({ drafts }: Pick<MyTournamentsFacts, 'drafts'>) => (
  <section>
    <h2>{t('Drafts')}</h2>
    <DataTable
      caption={t('Reports that you have not submitted')}
      columns={DRAFT_COLUMNS}
      rows={drafts.map((draft, index) => ({ ...draft, number: index + 1 }))}
      keyOf={idOf}
      isWordy
    />
  </section>
);

const idOf = ({ id }: { readonly id: string }): string => id;

/** Several drafts may have one name, so forms name the row, too. */
const DRAFT_COLUMNS: readonly Column<DraftRow & { readonly number: number }>[] = words([
  {
    // “Draft” alone is a format of tournaments.
    name: 'Draft of a report',
    kind: 'row',
    cell: ({ id, name, live }) => (
      <>
        <a href={`/submit/${id}`}>{shownName({ name })}</a>{' '}
        {live?.state === 'reported' && <span class="hint">{t('older than the report that is stored')}</span>}
        {live?.state === 'outdated' && <span class="hint">{t('older than the results of the tournament')}</span>}
      </>
    ),
  },
  { name: 'Changed', cell: ({ changedAt }) => <Ago at={new Date(changedAt)} /> },
  { name: 'Kept until', kind: 'date', cell: ({ expiresAt }) => <Day at={new Date(expiresAt)} /> },
  {
    name: 'Next step',
    cell: ({ id, number, ...draft }) => {
      const name = shownName(draft);
      return (
        <div class="buttons">
          <a class="button" href={`/submit/${id}`}>
            {t('Continue{span}', { span: <span class="unseen">{t(' with {name}', { name })}</span> })}
          </a>
          <PageForm action={`/submit/${id}/deletion`} label={t('Delete draft {number}, {name}', { number, name })}>
            <button type="submit">{t('Delete{name}', { name: <span class="unseen"> {name}</span> })}</button>
          </PageForm>
        </div>
      );
    },
  },
]);

const Waiting = ({ reports }: { readonly reports: readonly OwnHeldReport[] }) => (
  <section>
    <h2>{t('Waiting for a decision')}</h2>
    <DataTable
      caption={t('Reports and withdrawals that have no effect until somebody decides')}
      columns={WAITING_COLUMNS}
      rows={reports}
      keyOf={idOf}
      isWordy
    />
  </section>
);

const WAITING_COLUMNS: readonly Column<OwnHeldReport>[] = words([
  { name: 'Tournament', kind: 'row', cell: ({ id, summary }) => <a href={`/submit/waiting/${id}`}>{summary.name}</a> },
  { name: 'Date', kind: 'date', cell: ({ summary }) => <LocalDay date={knownDateOf(summary)} /> },
  { name: 'Received', cell: ({ receivedAt }) => <Ago at={new Date(receivedAt)} /> },
  { name: 'Next step', cell: tellNext },
]);
