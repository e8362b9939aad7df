import type { PlayerRatingChange, TrackCareer, TrackOpening } from '@quadrant/store/careers';
import type { OpeningTitle } from '@quadrant/store/openings';
import { t } from '../languages/t.js';
import { CATEGORY_NAMES, GAME_NAMES } from '../components/names.js';
import { LocalDay } from '../components/day.js';
import { PlayerLink } from '../components/player-link.js';

/** Stands in a chart for the tournament that brought a rating in. */
export const BROUGHT_IN = 'brought-in';

/** Returns the first point of a chart: the rating that was brought in. */
export const beginOf = (
  { game, category }: { readonly game: string; readonly category: string },
  { rating, games, on }: TrackOpening,
): PlayerRatingChange => ({
  ...{ game, category, games, before: rating, after: rating, localDate: on },
  tournamentId: BROUGHT_IN,
  tournament: t('Brought in from before'),
  startsAt: new Date(`${on}T10:00:00Z`),
  run: 0,
});

/** Explains the ratings with which a player began here; nothing for a player who began with the start rating. */
export function BroughtIn({ careers }: { readonly careers: readonly TrackCareer[] }) {
  const opened = careers.flatMap(({ game, category, opening }) =>
    opening === undefined ? [] : [{ game, category, opening }],
  );
  if (opened.length === 0) return null;
  return (
    <ul id={BROUGHT_IN}>
      {opened.map(({ game, category, opening: { rating, games, value, on, source } }) => (
        <li key={`${game} ${category}`}>
          {t('{track}: brought in {rating} on {day}, after {games, plural, one {# game} other {# games}}.', {
            track: `${GAME_NAMES[game]}, ${CATEGORY_NAMES[category]}`,
            rating: Math.round(rating),
            day: <LocalDay date={on} />,
            games,
          })}
          {rating !== value && ` ${t('The previous system had {value}.', { value: String(value) })}`}{' '}
          <span dir="auto">{t('Source: {source}.', { source })}</span>
        </li>
      ))}
    </ul>
  );
}

/** Lists titles that were won before; nothing where there are none. */
export function OpeningTitles({
  titles,
  isOfPlayer = true,
}: {
  readonly titles: readonly OpeningTitle[];
  readonly isOfPlayer?: boolean;
}) {
  if (titles.length === 0) return null;
  return (
    <>
      <h2>{t('Titles from before')}</h2>
      <ul>
        {titles.map(({ handle, title, league, season, on, source }) => (
          <li key={`${handle} ${title} ${on}`}>
            {!isOfPlayer && (
              <>
                <PlayerLink handle={handle} />
                {', '}
              </>
            )}
            <span dir="auto">{title}</span>
            {league !== null && (
              <>
                {', '}
                <a href={`/leagues/${league.slug}`}>{league.name}</a>, {season}
              </>
            )}{' '}
            <span class="quiet">
              (<LocalDay date={on} />) <span dir="auto">{t('Source: {source}.', { source })}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
