import type { LeagueSeasonView } from '@quadrant/store/leagues';
import { t, words } from '../languages/t.js';
import { DataTable, type Column } from '../components/data-table.js';
import { ShownPlayer } from '../components/player-link.js';
import { CRITERION_NAMES, PHASE_NAMES, tellQualification, tieColumn } from './league-words.js';
import { TotalPoints } from './stated-points.js';
import { shownIn, type Half, type HalfRow } from './season-view.js';
import { LocalDay } from '../components/day.js';

interface HalfRankingProps {
  readonly view: LeagueSeasonView;
  readonly half: Half;
  /** The link leads to the whole ranking, and replaces the rest of it. Null means that all of it is shown. */
  readonly rest?: string | null;
}

/** Shows who qualifies by a half, and what decided each rank. */
export function HalfRanking({ view, half, rest = null }: HalfRankingProps) {
  const ranking = view.outcome.halves[half];
  const state = view.outcome.phases[half];
  if (ranking === null || state === null) return null;
  const { qualifiers, tournamentsPerPhase } = view.season;
  const places = half === 'first-half' ? qualifiers?.firstHalf : qualifiers?.secondHalf;
  const columns: readonly Column<HalfRow>[] = [
    { name: t('Rank'), kind: 'number', cell: ({ rank }) => rank },
    { name: t('Player'), kind: 'row', cell: ({ player }) => <ShownPlayer player={shownIn(view, player)} /> },
    { name: t('Played'), kind: 'number', cell: ({ attended }) => attended },
    { name: t('Points'), kind: 'number', cell: ({ points }) => points },
    { name: t('Bonus'), kind: 'number', cell: ({ bonus }) => bonus },
    {
      name: t('Total'),
      kind: 'number',
      cell: (row) => <TotalPoints view={view} {...row} />,
    },
    { name: t('Season points'), kind: 'number', cell: ({ seasonPoints }) => seasonPoints },
    { name: t('First places'), kind: 'number', cell: ({ wins }) => wins },
    ...tieColumn(ranking.rows, 'points', CRITERION_NAMES),
    { name: t('Playoffs'), cell: (row) => <Qualification row={row} /> },
  ];
  return (
    <section>
      <h2 id={half}>{PHASE_NAMES[half]}</h2>
      <p>
        {t(
          '{days}: {played} of {tournamentsPerPhase, plural, one {# tournament} other {# tournaments}} played. {places}{isProvisional}',
          {
            days: <Days days={state} />,
            played: state.played,
            tournamentsPerPhase,
            places:
              places === undefined
                ? t('The number of qualifiers has not been announced.')
                : t('The first {places} qualify for the playoffs.', { places }),
            isProvisional: ranking.isProvisional && t(' It is not over; this is the current state.'),
          },
        )}
      </p>
      {ranking.rows.length === 0 && <p>{t('Nobody has played in it yet.')}</p>}
      {ranking.rows.length > 0 && rest !== null && (
        <>
          <Qualifying view={view} rows={ranking.rows} />
          <p>
            <a href={rest}>{WHOLE_RANKING[half]}</a>
          </p>
        </>
      )}
      {ranking.rows.length > 0 && rest === null && (
        <DataTable
          caption={t(
            'Ranked by points with bonus; ties by season points, then first places, then a toss (Organized Play Guide 4.2, section 12.6)',
          )}
          columns={columns}
          rows={ranking.rows}
          keyOf={({ player }) => player}
        />
      )}
    </section>
  );
}

/** These players would have a place in the playoffs if the half ended now. */
function Qualifying({ view, rows }: { readonly view: LeagueSeasonView; readonly rows: readonly HalfRow[] }) {
  const qualified = rows.filter((row) => row.qualified);
  if (qualified.length === 0) return null;
  return (
    <ol class="list-of-players">
      {qualified.map(({ player, total }) => (
        <li key={player}>
          {t('{shownPlayer} {total, plural, one {# point} other {# points}}', {
            shownPlayer: <ShownPlayer player={shownIn(view, player)} />,
            total,
          })}
        </li>
      ))}
    </ol>
  );
}

const WHOLE_RANKING = words({
  'first-half': 'The whole ranking of the first half',
  'second-half': 'The whole ranking of the second half',
});

function Qualification({ row }: { readonly row: HalfRow }) {
  return row.qualified ? <strong>{tellQualification(row)}</strong> : <>{tellQualification(row)}</>;
}

export function Days({ days: { from, to } }: { readonly days: { readonly from: string; readonly to: string } }) {
  return <>{t('{from} to {to}', { from: <LocalDay date={from} />, to: <LocalDay date={to} /> })}</>;
}
