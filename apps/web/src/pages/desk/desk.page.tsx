import { DeskList, type DeskItem } from '../../components/desk-list.js';
import { PageHeader } from '../../components/page-header.js';
import { Layout } from '../layout.js';

export interface DeskFacts {
  readonly counts: Readonly<Record<DeskSection, number>>;
  readonly late: number;
  /** Announced tournaments with a director to approve, or with results that are due. */
  readonly announced: number;
}

export const DESK_SECTIONS = [
  'reports',
  'applications',
  'claims',
  'disputes',
  'proposals',
  'suspicions',
  'venues',
] as const;
export type DeskSection = (typeof DESK_SECTIONS)[number];

const SECTIONS: Readonly<Record<DeskSection, DeskItem>> = {
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
  suspicions: {
    address: '/desk/checks',
    name: 'Things to check',
    note: 'Possible duplicates, improbable results and broken reports that the nightly checks found.',
  },
  venues: { address: '/desk/venues', name: 'New venues', note: 'Places that nobody has looked at yet.' },
};

/** A coordinator's inbox: what waits, and what is published. */
export function deskPage({ counts, late, announced }: DeskFacts) {
  const waiting = DESK_SECTIONS.reduce((sum, section) => sum + counts[section], 0);
  return (
    <Layout title="Desk">
      <PageHeader
        title="Coordinator's desk"
        context={waiting === 0 ? 'Nothing waits for your decision.' : `${waiting} ${decisions(waiting)} for you.`}
      />
      <h2>To decide</h2>
      <DeskList
        label="What waits for a decision"
        items={DESK_SECTIONS.map((section) => ({ ...SECTIONS[section], count: counts[section] }))}
      />
      <h2>Tournaments</h2>
      <DeskList
        label="Tournaments"
        items={[
          {
            address: '/desk/announcements',
            name: 'Announced tournaments',
            note: 'Directors to approve before the day, and results that are due.',
            count: announced,
          },
        ]}
      />
      <h2>Leagues</h2>
      <DeskList
        label="Leagues"
        items={[
          { address: '/desk/leagues/new', name: 'Form a league', note: 'Name it, its director and its players.' },
        ]}
      />
      <h2>Publishing</h2>
      <DeskList
        label="Publishing"
        items={[
          {
            address: '/desk/late',
            name: 'Late reports',
            note: 'They are stored, and count with the next refresh.',
            count: late,
          },
          { address: '/desk/refresh', name: 'Refresh', note: 'See what the next refresh moves, and publish it.' },
          { address: '/desk/runs', name: 'Runs', note: 'Everything that was published. Take a run back, or resume.' },
          {
            address: '/admin',
            name: 'Places, rulings and names of cards',
            note: 'Regions, windows of championships, interim rulings and what reports are compared with.',
          },
          { address: '/audit', name: 'Audit', note: 'Who did what, when and why.' },
        ]}
      />
    </Layout>
  );
}

const decisions = (count: number): string => (count === 1 ? 'decision waits' : 'decisions wait');
