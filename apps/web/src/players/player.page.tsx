import { useContext } from 'preact/hooks';
import type { OpeningTitle } from '@quadrant/store/openings';
import { type Category, type GameTitle, REMOVED_LABEL_START } from '@quadrant/rules/tournament';
import { isPastMoment, type Moment, type PlayerPageAnswer, type PlayerProfile } from '@quadrant/views';
import { t } from '../languages/t.js';
import { Country } from '../components/flag.js';
import { EmptyState } from '../components/empty-state.js';
import { FilterBar } from '../components/filter-bar.js';
import { PageHeader } from '../components/page-header.js';
import { RatingDelta } from '../components/rating-delta.js';
import { StatTiles, type Tile } from '../components/stat-tiles.js';
import { Tabs } from '../components/tabs.js';
import { addressOf } from '../query/address.js';
import { AsOfNote, Complaints, PublicationSwitch } from '../components/as-of-note.js';
import { MomentFields } from '../leaderboards/filter-form.js';
import { Layout } from '../frame/layout.js';
import { LeaguePoints } from '../leagues/league-points.js';
import { CATEGORY_NAMES, GAME_NAMES } from '../components/names.js';
import { Opponents } from './opponents.js';
import { PlayerResults } from './player-results.js';
import { RatingChart } from './rating-chart.js';
import { RatingHistory } from './rating-history.js';
import { Standing } from './standing.js';
import { whyIn } from './rating-change.js';
import { PlayerPrizes } from './prizes.js';
import { beginOf, BroughtIn, OpeningTitles } from './brought-in.js';
import { ProvisionalMark, ProvisionalNote } from '../leaderboards/provisional.js';
import { Readings } from '../components/readings.js';
import { ViewerContext } from '../frame/viewer.js';
import { tell } from '../languages/tell.js';

/** An address names a rating track like this: `2e/constructed`. */
export interface ChosenTrack {
  readonly game: string;
  readonly category: string;
}

export interface PlayerPageFacts extends PlayerPageAnswer {
  readonly moment: Moment;
  readonly complaints: readonly string[];
  /** The chart shows this track; null without a rating. */
  readonly track: ChosenTrack | null;
  readonly isFirstPage: boolean;
  /** Titles that the player won before, the newest first. */
  readonly titles: readonly OpeningTitle[];
}

/** Returns "Ann Anderson, Germany, Hanse"; undefined where nothing is known. */
function tellPlace({ name, country }: PlayerPageFacts['player'], region: string | null) {
  if (name === null && country === null && region === null) return undefined;
  return (
    <>
      {name}
      {name !== null && country !== null && ', '}
      {country !== null && <Country code={country} />}
      {(name !== null || country !== null) && region !== null && ', '}
      {region}
    </>
  );
}

/** Shows one player: their ranks and ratings, what they played, and what moved the ratings. */
export function playerPage(facts: PlayerPageFacts) {
  const { player, moment, asOf, policy, track, isFirstPage, next } = facts;
  const { handle } = player;
  const path = `/players/${encodeURIComponent(handle)}`;
  const current = facts.careers.find((career) => track !== null && isSame(career, track));
  const isPast = isPastMoment(moment);
  return (
    <Layout title={handle} game={track?.game} description={describe(player)} feed={`${path}/feed`}>
      <PageHeader
        title={handle}
        context={tellPlace(player, facts.region)}
        crumbs={[{ name: t('Players'), address: '/players' }]}
        actions={<Change player={player} />}
      />
      <PublicationSwitch path={path} moment={moment} carried={{}} />
      {isPast && <AsOfNote asOf={asOf} />}
      <Complaints complaints={facts.complaints} />
      {player.ratings.length === 0 ? (
        <EmptyState>
          {asOf.note === null
            ? t('No rated game so far. Ratings appear with the first rated tournament.')
            : tell(asOf.note)}
        </EmptyState>
      ) : (
        <>
          {current !== undefined && <Standing title={nameOf(current)} career={current} />}
          <StatTiles tiles={inOrder(player.ratings, track).map((rating) => tileOf(rating, facts))} />
          <ProvisionalNote games={player.ratings.map(({ games }) => games)} policy={policy} />
          <Chart path={path} facts={facts} />
        </>
      )}
      {isFirstPage && (
        <>
          <PlayerResults
            path={path}
            results={facts.results}
            inAll={facts.resultsInAll}
            changes={facts.allChanges}
            isPast={isPast}
          />
          <Opponents handle={handle} opponents={facts.opponents} />
          {facts.leaguePoints !== null && <LeaguePoints points={facts.leaguePoints} />}
          <Points player={player} isLeagueTold={facts.leaguePoints !== null} />
          <PlayerPrizes won={facts.won} badges={facts.badges} />
          <OpeningTitles titles={facts.titles} />
        </>
      )}
      <RatingHistory
        handle={handle}
        changes={facts.changes}
        isBegun={!isPast && facts.careers.some(({ opening }) => opening !== undefined)}
        moment={moment}
        policy={policy}
      />
      {!isPast && next === null && <BroughtIn careers={facts.careers} />}
      <nav class="pages" aria-label={t('Pages')}>
        {!isFirstPage && <a href={addressOf(path, moment)}>{t('Newest')}</a>}
        {next !== null && (
          <a rel="next" href={addressOf(path, moment, { cursor: next })}>
            {t('Older')}
          </a>
        )}
        <a href={`${path}/feed.atom`}>{t('Feed')}</a>
        <a href={`${path}/calendar.ics`}>{t('Calendar')}</a>
        <a href={addressOf(`/api/v1${path}`, moment)}>{t('As JSON')}</a>
      </nav>
      <h2 id="wrong">{t('Something wrong?')}</h2>
      <p>{t('Open the tournament and choose “Report an error”. Its directors must answer within seven days.')}</p>
      <h2 id="as-of">{t('On an earlier day')}</h2>
      <FilterBar action={path} isUsed={isPast}>
        <MomentFields moment={moment} />
      </FilterBar>
      <Readings place="ratings" />
    </Layout>
  );
}

/** The reader may be the player, or their coordinator. */
const Change = ({ player: { handle } }: Pick<PlayerPageFacts, 'player'>) =>
  useContext(ViewerContext) === null || handle.startsWith(REMOVED_LABEL_START) ? null : (
    <a class="button" href={`/players/${encodeURIComponent(handle)}/change`}>
      {t('Edit')}
    </a>
  );

function describe({ handle, ratings }: PlayerProfile): string {
  const said = ratings
    .filter(({ category }) => category !== 'overall')
    .map(({ game, category, rating }) => `${nameOf({ game, category })} ${Math.round(rating)}`);
  return said.length === 0
    ? t('{handle} has no rating yet.', { handle })
    : t('Ratings of {handle}: {told}.', { handle, told: said.join('; ') });
}

const nameOf = ({ game, category }: ChosenTrack): string =>
  `${GAME_NAMES[game as GameTitle]}, ${CATEGORY_NAMES[category as Category]}`;

const isSame = (a: ChosenTrack, b: ChosenTrack): boolean => a.game === b.game && a.category === b.category;

/** Sorts the rating of the chart first, then by number of games, with overall ratings last. */
const inOrder = (ratings: PlayerProfile['ratings'], first: ChosenTrack | null): PlayerProfile['ratings'] => {
  const weight = (rating: PlayerProfile['ratings'][number]): number =>
    first !== null && isSame(rating, first) ? Infinity : rating.games - (rating.category === 'overall' ? 1e9 : 0);
  return ratings.toSorted((a, b) => weight(b) - weight(a));
};

function tileOf(
  rating: PlayerProfile['ratings'][number],
  { track, allChanges, changes, moment, policy }: PlayerPageFacts,
): Tile {
  const last = allChanges.find((change) => isSame(change, rating));
  const isExplained = changes.some(({ change }) => change.tournamentId === last?.tournamentId);
  return {
    name: nameOf(rating),
    figure: (
      <a href={addressOf(`/leaderboards/${rating.game}/${rating.category}`, moment)}>
        {Math.round(rating.rating)}
        <ProvisionalMark games={rating.games} policy={policy} />
      </a>
    ),
    note: (
      <>
        {t('{games, plural, one {# game} other {# games}}{more}', {
          games: rating.games,
          more: last !== undefined && (
            <>
              {t(', last {ratingDelta}', {
                ratingDelta: isExplained ? (
                  <a href={`#${whyIn(last.tournamentId)}`}>
                    <RatingDelta value={last.after - last.before} />
                    <span class="unseen">{t(', and why')}</span>
                  </a>
                ) : (
                  <RatingDelta value={last.after - last.before} />
                ),
              })}
            </>
          ),
        })}
      </>
    ),
    isFirst: track !== null && isSame(rating, track),
  };
}

function Chart({ path, facts }: { readonly path: string; readonly facts: PlayerPageFacts }) {
  const { player, track, moment, allChanges } = facts;
  if (track === null) return null;
  const career = isPastMoment(moment) ? undefined : facts.careers.find((each) => isSame(each, track));
  const changes = [
    ...(career?.opening === undefined ? [] : [beginOf(track, career.opening)]),
    ...allChanges.filter((change) => isSame(change, track)).toReversed(),
  ];
  return (
    <>
      <h2 id="chart">{t('Rating over time')}</h2>
      <Tabs
        label={t('Rating of the chart')}
        tabs={inOrder(player.ratings, null).map((rating) => ({
          name: nameOf(rating),
          address: `${addressOf(path, moment, { track: `${rating.game}/${rating.category}` })}#chart`,
          isCurrent: isSame(rating, track),
        }))}
      />
      {changes.length < 2 ? (
        <p class="quiet">{t('The chart appears with the second rated tournament.')}</p>
      ) : (
        <RatingChart title={nameOf(track)} changes={changes} />
      )}
    </>
  );
}

interface PointsProps {
  readonly player: PlayerProfile;
  /** League points are shown elsewhere on the page. */
  readonly isLeagueTold: boolean;
}

function Points({ player, isLeagueTold }: PointsProps) {
  const leaguePoints = isLeagueTold ? [] : player.leaguePoints;
  const { mastersPoints } = player;
  if (leaguePoints.length + mastersPoints.length === 0) return null;
  return (
    <>
      <h2>{isLeagueTold ? t('Masters Points') : t('Points')}</h2>
      <ul>
        {leaguePoints.map(({ league, season, points }) => (
          <li key={`${league} ${season}`}>
            {t('{points} in {league}', {
              points,
              league: <a href={`/leagues/${league}/seasons/${season}`}>{`${league}, ${season}`}</a>,
            })}
          </li>
        ))}
        {mastersPoints.map(({ season, points }) => (
          <li key={season}>
            {t('{points} in the {link}', {
              points,
              link: <a href={`/masters/${season}`}>{t('Trek Masters {season}', { season })}</a>,
            })}
          </li>
        ))}
      </ul>
    </>
  );
}
