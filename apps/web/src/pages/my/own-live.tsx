import { t, words } from '../../languages/t.js';
import { DataTable, type Column } from '../data-table.js';
import { Minute } from '../day.js';

/** What the API tells of a live tournament of one's own. */
export interface OwnLive {
  readonly id: string;
  readonly name: string;
  /** ISO 8601. */
  readonly beganAt: string;
  readonly finishedAt: string | null;
}

/** Tournaments that are run here. Those that are finished stay in sight for a week: their report is still to be submitted. */
export const isInSight = ({ finishedAt }: OwnLive, now: Date): boolean =>
  finishedAt === null || now.getTime() - Date.parse(finishedAt) < WEEK_MS;

const WEEK_MS = 7 * 86_400_000;

export const Running = ({ live }: { readonly live: readonly OwnLive[] }) => (
  <section>
    <h2>{t('Running')}</h2>
    <DataTable
      caption={t('Tournaments that you run here')}
      columns={COLUMNS}
      rows={live}
      keyOf={({ id }) => id}
      isWordy
    />
  </section>
);

const COLUMNS: readonly Column<OwnLive>[] = words([
  { name: 'Tournament', kind: 'row', cell: ({ id, name }) => <a href={`/live/${id}`}>{name}</a> },
  { name: 'Began', kind: 'date', cell: ({ beganAt }) => <Minute at={new Date(beganAt)} /> },
  { name: 'State', cell: ({ finishedAt }) => (finishedAt === null ? 'running' : 'finished') },
  {
    name: 'Next step',
    cell: ({ id, name, finishedAt }) => (
      <a class="button" href={`/live/${id}/run`}>
        {finishedAt === null ? t('Run it') : t('Submit its report')}
        <span class="unseen"> {name}</span>
      </a>
    ),
  },
]);
