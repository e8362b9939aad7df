import { isForReaders } from '@quadrant/rules/findings';
import { t, words } from '../languages/t.js';
import { FindingNotes } from '../components/finding-notes.js';
import { capitalized, plainly } from '../components/plain-words.js';
import type { SubmissionState } from '@quadrant/rules/tournament';
import type { SubmissionDetail, TournamentDetail } from '@quadrant/store/tournaments';
import { DataTable, type Column } from '../components/data-table.js';
import { Minute } from '../components/day.js';
import { tell } from '../languages/tell.js';

interface ReceivedProps {
  readonly tournament: TournamentDetail;
  readonly revisions: readonly SubmissionDetail[];
}

/** Lists the findings of the report, every revision of it, and when everything happened. */
export function Received({ tournament, revisions }: ReceivedProps) {
  const shown = revisions.find(({ revision }) => revision === (tournament.published?.revision ?? tournament.revision));
  return (
    <>
      {shown !== undefined && <Findings revision={shown} />}
      <h2 id="timeline">{t('Timeline')}</h2>
      <ol class="timeline">
        {stepsOf(tournament, revisions).map(({ at, what, href }) => (
          <li key={`${at?.toISOString()} ${what}`}>
            {at !== null && (
              <>
                <span class="quiet">
                  <Minute at={at} />
                </span>{' '}
              </>
            )}
            {href === undefined ? what : <a href={href}>{what}</a>}
          </li>
        ))}
      </ol>
      {revisions.length > 1 && (
        <DataTable
          caption={t('Revisions, newest first')}
          columns={columnsOf(tournament.id)}
          rows={revisions}
          keyOf={({ id }) => id}
          isWordy
        />
      )}
    </>
  );
}

/** The notes about an upload are for its sender: readers see what changed how the tournament counts. */
function Findings({ revision: { findings, confirmations } }: { readonly revision: SubmissionDetail }) {
  const shown = findings.filter(isForReaders);
  if (shown.length === 0) return null;
  return (
    <>
      <h2 id="findings">{t('Findings')}</h2>
      <p>{t('What the report showed when it was checked. The results stay as reported.')}</p>
      <FindingNotes
        findings={shown}
        hasAdvice={false}
        besides={(group) => <Confirmed reasons={reasonsFor(group.findings, confirmations)} />}
      />
    </>
  );
}

/** Returns why findings were confirmed, each reason once. */
const reasonsFor = (
  findings: readonly SubmissionDetail['findings'][number][],
  confirmations: SubmissionDetail['confirmations'],
): readonly string[] => [
  ...new Set(
    confirmations
      .filter(({ code, pointer }) =>
        findings.some((each) => each.code === code && (pointer === null || pointer === each.pointer)),
      )
      .map(({ reason }) => reason),
  ),
];

const Confirmed = ({ reasons }: { readonly reasons: readonly string[] }) => (
  <>
    {reasons.map((reason) => (
      <span key={reason} class="quiet">
        {' '}
        {t('Confirmed: {reason}', { reason })}
      </span>
    ))}
  </>
);

interface Step {
  /** It is null where the time is unknown: the step comes first. */
  readonly at: Date | null;
  readonly what: string;
  readonly href?: string;
}

function stepsOfRegistration({ registration, announcementId }: TournamentDetail): Step[] {
  if (registration.at === null) return [{ at: null, what: capitalized(tell(registration.text)) }];
  const at = new Date(registration.at);
  return announcementId === null
    ? [{ at, what: t('Registered ({text})', { text: tell(registration.text) }) }]
    : [{ at, what: t('Announced'), href: `/announcements/${announcementId}` }];
}

/** The steps are in the order in which they happened. */
function stepsOf(tournament: TournamentDetail, revisions: readonly SubmissionDetail[]): Step[] {
  const { published } = tournament;
  const steps = stepsOfRegistration(tournament);
  const isRevised = revisions.length > 1;
  for (const { revision, receivedAt, approvedAt, ratedAt, officialAt } of revisions) {
    const name = isRevised ? t('Revision {revision}', { revision }) : t('Results');
    steps.push({ at: receivedAt, what: t('{name} received', { name }) });
    if (approvedAt !== null) steps.push({ at: approvedAt, what: t('{name} approved', { name }) });
    const run = published?.revision === revision ? t(' (run {run})', { run: published.run }) : '';
    if (ratedAt !== null) steps.push({ at: ratedAt, what: t('{name} published{run}', { name, run }) });
    if (officialAt !== null) steps.push({ at: officialAt, what: t('{name} official', { name }) });
  }
  return steps.toSorted((a, b) => (a.at?.getTime() ?? 0) - (b.at?.getTime() ?? 0));
}

const STATE_NAMES: Readonly<Record<SubmissionState, string>> = words({
  held: 'Waits for approval',
  declined: 'Declined',
  accepted: 'Is being published',
  processed: 'Published',
  'awaiting-refresh': 'Waits for the next refresh',
  superseded: 'Replaced',
  withdrawn: 'Withdrawn',
  failed: 'Could not be computed',
});

const columnsOf = (tournamentId: string): readonly Column<SubmissionDetail>[] => [
  { name: t('Revision'), kind: 'row', cell: ({ revision }) => revision },
  { name: t('Received'), kind: 'date', cell: ({ receivedAt }) => <Minute at={receivedAt} /> },
  { name: t('By'), cell: ({ submittedBy }) => submittedBy ?? '' },
  {
    name: t('State'),
    cell: ({ state, stateReason }) => {
      const name = STATE_NAMES[state as SubmissionState];
      return stateReason === null ? name : `${name}: ${plainly(stateReason)}`;
    },
  },
  {
    name: t('Changes'),
    cell: ({ revision }) =>
      revision > 1 && (
        <a href={`/tournaments/${tournamentId}/revisions/${revision}`}>
          {t('What revision {revision} changed', { revision })}
        </a>
      ),
  },
];
