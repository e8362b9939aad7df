import type { LeagueSeasonView } from '@quadrant/store/leagues';
import { t } from '../../languages/t.js';
import { DataTable, type Column } from '../data-table.js';
import { ShownPlayer } from '../../components/player-link.js';
import { CRITERION_NAMES, PHASE_NAMES, tieColumn } from './league-words.js';
import { PHASES, shownIn, type TableRow } from './season-view.js';

/** Everybody of a season: points, bonus and both together, in each part of it too. */
export function SeasonTable({ view }: { readonly view: LeagueSeasonView }) {
  const { table, phases } = view.outcome;
  if (table.length === 0) return <p>{t('Nobody has points yet: no tournament of this season counts so far.')}</p>;
  const columns: readonly Column<TableRow>[] = [
    { name: t('Rank'), kind: 'number', cell: ({ rank }) => rank },
    { name: t('Player'), kind: 'row', cell: ({ player }) => <ShownPlayer player={shownIn(view, player)} /> },
    { name: t('Played'), kind: 'number', cell: ({ attended }) => attended },
    ...PHASES.filter((phase) => phases[phase] !== null).map((phase): Column<TableRow> => ({
      name: PHASE_NAMES[phase],
      kind: 'number',
      isWide: true,
      cell: (row) => <Points {...row.phases[phase]} />,
    })),
    { name: t('Points'), kind: 'number', isWide: true, cell: ({ points }) => points },
    { name: t('Bonus'), kind: 'number', isWide: true, cell: ({ bonus }) => bonus },
    { name: t('Total'), kind: 'number', cell: ({ total }) => <strong>{total}</strong> },
    ...tieColumn(table, 'points', CRITERION_NAMES),
  ];
  const caption = t(
    '{table, plural, one {# player} other {# players}}. Bonus points count only in this league; the columns of the parts include them.',
    { table: table.length },
  );
  return <DataTable caption={caption} columns={columns} rows={table} keyOf={({ player }) => player} />;
}

/** A sum, and below it what it is made of. */
export function Points({ points, bonus, total }: Pick<TableRow, 'points' | 'bonus' | 'total'>) {
  return (
    <>
      {total}
      {bonus > 0 && <span class="parts">{`${points} + ${bonus}`}</span>}
    </>
  );
}
