import { describeAct, type LiveEntry } from '@quadrant/rules/live';
import type { TournamentHeader } from '@quadrant/rules/tournament';
import { PageHeader } from '../../components/page-header.js';
import { DataTable, type Column } from '../data-table.js';
import { Minute } from '../day.js';
import { Layout } from '../layout.js';

/** Everything that was entered, the newest first. */
export const logPage = ({
  header,
  id,
  entries,
}: {
  readonly header: TournamentHeader;
  readonly id: string;
  readonly entries: readonly LiveEntry[];
}) => (
  <Layout title={`Log of ${header.name}`} game={header.game}>
    <PageHeader
      crumbs={[{ name: header.name, address: `/live/${id}/run` }]}
      title="Everything that was entered"
      context="In the order that the server gave it, the newest first."
    />
    {entries.length === 0 ? (
      <p>Nothing was entered yet.</p>
    ) : (
      <DataTable
        caption="Entries"
        columns={COLUMNS}
        rows={[...entries].reverse()}
        keyOf={({ version }) => String(version)}
        isWordy
      />
    )}
  </Layout>
);

const COLUMNS: readonly Column<LiveEntry>[] = [
  { name: 'Entry', kind: 'number', cell: ({ version }) => version },
  { name: 'What', kind: 'row', cell: ({ act }) => <span dir="auto">{describeAct(act)}</span> },
  { name: 'By', cell: ({ by, role }) => (role === 'player' ? `${by}, by their link` : by) },
  { name: 'When', kind: 'date', cell: ({ at }) => <Minute at={new Date(at)} /> },
];
