import type { LeagueSeasonView } from '@quadrant/store/leagues';
import { t } from '../languages/t.js';
import { DataTable, type Column } from '../components/data-table.js';
import { ShownPlayer } from '../components/player-link.js';
import { PHASE_NAMES, STATUS_NAMES, tellCertainty, tellNeed } from './league-words.js';
import { shownIn, type ReachRow } from './season-view.js';

/** Shows who is in, on the bubble or out, and what everybody can still reach. */
export function LiveView({ view }: { readonly view: LeagueSeasonView }) {
  const { reach } = view;
  if (reach === null || reach.rows.length === 0) return null;
  const { phase, remaining, places } = reach;
  const isPlayoffs = phase === 'playoffs';
  return (
    <section>
      <h2 id="live">{isPlayoffs ? t('Who can still become champion') : t('Who can still qualify')}</h2>
      <p>
        {t('{phase}, {remaining, plural, one {# tournament} other {# tournaments}} to go{count}. {reach}', {
          phase: PHASE_NAMES[phase],
          remaining,
          count:
            places !== null &&
            !isPlayoffs &&
            t(', {places, plural, one {# place} other {# places}} in the playoffs', { places }),
          reach: tellCertainty(reach),
        })}
      </p>
      <DataTable
        caption={t('Best and worst place after {isPlayoffs}', {
          isPlayoffs: isPlayoffs ? t('the playoffs') : t('the half'),
        })}
        columns={columnsOf(view)}
        rows={reach.rows}
        keyOf={({ player }) => player}
      />
      <form method="get" class="inline">
        <label>
          {t('Largest field to expect')}{' '}
          <input type="number" name="participants" min="4" max="5000" value={reach.prospects.participants} />
        </label>{' '}
        <button type="submit">{t('Show')}</button>
      </form>
    </section>
  );
}

const columnsOf = (view: LeagueSeasonView): readonly Column<ReachRow>[] => [
  { name: t('Player'), kind: 'row', cell: ({ player }) => <ShownPlayer player={shownIn(view, player)} /> },
  { name: t('Status'), cell: ({ status }) => (status === null ? t('open') : <Status status={status} />) },
  { name: t('Place now'), kind: 'number', cell: ({ place }) => place ?? '–' },
  { name: t('Best place'), kind: 'number', cell: ({ best }) => best ?? '–' },
  {
    name: t('Worst place'),
    kind: 'number',
    cell: ({ worst, needs }) => worst ?? (needs === 'has-place' ? '–' : t('any')),
  },
  { name: t('Still needs'), cell: tellNeed },
];

function Status({ status }: { readonly status: NonNullable<ReachRow['status']> }) {
  return <span class={`status ${status}`}>{STATUS_NAMES[status]}</span>;
}
