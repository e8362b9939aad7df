import type { SeasonLogEntry } from '@quadrant/store/leagues';
import { t, words } from '../languages/t.js';
import { DataTable, type Column } from '../components/data-table.js';
import { tell, tellReason } from '../languages/tell.js';
import { actorName } from '../components/actor-name.js';
import { capitalized } from '../components/plain-words.js';
import { Day } from '../components/day.js';
import { SEASON_MATTER_NAMES } from './league-words.js';

/** Lists the decisions about a season with their authors and reasons; changes after its first tournament are marked. */
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
  { name: 'By', cell: ({ by }) => actorName(by) },
  {
    name: 'Change',
    kind: 'row',
    cell: ({ changes }) =>
      changes.map(({ what, before, after }) => (
        <p key={what}>
          {SEASON_MATTER_NAMES[what]}: {before !== null && `${tell(before)} → `}
          {after === null ? t('None') : tell(after)}
        </p>
      )),
  },
  { name: 'Reason', cell: ({ reason }) => capitalized(tellReason(reason)) },
  {
    name: 'Published',
    cell: ({ run, afterFirstTournament }) => (
      <>
        {run === null ? t('By the next run') : <a href={`/runs/${run}`}>{t('Run {run}', { run })}</a>}
        {afterFirstTournament && t(', after the first tournament')}
      </>
    ),
  },
]);
