import type { LeagueSeasonView, LeagueAward, ListedTournament, SeasonLogEntry } from '@quadrant/store/leagues';
import { t } from '../languages/t.js';
import { isPastMoment } from '@quadrant/views';
import type { AskedNumbers } from '../query/moments.service.js';
import { addressOf } from '../query/address.js';
import { NumbersNote } from '../components/as-of-note.js';
import { Layout } from '../frame/layout.js';
import { KnownPlayer } from '../components/known-player.js';
import { ShownPlayer } from '../components/player-link.js';
import { Days, HalfRanking } from './half-ranking.js';
import { CHAMPION_WORDS } from './league-words.js';
import { LiveView } from './live-view.js';
import { PartTabs } from './part-tabs.js';
import { Playoffs } from './playoffs.js';
import { PointsOfPlaces } from './points-of-places.js';
import { PointsChart } from './points-chart.js';
import { PointsGrid } from './points-grid.js';
import { Readings } from '../components/readings.js';
import { SeasonLog } from './season-log.js';
import { LocalDay } from '../components/day.js';
import { SeasonTable } from './season-table.js';
import { SeasonTournaments } from './season-tournaments.js';
import { HALVES, shownIn } from './season-view.js';

export interface SeasonPageFacts {
  readonly view: LeagueSeasonView;
  /** The set has the director where they have a page. */
  readonly knownDirectors: ReadonlySet<string>;
  /** The tournaments have their state of today. */
  readonly tournaments: readonly ListedTournament[];
  readonly awards: readonly LeagueAward[];
  readonly log: readonly SeasonLogEntry[];
  readonly numbers: AskedNumbers;
  /** The field that the reader asked about; null means the largest so far. */
  readonly participants: number | null;
}

/** Shows a season of one league: table, halves, playoffs, and what can still happen. */
export function seasonPage(facts: SeasonPageFacts) {
  const { view, knownDirectors, tournaments, awards, log, numbers, participants } = facts;
  const { league, season } = view;
  const isPast = isPastMoment(numbers.moment);
  const title = `${league.name}, ${season.season}`;
  const address = `/leagues/${league.slug}/seasons/${season.season}`;
  return (
    <Layout title={title}>
      <nav class="trail" aria-label={t('Where this is')}>
        <a href="/leagues">{t('Leagues')}</a> <a href={`/leagues/${league.slug}`}>{league.name}</a>
      </nav>
      <h1>{title}</h1>
      <p>
        {t('{days}, directed by {knownPlayer}.{count}', {
          days: <Days days={{ from: season.startsOn, to: season.endsOn }} />,
          knownPlayer: <KnownPlayer handle={league.director} known={knownDirectors} />,
          count:
            season.qualifiers !== null &&
            t(
              ' From the first half {firstHalf, plural, one {# player qualifies} other {# players qualify}} for the playoffs, from the second {secondHalf}.',
              { firstHalf: season.qualifiers.firstHalf, secondHalf: season.qualifiers.secondHalf },
            ),
        })}
      </p>
      <NumbersNote path={address} numbers={numbers} carried={{ participants }} />
      {view.run > 0 && (
        <p class="quiet">
          {t('As of run {run}, on {today}', { run: view.run, today: <LocalDay date={view.today} /> })}
        </p>
      )}
      <nav class="pages" aria-label={t('This season')}>
        <a href={`${address}/missions`}>{t('Mission tally sheet')}</a>
        <a href={`/league-points/${season.season}`}>{t('All leagues in {season}', { season: season.season })}</a>
        <a href={addressOf(`/api/v1${address}`, numbers.moment)}>{t('As JSON')}</a>
      </nav>
      <PartTabs view={view} current={null} numbers={numbers} />
      <ChampionNote view={view} />
      <h2 id="table">{t('Table')}</h2>
      <SeasonTable view={view} />
      {!isPast && <PointsGrid view={view} awards={awards} />}
      {!isPast && <PointsChart view={view} awards={awards} />}
      <LiveView view={view} />
      {HALVES.map((half) => (
        <HalfRanking key={half} view={view} half={half} rest={addressOf(`${address}/${half}`, numbers.moment)} />
      ))}
      <Playoffs view={view} />
      {isPast ? (
        <p>
          <a href={`${address}#tournaments`}>{t('Its tournaments, as they are today')}</a>
        </p>
      ) : (
        <SeasonTournaments view={view} tournaments={tournaments} />
      )}
      <SeasonLog log={log} />
      <section>
        <h2 id="rules">{t('How it is counted')}</h2>
        <p>{t('Leagues follow section 12 of the Organized Play Guide 4.2.')}</p>
        {season.pointsTable != null && <PointsOfPlaces table={season.pointsTable} />}
        <Readings place="season" />
      </section>
    </Layout>
  );
}

function ChampionNote({ view }: { readonly view: LeagueSeasonView }) {
  const { player, reason } = view.outcome.champion;
  if (player !== null) {
    return (
      <p class="champion">
        {t('Champion: {shownPlayer}', { shownPlayer: <ShownPlayer player={shownIn(view, player)} /> })}
      </p>
    );
  }
  return reason === 'highest-ranked' ? null : <p>{CHAMPION_WORDS[reason]}</p>;
}
