import { findCell, type PointsTable, type TableCell } from '@quadrant/rules/leagues';
import { t } from '../languages/t.js';
import { DataTable, type Column } from '../components/data-table.js';

/** The cells of a row; null where the row leaves the column out. */
type Row = readonly (TableCell | null)[];

/** Shows the points table that a season has in place of the printed one. */
export const PointsOfPlaces = ({ table }: { readonly table: PointsTable }) => (
  <DataTable
    caption={t('This season has its own points for places')}
    columns={columnsOf(table)}
    rows={table.rows.map(({ from }): Row => table.lastPlaces.map((last) => findCell(from, last, table)))}
    keyOf={([first]) => String(first?.participants.from)}
    regionLabel={t('Points for places')}
  />
);

const columnsOf = ({ lastPlaces }: PointsTable): Column<Row>[] => [
  { name: t('Participants'), kind: 'row', cell: ([first]) => first && tellRange(first.participants) },
  ...lastPlaces.map((last, index): Column<Row> => ({
    name: t('Place {places}', { places: tellRange({ from: (lastPlaces[index - 1] ?? 0) + 1, to: last }) }),
    kind: 'number',
    cell: (row) => row[index]?.points,
  })),
];

function tellRange({ from, to }: TableCell['participants']): string {
  if (to === null) return t('{from} or more', { from });
  return from === to ? String(from) : t('{from} to {to}', { from, to });
}
