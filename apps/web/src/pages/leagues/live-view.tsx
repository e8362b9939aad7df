import { count } from '@quadrant/rules/tournament';
import type { LeagueSeasonView } from '@quadrant/store/leagues';
import { DataTable, type Column } from '../data-table.js';
import { ShownPlayer } from '../../components/player-link.js';
import { PHASE_NAMES, STATUS_NAMES, tellCertainty, tellNeed } from './league-words.js';
import { shownIn, type ReachRow } from './season-view.js';

/** Who is in, on the bubble or out, and what everybody can still reach. */
export function LiveView({ view }: { readonly view: LeagueSeasonView }) {
  const { reach } = view;
  if (reach === null || reach.rows.length === 0) return null;
  const { phase, remaining, places } = reach;
  const isPlayoffs = phase === 'playoffs';
  return (
    <section>
      <h2 id="live">{isPlayoffs ? 'Who can still become champion' : 'Who can still qualify'}</h2>
      <p>
        {PHASE_NAMES[phase]}, {count(remaining, 'tournament')} to go
        {places !== null && !isPlayoffs && `, ${count(places, 'place')} in the playoffs`}. {tellCertainty(reach)}
      </p>
      <form method="get" class="inline">
        <label>
          Largest field to expect{' '}
          <input type="number" name="participants" min="4" max="5000" value={reach.prospects.participants} />
        </label>{' '}
        <button type="submit">Show</button>
      </form>
      <DataTable
        caption={`Best and worst place after ${isPlayoffs ? 'the playoffs' : 'the half'}`}
        columns={columnsOf(view)}
        rows={reach.rows}
        keyOf={({ player }) => player}
      />
    </section>
  );
}

const columnsOf = (view: LeagueSeasonView): readonly Column<ReachRow>[] => [
  { name: 'Player', kind: 'row', cell: ({ player }) => <ShownPlayer player={shownIn(view, player)} /> },
  { name: 'Status', cell: ({ status }) => (status === null ? 'open' : <Status status={status} />) },
  { name: 'Place now', kind: 'number', cell: ({ place }) => place ?? '–' },
  { name: 'Best', kind: 'number', cell: ({ best }) => best ?? '–' },
  { name: 'Worst', kind: 'number', cell: ({ worst, needs }) => worst ?? (needs === 'has-place' ? '–' : 'any') },
  { name: 'Still needs', cell: tellNeed },
];

function Status({ status }: { readonly status: NonNullable<ReachRow['status']> }) {
  return <span class={`status ${status}`}>{STATUS_NAMES[status]}</span>;
}
