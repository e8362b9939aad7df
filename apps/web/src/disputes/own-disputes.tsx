import { disputeStateAt } from '@quadrant/rules/permissions';
import type { StoredDispute } from '@quadrant/store/disputes';
import { t } from '../languages/t.js';
import { DataTable, type Column } from '../components/data-table.js';
import { Day } from '../components/day.js';
import { dueAt } from './dispute-due.js';
import { DISPUTE_STATE_NAMES } from '../components/names.js';

interface OwnDisputesProps {
  readonly toAnswer: readonly StoredDispute[];
  readonly reported: readonly StoredDispute[];
  readonly now: Date;
}

/** Lists disputes that the reader must answer or has reported; nothing where there are none. */
export function OwnDisputes({ toAnswer, reported, now }: OwnDisputesProps) {
  const columns = columnsAt(now);
  const tables = [
    { caption: t('Waiting for your answer'), rows: toAnswer },
    { caption: t('Reported by you'), rows: reported },
  ].filter(({ rows }) => rows.length > 0);
  if (tables.length === 0) return null;
  return (
    <section>
      <h2>{t('Problems')}</h2>
      {tables.map(({ caption, rows }) => (
        <DataTable key={caption} caption={caption} columns={columns} rows={rows} keyOf={({ id }) => id} isWordy />
      ))}
      <p>
        <a href="/disputes">{t('All problems')}</a>
      </p>
    </section>
  );
}

const columnsAt = (now: Date): readonly Column<StoredDispute>[] => [
  {
    name: t('Tournament'),
    kind: 'row',
    cell: ({ id, tournamentName }) => (
      <a href={`/disputes/${id}`}>
        <bdi>{tournamentName}</bdi>
      </a>
    ),
  },
  { name: t('Reported'), kind: 'date', cell: ({ createdAt }) => <Day at={createdAt} /> },
  { name: t('State'), cell: (dispute) => DISPUTE_STATE_NAMES[disputeStateAt(dispute, now)] },
  {
    name: t('Due'),
    kind: 'date',
    cell: (dispute) => {
      const due = dueAt(dispute, now);
      return due === null ? '' : <Day at={due} />;
    },
  },
];
