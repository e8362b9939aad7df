import { type Category, type GameTitle } from '@quadrant/rules/tournament';
import type { Announcement } from '@quadrant/store/announcements';
import { t, words } from '../languages/t.js';
import { NOW, type ExplainedChange, type MyAnswer, type OwnNumbers } from '@quadrant/views';
import { countryName } from '../components/country.js';
import { EmptyState } from '../components/empty-state.js';
import { PageHeader } from '../components/page-header.js';
import { RatingDelta } from '../components/rating-delta.js';
import { tellDay } from '../languages/tell-day.js';
import { OwnClaims } from '../accounts/claims.js';
import { DataTable, type Column } from '../components/data-table.js';
import { Layout } from '../frame/layout.js';
import { RunningLeagues } from '../leagues/league-points.js';
import { CATEGORY_NAMES, GAME_NAMES } from '../components/names.js';
import { OwnDisputes } from '../disputes/own-disputes.js';
import { OwnRanks } from './own-ranks.js';
import { EntitlementTable } from '../players/prizes.js';
import { RatingChange } from '../players/rating-change.js';
import { tellFixed } from '../components/tell-number.js';

/** Shows where the reader stands and why, what they need, what is next, and what waits for them. */
export function myPage(facts: MyAnswer) {
  const { handle, playerHandle, seenAs, numbers, next, claims } = facts;
  return (
    <Layout title={t('My page')}>
      <PageHeader
        title={<bdi>{playerHandle ?? handle}</bdi>}
        context={t('Where you stand, what you need, and what waits for you.')}
        actions={
          numbers !== null && (
            <>
              <a class="button first" href={pathOf(numbers.handle)}>
                {t('My player page')}
              </a>
              <a class="button" href="/calculators">
                {t('Calculators')}
              </a>
            </>
          )
        }
      />
      {numbers === null ? (
        <NoNumbers />
      ) : (
        <>
          <SeenAs seenAs={seenAs} path={pathOf(numbers.handle)} />
          <Numbers numbers={numbers} mayChange={seenAs !== 'removed'} />
        </>
      )}
      <Next next={next} />
      {claims.length > 0 && (
        <section>
          <h2>{t('Claims')}</h2>
          <OwnClaims claims={claims} />
        </section>
      )}
      <OwnDisputes toAnswer={facts.toAnswer} reported={facts.reported} />
      <Settings playerHandle={playerHandle} />
    </Layout>
  );
}

const pathOf = (handle: string): string => `/players/${encodeURIComponent(handle)}`;

const NoNumbers = () => (
  <EmptyState>
    {t('You are linked to no player yet. {link}, then {link2}: your rank, leagues and byes appear here.', {
      link: <a href="/players">{t('Find yourself')}</a>,
      link2: <a href="/account#claim">{t('claim the player')}</a>,
    })}
  </EmptyState>
);

/** Tells hidden players who can see this. */
function SeenAs({ seenAs, path }: Pick<MyAnswer, 'seenAs'> & { readonly path: string }) {
  if (seenAs === 'shown') return null;
  return (
    <p>
      {seenAs === 'removed'
        ? t('Your name was removed. Others see “Hidden player”; only you see what is yours here.')
        : t('Your player is hidden. Others see “Hidden player”; only you see what is yours here. {link}.', {
            link: <a href={`${path}/change`}>{t('Change that')}</a>,
          })}
    </p>
  );
}

interface NumbersProps {
  readonly numbers: OwnNumbers;
  readonly mayChange: boolean;
}

function Numbers({ numbers, mayChange }: NumbersProps) {
  const { handle, careers, lastChanges, leaguePoints, won, policy } = numbers;
  const open = won?.entitlements.filter(({ state }) => state === 'open' || state === 'needs-choice') ?? [];
  return (
    <>
      <section>
        <h2>{t('Ratings and ranks')}</h2>
        {careers.length === 0 ? (
          <p>{t('No rated game so far. Ratings appear with your first rated tournament.')}</p>
        ) : (
          <OwnRanks careers={careers} />
        )}
      </section>
      {lastChanges.length > 0 && (
        <section>
          <h2>{t('Your last change')}</h2>
          {lastChanges.map((explained) => (
            <Reason key={explained.change.category} {...explained} />
          ))}
          <RatingChange handle={handle} changes={lastChanges} moment={NOW} policy={policy} />
        </section>
      )}
      <section>
        <h2>{t('Your leagues')}</h2>
        {leaguePoints === null || leaguePoints.running.length === 0 ? (
          <p>
            {t('You have no points in a current season. {link}', {
              link: <a href="/leagues">{t('All leagues')}</a>,
            })}
          </p>
        ) : (
          <>
            <RunningLeagues running={leaguePoints.running} />
            <p>
              <a href={`${pathOf(handle)}#league-points`}>{t('Every point, and what counts')}</a>
            </p>
          </>
        )}
      </section>
      {open.length > 0 && (
        <section>
          <h2>{t('Byes to use')}</h2>
          <EntitlementTable entitlements={open} first="Worth" />
          {mayChange && (
            <p>
              <a href={`${pathOf(handle)}/change`}>{t('Choose a continent, or give one up')}</a>
            </p>
          )}
        </section>
      )}
    </>
  );
}

/** Says in a sentence why one rating changed: what was scored, and what the ratings made likely. */
function Reason({ change: { game, category, before, after }, explanation }: ExplainedChange) {
  const games = explanation?.games ?? [];
  const scored = games.reduce((sum, { score }) => sum + score, 0);
  const expected = games.reduce((sum, each) => sum + each.expected, 0);
  return (
    <p>
      {t('{game}, {category}: {ratingDelta} to {after}.{scored}', {
        game: GAME_NAMES[game as GameTitle],
        category: CATEGORY_NAMES[category as Category],
        ratingDelta: <RatingDelta value={after - before} />,
        after: Math.round(after),
        scored:
          games.length > 0 &&
          t(
            ' You scored {scored} in {games, plural, one {# game} other {# games}}; the ratings of your opponents made {expected} likely.',
            {
              scored: tellFixed(scored, scored % 1 === 0 ? 0 : 1),
              games: games.length,
              expected: tellFixed(expected, 1),
            },
          ),
      })}
    </p>
  );
}

function Next({ next: { own, near, country } }: Pick<MyAnswer, 'next'>) {
  const where = country === null ? '' : t(' in {countryName}', { countryName: countryName(country) });
  return (
    <section>
      <h2>{t('Next tournaments')}</h2>
      {own.length > 0 && <Announced caption={t('You announced or direct these')} rows={own} />}
      {near.length > 0 ? (
        <Announced caption={t('Announced{where}', { where })} rows={near} />
      ) : (
        <p>{t('No tournament is announced{where}.', { where })}</p>
      )}
      <p>
        <a href="/calendar">{t('The whole calendar')}</a>
      </p>
    </section>
  );
}

interface AnnouncedProps {
  readonly caption: string;
  readonly rows: readonly Announcement[];
}

const Announced = ({ caption, rows }: AnnouncedProps) => (
  <DataTable caption={caption} columns={NEXT} rows={rows} keyOf={({ id }) => id} isPlain />
);

const NEXT: readonly Column<Announcement>[] = words([
  {
    name: 'Tournament',
    kind: 'row',
    cell: ({ id, announced: { name } }) => (
      <a href={`/announcements/${id}`}>
        <bdi>{name}</bdi>
      </a>
    ),
  },
  { name: 'Date', cell: ({ announced: { startsAt } }) => tellDay(startsAt.slice(0, 10)) },
  { name: 'Game', cell: ({ announced: { game } }) => GAME_NAMES[game] },
  { name: 'Venue', cell: ({ announced: { online, venue } }) => (online ? t('Online') : (venue ?? '')) },
]);

const Settings = ({ playerHandle }: Pick<MyAnswer, 'playerHandle'>) => (
  <section>
    <h2>{t('Settings')}</h2>
    <ul>
      {playerHandle !== null && (
        <li>
          <a href={`${pathOf(playerHandle)}/change`}>{t('Privacy and what is known of you')}</a>
        </li>
      )}
      <li>
        <a href="/account">{t('Password, sessions, second factor and tokens')}</a>
      </li>
      <li>
        <a href="/my/tournaments">{t('My tournaments as a director')}</a>
      </li>
    </ul>
  </section>
);
