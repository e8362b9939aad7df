import type { ShownDispute } from '@quadrant/views';
import { t, words } from '../languages/t.js';
import { DataTable, type Column } from '../components/data-table.js';
import { Day } from '../components/day.js';
import { DISPUTE_STATE_NAMES } from '../components/names.js';

interface OwnDisputesProps {
  readonly toAnswer: readonly ShownDispute[];
  readonly reported: readonly ShownDispute[];
}

/** Lists disputes that the reader must answer or has reported; nothing where there are none. */
export function OwnDisputes({ toAnswer, reported }: OwnDisputesProps) {
  const tables = [
    { caption: t('Waiting for your answer'), rows: toAnswer },
    { caption: t('Reported by you'), rows: reported },
  ].filter(({ rows }) => rows.length > 0);
  if (tables.length === 0) return null;
  return (
    <section>
      <h2>{t('Problems')}</h2>
      {tables.map(({ caption, rows }) => (
        <DataTable key={caption} caption={caption} columns={COLUMNS} rows={rows} keyOf={({ id }) => id} isWordy />
      ))}
      <p>
        <a href="/disputes">{t('All problems')}</a>
      </p>
    </section>
  );
}

const COLUMNS: readonly Column<ShownDispute>[] = words([
  {
    name: 'Tournament',
    kind: 'row',
    cell: ({ id, tournamentName }) => (
      <a href={`/disputes/${id}`}>
        <bdi>{tournamentName}</bdi>
      </a>
    ),
  },
  { name: 'Reported', kind: 'date', cell: ({ createdAt }) => <Day at={createdAt} /> },
  { name: 'State', cell: ({ state }) => DISPUTE_STATE_NAMES[state] },
  {
    name: 'Due',
    kind: 'date',
    cell: ({ escalatesAt }) => (escalatesAt === null ? '' : <Day at={escalatesAt} />),
  },
]);
