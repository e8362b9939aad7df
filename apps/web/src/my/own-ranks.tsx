import type { TrackCareer } from '@quadrant/store/careers';
import { t, words } from '../languages/t.js';
import { countryName } from '../components/country.js';
import { StatTiles, type Tile } from '../components/stat-tiles.js';
import { DataTable, type Column } from '../components/data-table.js';
import { CATEGORY_NAMES, GAME_NAMES } from '../components/names.js';

/** This many ratings are shown at first. */
const TILES = 4;

/** Lists the reader's rank on each rating track, sorted with the most games first. */
export function OwnRanks({ careers }: { readonly careers: readonly TrackCareer[] }) {
  const sorted = careers.toSorted((a, b) => weightOf(b) - weightOf(a));
  return (
    <>
      <StatTiles tiles={sorted.slice(0, TILES).map(tileOf)} />
      <details class="fold">
        <summary>{t('All your ratings and records')}</summary>
        <DataTable
          caption={t('Your place on each leaderboard')}
          columns={COLUMNS}
          rows={sorted}
          keyOf={({ game, category }) => `${game} ${category}`}
          isWordy
        />
      </details>
    </>
  );
}

/** Overall ratings repeat the others. */
const weightOf = ({ category, games }: TrackCareer): number => (category === 'overall' ? -1 : games);

const nameOf = ({ game, category }: TrackCareer): string => `${GAME_NAMES[game]}, ${CATEGORY_NAMES[category]}`;

const tileOf = (career: TrackCareer, index: number): Tile => ({
  name: nameOf(career),
  figure: (
    <a href={`/leaderboards/${career.game}/${career.category}`}>
      <span class="unseen">{t('Rank ')}</span>#{career.world.rank}
    </a>
  ),
  note: (
    <>
      {t('of {players}{rank}{br}Rating {rating}', {
        players: career.world.players,
        rank:
          career.country !== null &&
          t(', #{rank} in {countryName}', { rank: career.country.rank, countryName: countryName(career.country.code) }),
        br: <br />,
        rating: Math.round(career.rating),
      })}
    </>
  ),
  isFirst: index === 0,
});

const COLUMNS: readonly Column<TrackCareer>[] = words([
  {
    name: 'Leaderboard',
    kind: 'row',
    cell: (career) => <a href={`/leaderboards/${career.game}/${career.category}`}>{nameOf(career)}</a>,
  },
  {
    name: 'Rank in the world',
    kind: 'number',
    cell: ({ world }) => t('{rank} of {players}', { rank: world.rank, players: world.players }),
  },
  {
    name: 'At home',
    kind: 'number',
    cell: ({ country }) =>
      country === null
        ? ''
        : t('{rank} of {players} in {countryName}', {
            rank: country.rank,
            players: country.players,
            countryName: countryName(country.code),
          }),
  },
  { name: 'Rating', kind: 'number', cell: ({ rating }) => Math.round(rating) },
  { name: 'Highest', kind: 'number', cell: ({ peak, opening }) => Math.round(peak?.rating ?? opening!.rating) },
  { name: 'Wins, losses, ties', kind: 'number', cell: ({ wins, losses, ties }) => `${wins}–${losses}–${ties}` },
]);
