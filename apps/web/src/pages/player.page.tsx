import type { StabilityPolicy } from '@quadrant/rules/policy';
import type { Category, GameTitle } from '@quadrant/rules/tournament';
import type {
  AsOf,
  PlayerBadge,
  PlayerEntitlements,
  PlayerLeaguePoints,
  PlayerProfile,
  PlayerRatingChange,
  RatingExplanation,
} from '@quadrant/store/reading';
import type { Moment } from '../as-of/moment.js';
import { addressOf } from '../query/address.js';
import { AsOfNote, Complaints, PublicationSwitch } from './as-of-note.js';
import { Day } from './day.js';
import { MomentFields } from './filter-form.js';
import { Layout } from './layout.js';
import { Readings } from './readings.js';
import { LeaguePoints } from './leagues/league-points.js';
import { CATEGORY_NAMES, GAME_NAMES } from './names.js';
import { PlayerPrizes } from './prizes.js';
import { ProvisionalMark, ProvisionalNote } from './provisional.js';
import { RatingChange } from './rating-change.js';

export interface PlayerPageFacts {
  readonly player: PlayerProfile;
  readonly moment: Moment;
  readonly complaints: readonly string[];
  readonly asOf: AsOf;
  /** In force today. */
  readonly policy: StabilityPolicy;
  /** Null where the page shows other numbers than the current ones. */
  readonly leaguePoints: PlayerLeaguePoints | null;
  /** What they have won as of now, whatever moment the ratings are of. */
  readonly won: PlayerEntitlements;
  readonly badges: readonly PlayerBadge[];
  readonly changes: readonly { readonly change: PlayerRatingChange; readonly explanation: RatingExplanation | null }[];
  readonly isFirstPage: boolean;
  readonly next: string | null;
}

/** One player: ratings, points, and what moved the ratings. */
export function playerPage({
  player,
  moment,
  complaints,
  asOf,
  policy,
  leaguePoints,
  changes,
  ...more
}: PlayerPageFacts) {
  const { isFirstPage, next, won, badges } = more;
  const { handle } = player;
  const path = `/players/${encodeURIComponent(handle)}`;
  const about = [player.name, player.country, player.region].filter((fact) => fact !== null);
  return (
    <Layout title={handle}>
      <h1>{handle}</h1>
      {about.length > 0 && <p>{about.join(', ')}</p>}
      <PublicationSwitch path={path} moment={moment} carried={{}} />
      <AsOfNote asOf={asOf} />
      <Complaints complaints={complaints} />
      <form class="filters" method="get" action={path} aria-label="As of">
        <MomentFields moment={moment} />
        <button type="submit">Show</button>
        <a href={path}>Clear</a>
      </form>
      <h2>Ratings</h2>
      {player.ratings.length === 0 ? (
        <p>{asOf.note ?? 'No rated game.'}</p>
      ) : (
        <Ratings ratings={player.ratings} moment={moment} policy={policy} />
      )}
      {leaguePoints !== null && <LeaguePoints points={leaguePoints} />}
      <Points player={player} isLeagueTold={leaguePoints !== null} />
      <PlayerPrizes won={won} badges={badges} />
      <h2>Rating history</h2>
      {changes.length === 0 && <p>Nothing so far.</p>}
      {changes.map(({ change, explanation }) => (
        <RatingChange
          key={`${change.tournamentId} ${change.category}`}
          handle={handle}
          change={change}
          explanation={explanation}
          moment={moment}
          policy={policy}
        />
      ))}
      <Readings place="ratings" />
      <nav class="pages" aria-label="Pages">
        {!isFirstPage && <a href={addressOf(path, moment)}>Newest</a>}
        {next !== null && (
          <a rel="next" href={addressOf(path, moment, { cursor: next })}>
            Older
          </a>
        )}
        <a href={addressOf(`/api/v1${path}`, moment)}>As JSON</a>
      </nav>
    </Layout>
  );
}

interface RatingsProps {
  readonly ratings: PlayerProfile['ratings'];
  readonly moment: Moment;
  readonly policy: StabilityPolicy;
}

function Ratings({ ratings, moment, policy }: RatingsProps) {
  return (
    <>
      <div class="table-frame">
        <table>
          <caption>On every leaderboard</caption>
          <thead>
            <tr>
              <th scope="col">Leaderboard</th>
              <th scope="col" class="number">
                Rating
              </th>
              <th scope="col" class="number">
                Games
              </th>
              <th scope="col">Last played</th>
            </tr>
          </thead>
          <tbody>
            {ratings.map(({ game, category, rating, games, lastPlayedAt }) => (
              <tr key={`${game} ${category}`}>
                <th scope="row">
                  <a href={addressOf(`/leaderboards/${game}/${category}`, moment)}>
                    {GAME_NAMES[game as GameTitle]}, {CATEGORY_NAMES[category as Category]}
                  </a>
                </th>
                <td class="number">
                  {Math.round(rating)}
                  <ProvisionalMark games={games} policy={policy} />
                </td>
                <td class="number">{games}</td>
                <td class="date">
                  <Day at={lastPlayedAt} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ProvisionalNote games={ratings.map(({ games }) => games)} policy={policy} />
    </>
  );
}

interface PointsProps {
  readonly player: PlayerProfile;
  /** League points are told elsewhere on the page. */
  readonly isLeagueTold: boolean;
}

function Points({ player, isLeagueTold }: PointsProps) {
  const leaguePoints = isLeagueTold ? [] : player.leaguePoints;
  const { mastersPoints } = player;
  if (leaguePoints.length + mastersPoints.length === 0) return null;
  return (
    <>
      <h2>{isLeagueTold ? 'Masters Points' : 'Points'}</h2>
      <ul>
        {leaguePoints.map(({ league, season, points }) => (
          <li key={`${league} ${season}`}>
            {points} in <a href={`/leagues/${league}/seasons/${season}`}>{`${league}, ${season}`}</a>
          </li>
        ))}
        {mastersPoints.map(({ season, points }) => (
          <li key={season}>
            {points} in the <a href={`/masters/${season}`}>Trek Masters {season}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
