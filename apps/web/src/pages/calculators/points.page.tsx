import type { TableCell } from '@quadrant/rules/league';
import { count } from '@quadrant/rules/tournament';
import { Cited } from '../../components/cited.js';
import { EmptyState } from '../../components/empty-state.js';
import { PageHeader } from '../../components/page-header.js';
import { Complaints } from '../as-of-note.js';
import { DataTable, type Column } from '../data-table.js';
import { Layout } from '../layout.js';
import { CALCULATOR_CRUMBS } from './calculators.page.js';

export interface PointsCalculatorFacts {
  /** Who take part. */
  readonly players: number;
  /** What places are worth; empty where none is worth anything. */
  readonly cells: readonly TableCell[];
  readonly complaints: readonly string[];
}

/** What places of a tournament are worth in points. */
export const pointsCalculatorPage = ({ players, cells, complaints }: PointsCalculatorFacts) => (
  <Layout title="What a place is worth" description="League points and Masters Points by place and number of players.">
    <PageHeader
      title="What a place is worth"
      context="League points and Masters Points by place and number of players."
      crumbs={CALCULATOR_CRUMBS}
    />
    <Complaints complaints={complaints} />
    <form class="filters" method="get" action="/calculators/points" aria-label="Size of the tournament">
      <label>
        Players
        <input name="players" type="number" min={1} max={5000} value={players} required />
      </label>
      <button type="submit">Show</button>
    </form>
    {cells.length === 0 ? (
      <EmptyState>A tournament needs four participants to give points. Try a larger number.</EmptyState>
    ) : (
      <DataTable
        caption={`In a tournament of ${count(players, 'player')}, from ${cells[0]!.participants.from} players on`}
        columns={COLUMNS}
        rows={cells}
        keyOf={({ places }) => String(places.first)}
      />
    )}
    <p>
      A tournament gives league points when the league director has flagged it, and Masters Points when it is a
      championship. Places from 33 on give nothing. <Cited text="Organized Play Guide 4.2, section 12.4" />,{' '}
      <Cited text="Organized Play Guide 4.2, section 11.2.2" />
    </p>
  </Layout>
);

const COLUMNS: readonly Column<TableCell>[] = [
  {
    name: 'Place',
    kind: 'row',
    cell: ({ places: { first, last } }) => (first === last ? first : `${first} to ${last}`),
  },
  { name: 'League points', kind: 'number', cell: ({ points }) => <span class="main-number">{points}</span> },
  { name: 'Masters Points', kind: 'number', cell: ({ points }) => points },
];
