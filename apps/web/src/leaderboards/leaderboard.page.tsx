import type { StabilityPolicy } from '@quadrant/rules/policy';
import { type Category, type GameTitle } from '@quadrant/rules/tournament';
import {
  isPastMoment,
  type AsOf,
  type FoundOnLeaderboard,
  type LastChange,
  type LeaderboardRow,
  type Moment,
  type OwnLeaderboardRow,
} from '@quadrant/views';
import { t } from '../languages/t.js';
import { isNarrowed, type Filters } from './leaderboard-filters.js';
import { Country } from '../components/flag.js';
import { PageHeader } from '../components/page-header.js';
import { RankMovement } from '../components/rank-movement.js';
import { RatingDelta } from '../components/rating-delta.js';
import { addressOf } from '../query/address.js';
import { AsOfNote, Complaints, PublicationSwitch } from '../components/as-of-note.js';
import { Day, LocalDay } from '../components/day.js';
import { FilterForm } from './filter-form.js';
import { EmptyBoard } from './empty-board.js';
import { FindPlayer, NotAround } from './find-player.js';
import { OlderRun } from './older-run.js';
import { Layout } from '../frame/layout.js';
import { Readings } from '../components/readings.js';
import { CATEGORY_NAMES, GAME_NAMES } from '../components/names.js';
import { BroughtInMark } from '../components/basis-mark.js';
import { PlayerLink } from '../components/player-link.js';
import { ProvisionalMark, ProvisionalNote } from './provisional.js';

export interface LeaderboardPageFacts extends FoundOnLeaderboard {
  readonly game: GameTitle;
  readonly category: Category;
  readonly filters: Filters;
  readonly moment: Moment;
  readonly complaints: readonly string[];
  readonly asOf: AsOf;
  /** The reader's player has this handle; null without one. */
  readonly own: string | null;
  /** Their row, wherever it is on this leaderboard; null where they are not on it. */
  readonly ownRow: OwnLeaderboardRow | null;
  /** The policy is in force today. */
  readonly policy: StabilityPolicy;
  /** The day is in UTC, written as `YYYY-MM-DD`. */
  readonly today: string;
  /** The cursor that led to this page; null on the first one. */
  readonly cursor: string | null;
  /** A page has this many rows. */
  readonly limit: number;
}

export function leaderboardPage({
  game,
  category,
  filters,
  moment,
  asOf,
  page,
  policy,
  ...facts
}: LeaderboardPageFacts) {
  const path = `/leaderboards/${game}/${category}`;
  const title = `${GAME_NAMES[game]}, ${CATEGORY_NAMES[category]}`;
  const { around } = page;
  const shown = { around, limit: facts.limit, cursor: facts.cursor };
  return (
    <Layout
      title={title}
      game={game}
      description={t('Who is best at {title}: ratings of {players, plural, one {# player} other {# players}}.', {
        title,
        players: page.players,
      })}
    >
      <PageHeader
        title={title}
        context={
          page.rows.length === 0
            ? undefined
            : facts.named === null
              ? t('{players, plural, one {# player.} other {# players, the best first.}}', { players: page.players })
              : t('{shown} of {players, plural, one {# player.} other {# players, the best first.}}', {
                  shown: page.rows.length,
                  players: page.players,
                })
        }
        crumbs={[{ name: t('Leaderboards'), address: '/leaderboards' }]}
      />
      <PublicationSwitch path={path} moment={moment} carried={filters} />
      {isPastMoment(moment) ? (
        <AsOfNote asOf={asOf} />
      ) : (
        facts.cursor !== null && <OlderRun asOf={asOf} page={page} address={addressOf(path, filters, moment)} />
      )}
      <Complaints complaints={facts.complaints} />
      <div class="folds">
        <FindPlayer
          path={path}
          filters={filters}
          moment={moment}
          asked={around ?? facts.missed?.asked ?? null}
          own={facts.own}
        />
        <FilterForm
          path={path}
          filters={filters}
          moment={moment}
          places={facts.places}
          regionNames={facts.regionNames}
          today={facts.today}
          name={facts.named?.beginning ?? null}
        />
      </div>
      {facts.missed !== null && <NotAround path={path} filters={filters} moment={moment} missed={facts.missed} />}
      {facts.named?.hasMore === true && page.rows.length > 0 && (
        <p class="notice">{t('More players than these have such a name. Type more of it to see them.')}</p>
      )}
      {page.rows.length === 0 ? (
        <EmptyBoard note={asOf.note} isFiltered={isNarrowed(filters) || isPastMoment(moment)} named={facts.named} />
      ) : (
        <RatingTable
          caption={around === null ? title : t('{title}: the ranks around {around}', { title, around })}
          rows={page.rows}
          lastChanges={facts.lastChanges}
          around={around}
          own={facts.ownRow}
          moment={moment}
          policy={policy}
          isCompared={page.comparedWith !== null}
        />
      )}
      {page.comparedWith !== null && page.rows.length > 0 && (
        <p class="quiet">
          {t('▲ and ▼ say how many ranks somebody has climbed or fallen since the last official list, {link}.', {
            link: (
              <a href={`/runs/${page.comparedWith}`}>{t('run {comparedWith}', { comparedWith: page.comparedWith })}</a>
            ),
          })}
        </p>
      )}
      <ProvisionalNote games={page.rows.map(({ games }) => games)} policy={policy} />
      <Readings place="ratings" />
      <nav class="pages" aria-label={t('Pages')}>
        {(facts.cursor !== null || around !== null || facts.named !== null) && (
          <a href={addressOf(path, filters, moment)}>{t('First page')}</a>
        )}
        {page.next !== null && (
          <a rel="next" href={addressOf(path, filters, moment, { cursor: page.next })}>
            {t('Next page')}
          </a>
        )}
        {facts.named === null && (
          <>
            <a href={addressOf(`/api/v1${path}/players.csv`, filters, moment, shown)}>{t('As CSV')}</a>
            <a href={addressOf(`/api/v1${path}`, filters, moment, shown)}>{t('As JSON')}</a>
          </>
        )}
      </nav>
    </Layout>
  );
}

interface RatingTableProps {
  readonly caption: string;
  readonly rows: readonly LeaderboardRow[];
  readonly lastChanges: ReadonlyMap<string, LastChange>;
  /** The row of this player is marked. */
  readonly around: string | null;
  /** It is pinned above the others, and marked among them. */
  readonly own: OwnLeaderboardRow | null;
  readonly moment: Moment;
  readonly policy: StabilityPolicy;
  /** Tells whether there is an official list to compare ranks with. */
  readonly isCompared: boolean;
}

/** Readers see their row among so many first ones without looking for it. */
const SEEN_AT_ONCE = 5;

function RatingTable({ caption, rows, lastChanges, around, own, moment, policy, isCompared }: RatingTableProps) {
  const ownHandle = own?.row.handle ?? null;
  const isPinned = own !== null && !rows.slice(0, SEEN_AT_ONCE).some(({ handle }) => handle === ownHandle);
  return (
    <div class="table-frame">
      <table class="ranked">
        <caption class={around === null ? 'behind' : undefined}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" class="number">
              {t('Rank')}
            </th>
            <th scope="col">{t('Player')}</th>
            <th scope="col" class="wide">
              {t('Country')}
            </th>
            <th scope="col" class="number">
              {t('Rating')}
            </th>
            <th scope="col" class="number">
              {t('Change')}
            </th>
            <th scope="col" class="number wide">
              {t('Games')}
            </th>
            <th scope="col" class="number wide">
              <abbr title={t('Games won, lost and tied')}>{t('W-L-T')}</abbr>
            </th>
            <th scope="col" class="wide">
              {t('Last played')}
            </th>
          </tr>
        </thead>
        {isPinned && around !== ownHandle && (
          <tbody class="pinned">
            <RatingRow row={own.row} change={own.change} mark="pinned" {...{ moment, policy, isCompared }} />
          </tbody>
        )}
        <tbody>
          {rows.map((row) => (
            <RatingRow
              key={row.handle}
              row={row}
              change={lastChanges.get(row.handle) ?? null}
              mark={row.handle === around ? 'around' : row.handle === ownHandle ? 'own' : null}
              moment={moment}
              policy={policy}
              isCompared={isCompared}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RatingRowProps {
  readonly row: LeaderboardRow;
  /** The change that the player's last tournament made; null where none is stored. */
  readonly change: LastChange | null;
  /** around: somebody looked for the row; own: it is the reader's; pinned: the same, above the others. */
  readonly mark: 'around' | 'own' | 'pinned' | null;
  readonly moment: Moment;
  readonly policy: StabilityPolicy;
  readonly isCompared: boolean;
}

function RatingRow({ row, change, mark, moment, policy, isCompared }: RatingRowProps) {
  const { rank, rankBefore, handle, name, rating, games, wins, losses, ties, broughtGames = 0, lastPlayedAt } = row;
  const date = change?.localDate ?? row.lastPlayedOn;
  const country = row.country !== null && <Country code={row.country} />;
  return (
    <tr class={mark === null ? undefined : 'own'} id={mark === 'around' ? 'around' : undefined}>
      <td class="number">
        {rank}
        {isCompared && <RankMovement rank={rank} rankBefore={rankBefore} />}
      </td>
      <th scope="row">
        <PlayerLink handle={handle} moment={moment} />
        {mark === 'pinned' && <span class="real-name">{t('You')}</span>}
        {name !== null && <span class="real-name">{name}</span>}
        {row.country !== null && <span class="real-name narrow">{country}</span>}
      </th>
      <td class="wide">{country}</td>
      <td class="number main-number">
        {Math.round(rating)}
        <ProvisionalMark games={games} policy={policy} />
        {broughtGames > 0 && <BroughtInMark about={tellBrought(broughtGames)} />}
      </td>
      <td class="number">
        {change !== null && (
          <a href={`/tournaments/${change.tournamentId}#rating-changes`}>
            <RatingDelta value={change.after - change.before} />
          </a>
        )}
      </td>
      <td class="number wide">{games}</td>
      <td class="number wide">{`${wins}-${losses}-${ties}`}</td>
      <td class="date wide">{date === undefined ? <Day at={lastPlayedAt} /> : <LocalDay date={date} />}</td>
    </tr>
  );
}

const tellBrought = (games: number): string =>
  t(
    'The rating continues from a previous system: {games, plural, one {# game was} other {# games were}} brought in, with unknown results.',
    { games },
  );
