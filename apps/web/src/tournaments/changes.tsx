import { CATEGORIES, type Category } from '@quadrant/rules/tournament';
import type { TournamentDetail } from '@quadrant/store/tournaments';
import { t, words } from '../languages/t.js';
import { PlayerLink } from '../components/player-link.js';
import { RatingDelta } from '../components/rating-delta.js';
import type { Column } from '../components/data-table.js';
import { LongTable } from '../components/long-table.js';
import { CATEGORY_NAMES } from '../components/names.js';

type Change = TournamentDetail['ratingChanges'][number];

interface Row {
  readonly handle: string;
  readonly changes: ReadonlyMap<string, Change>;
}

/** Each row is a player, and each column is a rating that the tournament moved. */
export function RatingChanges({
  tournament: { id, ratingChanges, standings },
}: {
  readonly tournament: TournamentDetail;
}) {
  if (ratingChanges.length === 0) return null;
  const categories = CATEGORIES.filter((category) => ratingChanges.some((change) => change.category === category));
  const rows = standings.flatMap(({ handle }): Row[] => {
    const own = ratingChanges.filter((change) => change.handle === handle);
    return own.length === 0 ? [] : [{ handle, changes: new Map(own.map((change) => [change.category, change])) }];
  });
  return (
    <>
      <h2 id="rating-changes">{t('Rating changes')}</h2>
      <LongTable
        caption={t('Rating before and after the tournament, in the final order')}
        columns={[PLAYER, ...categories.map((category) => columnOf(category, id))]}
        rows={rows}
        keyOf={({ handle }) => handle}
      />
    </>
  );
}

const PLAYER: Column<Row> = words({
  name: 'Player',
  kind: 'row',
  cell: ({ handle }) => <PlayerLink handle={handle} />,
});

/** Each change leads to the games that made it. */
const columnOf = (category: Category, tournamentId: string): Column<Row> => ({
  name: CATEGORY_NAMES[category],
  kind: 'number',
  cell: ({ handle, changes }) => {
    const change = changes.get(category);
    if (change === undefined) return '';
    return (
      <a href={`/players/${encodeURIComponent(handle)}/tournaments/${tournamentId}`} title={t('Why?')}>
        <span class="wide-inline">
          {Math.round(change.before)} → {Math.round(change.after)}{' '}
        </span>
        <RatingDelta value={change.after - change.before} />
      </a>
    );
  },
});
