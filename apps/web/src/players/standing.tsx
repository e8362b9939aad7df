import type { BoardPlace } from '@quadrant/store/leaderboards';
import type { TrackCareer } from '@quadrant/store/careers';
import { t } from '../languages/t.js';
import { countryName } from '../components/country.js';
import { StatTiles, type Tile } from '../components/stat-tiles.js';
import { LocalDay } from '../components/day.js';

/** Shows rank in the world and at home, peak and record on one rating track. */
export function Standing({ title, career }: { readonly title: string; readonly career: TrackCareer }) {
  const { world, country, peak, opening, broughtGames = 0, wins, losses, ties, games } = career;
  const played = games - broughtGames;
  const tiles: Tile[] = [
    {
      name: t('Rank in the world'),
      figure: world.rank,
      note: tellShare(world),
      isFirst: true,
    },
    ...(country === null
      ? []
      : [
          {
            name: t('National rank'),
            figure: country.rank,
            note: t('of {players}, {country}', { players: country.players, country: countryName(country.code) }),
          },
        ]),
    {
      name: t('Highest rating'),
      figure: Math.round(peak?.rating ?? opening!.rating),
      note:
        peak === null ? (
          t('brought in from before')
        ) : (
          <a href={`/tournaments/${peak.tournamentId}`}>
            {peak.tournament}, <LocalDay date={peak.localDate} />
          </a>
        ),
    },
    {
      name: t('Wins, losses, ties'),
      figure: `${wins}–${losses}–${ties}`,
      note: [
        ...(played === 0 ? [] : [t('{value}% won', { value: Math.round((100 * wins) / played) })]),
        ...(broughtGames === 0
          ? []
          : [t('and {broughtGames, plural, one {# game} other {# games}} before, results unknown', { broughtGames })]),
      ].join(', '),
    },
  ];
  return (
    <>
      <h2 class="first-heading">{title}</h2>
      <StatTiles tiles={tiles} />
    </>
  );
}

/** Says "of 120, better than 98 %" of the others; nobody is better than those who share their rank. */
function tellShare({ rank, players, lower }: BoardPlace): string {
  if (players < 2) return t('of {players}', { players });
  if (rank === 1) return t('the best of {players}', { players });
  return t('of {players}, better than {value}%', {
    players,
    value: Math.floor((100 * lower) / (players - 1)),
  });
}
