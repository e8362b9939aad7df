import type { SeasonLogEntry } from '@quadrant/store/reading';
import { t, words } from '../../languages/t.js';
import { DataTable, type Column } from '../data-table.js';
import { toldPart } from '../../told/told.js';
import { Day } from '../day.js';
import { SEASON_MATTER_NAMES } from './league-words.js';

/** What was decided about a season, by whom and why; changes after its first tournament are marked. */
export function SeasonLog({ log }: { readonly log: readonly SeasonLogEntry[] }) {
  if (log.length === 0) return null;
  const rows = log.map((entry, index) => ({ ...entry, key: String(index) })).reverse();
  return (
    <section>
      <h2 id="log">{t('What was decided')}</h2>
      <DataTable
        isWordy
        caption={t('Changes of this season, the latest first')}
        columns={COLUMNS}
        rows={rows}
        keyOf={({ key }) => key}
      />
    </section>
  );
}

const COLUMNS: readonly Column<SeasonLogEntry>[] = words([
  { name: 'Day', kind: 'date', cell: ({ at }) => <Day at={at} /> },
  { name: 'By', cell: ({ by }) => (by === 'schedule' ? t('the program') : by) },
  {
    name: 'Change',
    kind: 'row',
    cell: ({ changes }) =>
      changes.map(({ what, before, after }) => (
        <p key={what}>
          {SEASON_MATTER_NAMES[what]}: {before !== null && `${toldPart(before)} → `}
          {after === null ? t('none') : toldPart(after)}
        </p>
      )),
  },
  { name: 'Reason', cell: ({ reason }) => reason },
  {
    name: 'Published',
    cell: ({ run, afterFirstTournament }) => (
      <>
        {run === null ? t('by the next run') : <a href={`/api/v1/runs/${run}/diff`}>{t('run {run}', { run })}</a>}
        {afterFirstTournament && t(', after the first tournament')}
      </>
    ),
  },
]);
