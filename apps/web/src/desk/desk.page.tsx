import type { InboxList } from '@quadrant/views';
import { t, words } from '../languages/t.js';
import { DeskList, type DeskItem } from '../components/desk-list.js';
import { PageHeader } from '../components/page-header.js';
import { Layout } from '../frame/layout.js';

export interface DeskFacts {
  readonly counts: Readonly<Record<InboxList, number>>;
  readonly late: number;
  /** These announced tournaments have a director to approve, or results that are due. */
  readonly announced: number;
}

const SECTIONS: Readonly<Record<InboxList, DeskItem>> = words({
  reports: {
    address: '/desk/reports',
    name: 'Reports to approve',
    note: 'From directors without approval, and changes that need your word.',
  },
  applications: {
    address: '/desk/applications',
    name: 'Applications for a level',
    note: 'Somebody wants to hold a tournament above level 1.',
  },
  claims: { address: '/desk/claims', name: 'Claims', note: 'Somebody says that a player is them.' },
  disputes: { address: '/disputes', name: 'Disputes', note: 'Complaints that wait for your answer.' },
  proposals: { address: '/desk/proposals', name: 'Proposed corrections', note: 'Players propose to correct a report.' },
  venues: { address: '/desk/venues', name: 'New venues', note: 'Places that nobody has looked at yet.' },
  batches: {
    address: '/desk/history',
    name: 'Batches to review',
    note: 'Directors sent old tournaments of a history window.',
  },
  inquiries: {
    address: '/desk/inquiries',
    name: 'Messages',
    note: 'Questions, suggestions and ideas for bonus schemes.',
  },
  suspicions: {
    address: '/desk/checks',
    name: 'Things to check',
    note: 'Possible duplicates, players who may be stored twice, and improbable results that the nightly checks found.',
  },
});

const DESK_SECTIONS = Object.keys(SECTIONS) as InboxList[];

const LATE: DeskItem = words({
  address: '/desk/late',
  name: 'Late reports',
  note: 'They are stored, and count with the next refresh.',
});

/** Shows a coordinator's inbox: what waits, and what is published. */
export function deskPage({ counts, late, announced }: DeskFacts) {
  const waiting = DESK_SECTIONS.reduce((sum, section) => sum + counts[section], 0);
  return (
    <Layout title={t('Desk')}>
      <PageHeader
        title={t("Coordinator's desk")}
        context={
          waiting === 0
            ? t(
                'Nothing waits for your decision.{late, plural, =0 {} one { # late report waits for the next refresh.} other { # late reports wait for the next refresh.}}',
                { late },
              )
            : t('{waiting} {decisions} for you.', { waiting, decisions: decisions(waiting) })
        }
      />
      <h2>{t('To decide')}</h2>
      <DeskList
        label={t('What waits for a decision')}
        items={DESK_SECTIONS.flatMap((section) => [
          { ...SECTIONS[section], count: counts[section] },
          // They need no decision, but a coordinator who searches for a missing tournament looks here.
          ...(section === 'reports' ? [{ ...LATE, count: late }] : []),
        ])}
      />
      <h2>{t('Tournaments')}</h2>
      <DeskList
        label={t('Tournaments')}
        items={[
          {
            address: '/desk/announcements',
            name: t('Announced tournaments'),
            note: t('Directors to approve before the day, and results that are due.'),
            count: announced,
          },
          {
            address: '/desk/history',
            name: t('History'),
            note: t('Bring tournaments of earlier years: many files at once, and one undo.'),
          },
        ]}
      />
      <h2>{t('Leagues')}</h2>
      <DeskList
        label={t('Leagues')}
        items={[
          { address: '/desk/leagues/new', name: t('Form a league'), note: t('Name it, its director and its players.') },
        ]}
      />
      <h2>{t('Publishing')}</h2>
      <DeskList
        label={t('Publishing')}
        items={[
          { address: '/desk/refresh', name: t('Refresh'), note: t('See what the next refresh moves, and publish it.') },
          {
            address: '/tournaments?state=failed',
            name: t('Reports that could not be computed'),
            note: t('Workers try them again. Open one and choose “Edit” to let them try at once.'),
          },
          {
            address: '/desk/runs',
            name: t('Runs'),
            note: t('Everything that was published. Take a run back, or resume.'),
          },
          {
            address: '/desk/history/windows',
            name: t('History windows'),
            note: t('Times in which directors may report old tournaments.'),
          },
          {
            address: '/desk/history/balances',
            name: t('Opening balances'),
            note: t('Ratings, league points and titles from a previous system.'),
          },
          {
            address: '/admin',
            name: t('Places, rulings and names of cards'),
            note: t('Regions, windows of championships, interim rulings and what reports are compared with.'),
          },
          { address: '/audit', name: t('Audit'), note: t('Who did what, when and why.') },
        ]}
      />
    </Layout>
  );
}

/** Shows administrators what the coordinators do that they appoint. Each list is only for those who decide about it. */
export const deskOfOthersPage = () => (
  <Layout title={t('Desk')}>
    <PageHeader
      title={t("Coordinator's desk")}
      context={t(
        'You appoint coordinators, and they decide here. You see the parts of the desk, and not what waits in them.',
      )}
    />
    <p>
      <a class="button first" href="/admin/accounts?role=coordinator">
        {t('See the coordinators')}
      </a>{' '}
      <a class="button" href="/admin">
        {t('Make a coordinator')}
      </a>
    </p>
    <dl class="facts">
      {DESK_SECTIONS.map((section) => (
        <div key={section}>
          <dt>{SECTIONS[section].name}</dt>
          <dd>{SECTIONS[section].note}</dd>
        </div>
      ))}
    </dl>
  </Layout>
);

const decisions = (count: number): string => (count === 1 ? t('decision waits') : t('decisions wait'));
