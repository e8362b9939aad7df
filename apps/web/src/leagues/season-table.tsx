import type { LeagueSeasonView } from '@quadrant/store/leagues';
import { t, words } from '../languages/t.js';
import { DataTable, type Column } from '../components/data-table.js';
import { ShownPlayer } from '../components/player-link.js';
import { CRITERION_NAMES, PHASE_NAMES, tieColumn } from './league-words.js';
import { TotalPoints } from './stated-points.js';
import { PHASES, shownIn, type Phase, type TableRow } from './season-view.js';

/** Each player of a season has points, bonus and their sum, also for each part. */
export function SeasonTable({ view }: { readonly view: LeagueSeasonView }) {
  const { table, phases } = view.outcome;
  if (table.length === 0) return <p>{t('Nobody has points yet: no tournament of this season counts so far.')}</p>;
  // A part in which nobody has played yet would be a column of zeros.
  const isBegun = (phase: Phase) => phases[phase] !== null && table.some((row) => row.phases[phase].total !== 0);
  const columns: readonly Column<TableRow>[] = [
    { name: t('Rank'), kind: 'number', cell: ({ rank }) => rank },
    { name: t('Player'), kind: 'row', cell: ({ player }) => <ShownPlayer player={shownIn(view, player)} /> },
    { name: t('Played'), kind: 'number', cell: ({ attended }) => attended },
    ...PHASES.filter(isBegun).map((phase): Column<TableRow> => ({
      name: PHASE_NAMES[phase],
      kind: 'number',
      isWide: true,
      cell: (row) => <Points {...row.phases[phase]} />,
    })),
    // Without bonus the points are the total.
    ...(table.some(({ bonus }) => bonus !== 0) ? POINTS_AND_BONUS : []),
    {
      name: t('Total'),
      kind: 'number',
      cell: (row) => <TotalPoints view={view} {...row} />,
    },
    ...tieColumn(table, 'points', CRITERION_NAMES),
  ];
  const caption = t(
    '{table, plural, one {# player} other {# players}}. Bonus points count only in this league; the columns of the parts include them.',
    { table: table.length },
  );
  return <DataTable caption={caption} columns={columns} rows={table} keyOf={({ player }) => player} />;
}

const POINTS_AND_BONUS: readonly Column<TableRow>[] = words([
  { name: 'Points', kind: 'number', isWide: true, cell: ({ points }) => points },
  { name: 'Bonus', kind: 'number', isWide: true, cell: ({ bonus }) => bonus },
]);

/** Shows a sum, and below it the parts that it has. */
export function Points({ points, bonus, total }: Pick<TableRow, 'points' | 'bonus' | 'total'>) {
  return (
    <>
      {total}
      {bonus > 0 && <span class="parts">{`${points} + ${bonus}`}</span>}
    </>
  );
}
