import { DeskList, type DeskItem } from '../../components/desk-list.js';
import { PageHeader } from '../../components/page-header.js';
import { Layout } from '../layout.js';

interface AdminFacts {
  readonly keepsAccounts: boolean;
  readonly keepsPlaces: boolean;
  readonly makesRulings: boolean;
  readonly keepsCardNames: boolean;
  readonly seesAudit: boolean;
}

/** The first page of whoever looks after the installation. */
export function adminPage({ keepsAccounts, keepsPlaces, makesRulings, keepsCardNames, seesAudit }: AdminFacts) {
  const items: DeskItem[] = [
    ...(keepsAccounts
      ? [
          {
            address: '/admin/accounts',
            name: 'Accounts and roles',
            note: 'Invite people, grant roles, make password links.',
          },
          { address: '/admin/health', name: 'Health', note: 'Whether workers run, what waits and what failed.' },
        ]
      : []),
    ...(keepsPlaces
      ? [
          {
            address: '/admin/places',
            name: 'Regions and windows',
            note: 'Regions of the world, and when championships are played.',
          },
        ]
      : []),
    ...(makesRulings
      ? [{ address: '/admin/rulings', name: 'Interim rulings', note: 'Override the guide on some days, or end that.' }]
      : []),
    ...(keepsCardNames
      ? [
          {
            address: '/admin/card-names',
            name: 'Names of cards',
            note: 'Headquarters and missions that reports are compared with.',
          },
        ]
      : []),
    { address: '/policy', name: 'Policies', note: 'How long results may move, with dates, and interim rulings.' },
    { address: '/readings', name: 'How we read the rules', note: 'Choices where the rules allow two readings.' },
    { address: '/rules', name: 'Rules and k-tables', note: 'Every rule with its tables, and since when.' },
    ...(seesAudit ? [{ address: '/audit', name: 'Audit', note: 'Who did what, when and why.' }] : []),
  ];
  return (
    <Layout title="Administration">
      <PageHeader title="Administration" context="Accounts, roles, places and the health of this installation." />
      <DeskList label="Administration" items={items} />
    </Layout>
  );
}
