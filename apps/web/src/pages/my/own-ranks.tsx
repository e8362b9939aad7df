import type { TrackCareer } from '@quadrant/store/reading';
import { countryName } from '../../components/country.js';
import { StatTiles, type Tile } from '../../components/stat-tiles.js';
import { DataTable, type Column } from '../data-table.js';
import { CATEGORY_NAMES, GAME_NAMES } from '../names.js';

/** Ratings that are told at once. */
const TILES = 4;

/** Where the reader stands on each rating track, the one with the most games first. */
export function OwnRanks({ careers }: { readonly careers: readonly TrackCareer[] }) {
  const sorted = careers.toSorted((a, b) => weightOf(b) - weightOf(a));
  return (
    <>
      <StatTiles tiles={sorted.slice(0, TILES).map(tileOf)} />
      <details class="fold">
        <summary>All your ratings and records</summary>
        <DataTable
          caption="Your place on each leaderboard"
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
      <span class="unseen">Rank </span>#{career.world.rank}
    </a>
  ),
  note: (
    <>
      of {career.world.players}
      {career.country !== null && `, #${career.country.rank} in ${countryName(career.country.code)}`}
      <br />
      Rating {Math.round(career.rating)}
    </>
  ),
  isFirst: index === 0,
});

const COLUMNS: readonly Column<TrackCareer>[] = [
  {
    name: 'Leaderboard',
    kind: 'row',
    cell: (career) => <a href={`/leaderboards/${career.game}/${career.category}`}>{nameOf(career)}</a>,
  },
  { name: 'Rank in the world', kind: 'number', cell: ({ world }) => `${world.rank} of ${world.players}` },
  {
    name: 'At home',
    kind: 'number',
    cell: ({ country }) =>
      country === null ? '' : `${country.rank} of ${country.players} in ${countryName(country.code)}`,
  },
  { name: 'Rating', kind: 'number', cell: ({ rating }) => Math.round(rating) },
  { name: 'Highest', kind: 'number', cell: ({ peak }) => Math.round(peak.rating) },
  { name: 'Wins, losses, ties', kind: 'number', cell: ({ wins, losses, ties }) => `${wins}–${losses}–${ties}` },
];
