import { t } from '../languages/t.js';
import { DataTable, type Column } from '../components/data-table.js';
import { ReportLinks, type ReportOfLive } from '../submit/report-of-live.js';
import { Minute } from '../components/day.js';

export interface OwnLive {
  readonly id: string;
  readonly name: string;
  /** The time is in ISO 8601. */
  readonly beganAt: string;
  readonly finishedAt: string | null;
  readonly report: ReportOfLive | null;
}

/** A finished live tournament stays visible for a week, with the state of its report. */
export const isInSight = ({ finishedAt }: OwnLive, now: Date): boolean =>
  finishedAt === null || now.getTime() - Date.parse(finishedAt) < WEEK_MS;

const WEEK_MS = 7 * 86_400_000;

interface RunningProps {
  readonly live: readonly OwnLive[];
  readonly account: string;
}

export const Running = ({ live, account }: RunningProps) => (
  <section>
    <h2>{t('Run here')}</h2>
    <DataTable
      caption={t('Tournaments that you run here')}
      columns={listColumns(account)}
      rows={live}
      keyOf={({ id }) => id}
      isWordy
    />
  </section>
);

const listColumns = (account: string): readonly Column<OwnLive>[] => [
  { name: t('Tournament'), kind: 'row', cell: ({ id, name }) => <a href={`/live/${id}`}>{name}</a> },
  { name: t('Began'), kind: 'date', cell: ({ beganAt }) => <Minute at={new Date(beganAt)} /> },
  { name: t('State'), cell: tellState },
  {
    name: t('Next step'),
    cell: (each) =>
      each.report !== null && isOver(each) ? (
        <span class="buttons">
          <ReportLinks report={each.report} account={account} />
        </span>
      ) : (
        <a class="button" href={`/live/${each.id}/run`}>
          {each.finishedAt === null
            ? t('Run it')
            : each.report === null
              ? t('Submit its report')
              : t('Submit the correction')}
          <span class="unseen"> {each.name}</span>
        </a>
      ),
  },
];

/** It is finished, and was not opened again after its report. */
const isOver = ({ finishedAt, report }: OwnLive): boolean =>
  finishedAt !== null && report !== null && Date.parse(finishedAt) <= Date.parse(report.receivedAt);

function tellState(live: OwnLive): string {
  const { finishedAt, report } = live;
  if (finishedAt === null) return report === null ? t('running') : t('open again after its report');
  if (report === null) return t('finished');
  if (!isOver(live)) return t('corrected after its report');
  return report.waitingId === null ? t('its report is stored') : t('its report waits for a decision');
}
