import { describeAct, type LiveEntry } from '@quadrant/rules/live';
import type { TournamentHeader } from '@quadrant/rules/tournament';
import { t, words } from '../languages/t.js';
import { PageHeader } from '../components/page-header.js';
import { DataTable, type Column } from '../components/data-table.js';
import { Minute } from '../components/day.js';
import { Layout } from '../frame/layout.js';
import { tell } from '../languages/tell.js';

/** The entries are sorted with the newest first. */
export const logPage = ({
  header,
  id,
  entries,
}: {
  readonly header: TournamentHeader;
  readonly id: string;
  readonly entries: readonly LiveEntry[];
}) => (
  <Layout title={t('Log of {name}', { name: header.name })} game={header.game}>
    <PageHeader
      crumbs={[{ name: header.name, address: `/live/${id}/run` }]}
      title={t('Everything that was entered')}
      context={t('In the order that the server gave it, the newest first.')}
    />
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
  </Layout>
);

const COLUMNS: readonly Column<LiveEntry>[] = words([
  { name: 'Entry', kind: 'number', cell: ({ version }) => version },
  { name: 'What', kind: 'row', cell: ({ act }) => <span dir="auto">{tell(describeAct(act))}</span> },
  { name: 'By', cell: ({ by, role }) => (role === 'player' ? t('{by}, by their link', { by }) : by) },
  { name: 'When', kind: 'date', cell: ({ at }) => <Minute at={new Date(at)} /> },
]);
