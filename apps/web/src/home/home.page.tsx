import { describeDiff, type NamedHistoryDiff } from '@quadrant/rules/history-diff';
import { tell } from '../languages/tell.js';
import { type Category, type GameTitle } from '@quadrant/rules/tournament';
import type { LeagueListing } from '@quadrant/store/leagues';
import type { LateReport } from '@quadrant/store/desk';
import type { LeaderboardRow } from '@quadrant/store/leaderboards';
import type { Mover, Upset } from '@quadrant/store/careers';
import type { TournamentListRow } from '@quadrant/store/tournaments';
import type { HomeAnswer, Leaders } from '@quadrant/views';
import type { Announcement } from '@quadrant/store/announcements';
import { t, words } from '../languages/t.js';
import { Ago } from '../components/ago.js';
import { countryName } from '../components/country.js';
import { PlayerChip } from '../components/player-chip.js';
import { PlayerLink } from '../components/player-link.js';
import { RatingDelta } from '../components/rating-delta.js';
import { DataTable, type Column } from '../components/data-table.js';
import { ONE_OF_KIND } from '../announcements/announcement-words.js';
import { tellDay } from '../languages/tell-day.js';
import { tellFixed } from '../components/tell-number.js';
import { Beginning } from '../leaderboards/leaderboards.page.js';
import { Layout } from '../frame/layout.js';
import { PHASE_NAMES } from '../leagues/league-words.js';
import { CATEGORY_NAMES, GAME_NAMES } from '../components/names.js';
import { LocalDay } from '../components/day.js';

/** Shows what happened, who moved and who leads. */
export function homePage({ tournaments, movers, upset, late, preview, upcoming, leagues, boards }: HomeAnswer) {
  const races = leagues.filter(({ race }) => race !== null);
  const championship = upcoming.find(({ announced: { kind } }) => kind !== 'local');
  return (
    <Layout
      title={t('Latest')}
      description={t('Ratings, leagues and tournaments of organized play for card games.')}
      feed="/news"
    >
      <div class="hero">
        <h1>{t('Ratings and leagues for card games')}</h1>
        <p class="lead">{t('Quadrant rates tournaments and runs leagues; everybody can check every number.')}</p>
        <p class="buttons">
          <a class="button first" href="/players">
            {t('Find yourself')}
          </a>
          <a class="button" href="/submit">
            {t('Submit results')}
          </a>
        </p>
        <p class="quiet">
          {t(
            'You direct a tournament? {link}: check in the players, let Quadrant pair them, and enter the results. The report is ready at the end.',
            { link: <a href="/live/new">{t('Run a tournament')}</a> },
          )}
        </p>
      </div>
      {boards.length === 0 && tournaments.length === 0 && <Beginning />}
      <div class="columns news">
        {tournaments.length > 0 && (
          <section>
            <h2>{t('Latest tournaments')}</h2>
            <DataTable
              caption={t('With their winners')}
              isCaptionUnseen
              columns={TOURNAMENTS}
              rows={tournaments}
              keyOf={({ id }) => id}
            />
            <p>
              <a href="/tournaments">{t('All tournaments')}</a>
            </p>
          </section>
        )}
        {(upset !== null || movers.length > 0) && (
          <section>
            {upset !== null && <UpsetNote upset={upset} />}
            {movers.length > 0 && (
              <>
                <h2>{t('Movers of the week')}</h2>
                <DataTable
                  caption={t('Largest rating changes of the last seven days')}
                  columns={MOVERS}
                  rows={movers}
                  keyOf={({ handle, game, category }) => `${handle} ${game} ${category}`}
                />
              </>
            )}
          </section>
        )}
      </div>
      <div class="columns">
        {races.length > 0 && (
          <section>
            <h2>{t('League races')}</h2>
            <DataTable
              caption={t('Who leads now')}
              isCaptionUnseen
              columns={RACES}
              rows={races}
              keyOf={({ slug }) => slug}
            />
          </section>
        )}
        {upcoming.length > 0 && (
          <section>
            <h2>{t('Upcoming tournaments')}</h2>
            {championship !== undefined && <NextChampionship next={championship} />}
            <DataTable
              caption={t('Announced, the next one first')}
              columns={UPCOMING}
              rows={upcoming}
              keyOf={({ id }) => id}
              isCaptionUnseen
            />
            <p>
              <a href="/calendar">{t('The whole calendar')}</a>
            </p>
          </section>
        )}
      </div>
      {late.length > 0 && (
        <section>
          <h2>{t('Waiting for the next refresh')}</h2>
          <p>
            {t(
              'These results came more than seven days after they were played. They do not count yet: the next refresh rates them, and everything that was played after them.',
            )}
          </p>
          {preview !== null && <p>{tellPreview(preview)}</p>}
          <DataTable
            caption={t('Received late')}
            columns={LATE}
            rows={late}
            keyOf={({ tournamentId }) => tournamentId}
          />
        </section>
      )}
      {boards.length > 0 && (
        <>
          <h2>{t('Leaderboards')}</h2>
          <div class="columns">
            {boards.map((board) => (
              <TopFive key={`${board.game} ${board.category}`} board={board} />
            ))}
          </div>
          <p>
            <a href="/leaderboards">{t('All leaderboards')}</a>
          </p>
        </>
      )}
    </Layout>
  );
}

const UpsetNote = ({
  upset: { tournamentId, tournament, game, winner, loser, expected },
}: {
  readonly upset: Upset;
}) => (
  <p class="upset">
    <strong>{t('Upset of the month:')}</strong>{' '}
    {t(
      '{winner} (rated {winnerRating}) beat {loser} (rated {loserRating}) at {tournament}, {game}. Their ratings gave {handle} a chance of {percent}%.',
      {
        winner: <PlayerLink handle={winner.handle} />,
        winnerRating: Math.round(winner.rating),
        loser: <PlayerLink handle={loser.handle} />,
        loserRating: Math.round(loser.rating),
        tournament: <a href={`/tournaments/${tournamentId}`}>{tournament}</a>,
        game: GAME_NAMES[game],
        handle: winner.handle,
        percent: Math.round(100 * expected),
      },
    )}
  </p>
);

function NextChampionship({ next: { id, announced } }: { readonly next: Announcement }) {
  const { name, online, country, startsAt } = announced;
  const where = online ? t('Online') : country === null ? null : countryName(country);
  return (
    <p>
      <strong>{t('Next championship:')}</strong>{' '}
      <a href={`/announcements/${id}`}>
        <bdi>{name}</bdi>
      </a>
      , {[tellDay(startsAt.slice(0, 10)), where].filter((each) => each !== null).join(', ')}
    </p>
  );
}

const trackName = (game: GameTitle, category: Category): string => `${GAME_NAMES[game]}, ${CATEGORY_NAMES[category]}`;

function TopFive({ board: { game, category, rows } }: { readonly board: Leaders }) {
  return (
    <section data-game={game}>
      <h3>
        <a href={`/leaderboards/${game}/${category}`}>{trackName(game, category)}</a>
      </h3>
      <DataTable
        caption={t('The first five')}
        columns={TOP}
        rows={rows}
        keyOf={({ handle }) => handle}
        isRanked
        isCaptionUnseen
      />
    </section>
  );
}

const TOP: readonly Column<LeaderboardRow>[] = words([
  { name: 'Rank', kind: 'number', cell: ({ rank }) => rank },
  { name: 'Player', kind: 'row', cell: ({ handle, country }) => <PlayerChip handle={handle} country={country} /> },
  { name: 'Rating', kind: 'number', cell: ({ rating }) => <span class="main-number">{Math.round(rating)}</span> },
]);

const TOURNAMENTS: readonly Column<TournamentListRow>[] = words([
  {
    name: 'Tournament',
    kind: 'row',
    cell: ({ id, name, localDate, game }) => (
      <>
        <a href={`/tournaments/${id}`}>{name}</a>
        <span class="real-name">
          <LocalDay date={localDate} />, {GAME_NAMES[game as GameTitle]}
        </span>
      </>
    ),
  },
  { name: 'Players', kind: 'number', cell: ({ players }) => players },
  { name: 'Winner', cell: ({ winner }) => (winner === null ? '' : <PlayerLink handle={winner} />) },
]);

const UPCOMING: readonly Column<Announcement>[] = words([
  {
    name: 'Tournament',
    kind: 'row',
    cell: ({ id, announced }) => (
      <>
        <a href={`/announcements/${id}`}>
          <bdi>{announced.name}</bdi>
        </a>
        <span class="real-name">{tellWhatAndWhere(announced)}</span>
      </>
    ),
  },
  {
    name: 'Date',
    kind: 'date',
    cell: ({ announced: { startsAt } }) => <time dateTime={startsAt}>{tellDay(startsAt.slice(0, 10))}</time>,
  },
]);

const tellWhatAndWhere = ({ kind, game, online, venue, country }: Announcement['announced']): string => {
  const where = online ? [t('Online')] : [venue, country === null ? null : countryName(country)];
  return [kind === 'local' ? null : ONE_OF_KIND[kind], GAME_NAMES[game], ...where].filter(Boolean).join(', ');
};

const LATE: readonly Column<LateReport>[] = words([
  {
    name: 'Tournament',
    kind: 'row',
    cell: ({ tournamentId, name, date, game }) => (
      <>
        <a href={`/tournaments/${tournamentId}`}>{name}</a>
        <span class="real-name">
          <LocalDay date={date} />, {GAME_NAMES[game]}
        </span>
      </>
    ),
  },
  { name: 'Received', cell: ({ receivedAt }) => <Ago at={receivedAt} /> },
]);

const MOVERS: readonly Column<Mover>[] = words([
  {
    name: 'Player',
    kind: 'row',
    cell: ({ handle, game, category }) => (
      <>
        <PlayerLink handle={handle} />
        <span class="real-name">{trackName(game, category)}</span>
      </>
    ),
  },
  { name: 'Rating', kind: 'number', cell: ({ after }) => Math.round(after) },
  { name: 'Change', kind: 'number', cell: ({ change }) => <RatingDelta value={change} /> },
]);

const RACES: readonly Column<LeagueListing>[] = words([
  {
    name: 'League',
    kind: 'row',
    cell: ({ slug, name, season, race }) => (
      <>
        <a href={`/leagues/${slug}/seasons/${season?.season ?? ''}`}>{name}</a>
        <span class="real-name">{tellPart(race)}</span>
      </>
    ),
  },
  {
    name: 'First three',
    cell: ({ race }) => (
      <ol class="race">
        {race?.first.map(({ handle, points }) => (
          <li key={handle}>
            <PlayerLink handle={handle} /> <span class="quiet">{points}</span>
          </li>
        ))}
      </ol>
    ),
  },
]);

/** Says what a dry run would change. */
function tellPreview(diff: NamedHistoryDiff): string {
  const { players, largest, causes } = diff;
  const isGeneral = causes.largest.some(({ tournament }) => tournament === null);
  if (isGeneral) return t('A dry run shows what they would change: {summary}.', { summary: tell(describeDiff(diff)) });
  const [first] = largest;
  if (first === undefined) return t('A dry run shows that they would change no rating.');
  return t(
    'A dry run shows that they would change the ratings of {players, plural, one {# player} other {# players}}, by at most {points} points{later, plural, =0 {} one {, and # tournament played since} other {, and # tournaments played since}}.',
    { players, points: tellFixed(Math.abs(first.change), 1), later: diff.tournaments.moved },
  );
}

/** Returns "Playoffs: 2 of 4 tournaments played, until Mon, Dec 21, 2026"; nothing between the parts of a season. */
function tellPart(race: LeagueListing['race']): string {
  if (race?.part == null) return '';
  const { phase, to, played, tournaments } = race.part;
  return t('{part}: {played} of {tournaments, plural, one {# tournament} other {# tournaments}} played, until {to}', {
    part: PHASE_NAMES[phase],
    played,
    tournaments,
    to: tellDay(to),
  });
}
