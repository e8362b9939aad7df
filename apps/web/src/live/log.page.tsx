import { describeAct, type LiveEntry, type LiveView } from '@quadrant/rules/live';
import type { TournamentHeader } from '@quadrant/rules/tournament';
import { t, words } from '../languages/t.js';
import { PageHeader } from '../components/page-header.js';
import { DataTable, type Column } from '../components/data-table.js';
import { Minute } from '../components/day.js';
import { Layout } from '../frame/layout.js';
import { tell } from '../languages/tell.js';
import { Called, CalledPeople, useCalled } from './called.js';

/** The entries are sorted with the newest first. */
export const logPage = ({
  header,
  id,
  view,
  entries,
}: {
  readonly header: TournamentHeader;
  readonly id: string;
  readonly view: LiveView;
  readonly entries: readonly LiveEntry[];
}) => (
  <Layout title={t('Log of {name}', { name: header.name })} game={header.game}>
    <PageHeader
      crumbs={[{ name: header.name, address: `/live/${id}/run` }]}
      title={t('Everything that was entered')}
      context={t('In the order that the server gave it, the newest first.')}
    />
    <CalledPeople view={view}>
      {entries.length === 0 ? (
        <p>{t('Nothing was entered yet.')}</p>
      ) : (
        <DataTable
          caption={t('Entries')}
          columns={COLUMNS}
          rows={[...entries].reverse()}
          keyOf={({ version }) => String(version)}
          isWordy
        />
      )}
    </CalledPeople>
  </Layout>
);

function Told({ act }: Pick<LiveEntry, 'act'>) {
  return <span dir="auto">{tell(describeAct(act, useCalled()))}</span>;
}

const COLUMNS: readonly Column<LiveEntry>[] = words([
  { name: 'Entry', kind: 'number', cell: ({ version }) => version },
  { name: 'What', kind: 'row', cell: ({ act }) => <Told act={act} /> },
  {
    name: 'By',
    cell: ({ by, role }) =>
      role === 'player' ? t('{by}, by their link', { by: <Called handle={by} /> }) : <Called handle={by} />,
  },
  { name: 'When', kind: 'date', cell: ({ at }) => <Minute at={new Date(at)} /> },
]);
