import type { TableCell } from '@quadrant/rules/leagues';
import { t, words } from '../languages/t.js';
import { Cited } from '../components/cited.js';
import { EmptyState } from '../components/empty-state.js';
import { PageHeader } from '../components/page-header.js';
import { Complaints } from '../components/as-of-note.js';
import { DataTable, type Column } from '../components/data-table.js';
import { Layout } from '../frame/layout.js';
import { CALCULATOR_CRUMBS } from './calculators.page.js';

export interface PointsCalculatorFacts {
  readonly players: number;
  /** It is empty where no place is worth anything. */
  readonly cells: readonly TableCell[];
  readonly complaints: readonly string[];
}

export const pointsCalculatorPage = ({ players, cells, complaints }: PointsCalculatorFacts) => (
  <Layout
    title={t('What a place is worth')}
    description={t('League points and Masters Points by place and number of players.')}
  >
    <PageHeader
      title={t('What a place is worth')}
      context={t('League points and Masters Points by place and number of players.')}
      crumbs={CALCULATOR_CRUMBS}
    />
    <Complaints complaints={complaints} />
    <form class="filters" method="get" action="/calculators/points" aria-label={t('Size of the tournament')}>
      <label>
        {t('Players')}
        <input name="players" type="number" min={1} max={5000} value={players} required />
      </label>
      <button type="submit">{t('Show')}</button>
    </form>
    {cells.length === 0 ? (
      <EmptyState>{t('A tournament needs four participants to give points. Try a larger number.')}</EmptyState>
    ) : (
      <DataTable
        caption={t('In a tournament of {players, plural, one {# player} other {# players}}, from {from} players on', {
          players,
          from: cells[0]!.participants.from,
        })}
        columns={COLUMNS}
        rows={cells}
        keyOf={({ places }) => String(places.first)}
      />
    )}
    <p>
      {t(
        'A tournament gives league points when the league director has flagged it, and Masters Points when it is a championship. Places from 33 on give nothing. {cited}, {cited2}',
        {
          cited: <Cited text={t('Organized Play Guide 4.2, section 12.4')} />,
          cited2: <Cited text={t('Organized Play Guide 4.2, section 11.2.2')} />,
        },
      )}
    </p>
  </Layout>
);

const COLUMNS: readonly Column<TableCell>[] = words([
  {
    name: 'Place',
    kind: 'row',
    cell: ({ places: { first, last } }) => (first === last ? first : t('{first} to {last}', { first, last })),
  },
  { name: 'League points', kind: 'number', cell: ({ points }) => <span class="main-number">{points}</span> },
  { name: 'Masters Points', kind: 'number', cell: ({ points }) => points },
]);
