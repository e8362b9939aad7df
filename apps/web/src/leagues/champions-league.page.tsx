import { isReservedHandle } from '@quadrant/rules/tournament';
import type { ChampionsLeagueBracket, ChampionsLeagueSeeds, EligiblePlayer } from '@quadrant/store/leagues';
import { type ShownChampionsLeague, isPastMoment } from '@quadrant/views';
import { t, words } from '../languages/t.js';
import type { AskedNumbers } from '../query/moments.service.js';
import { addressOf } from '../query/address.js';
import { NumbersNote } from '../components/as-of-note.js';
import { DataTable, type Column } from '../components/data-table.js';
import { Layout } from '../frame/layout.js';
import { Readings } from '../components/readings.js';
import { PlayerLink, ShownPlayer } from '../components/player-link.js';
import { CRITERION_NAMES, tieColumn } from './league-words.js';
import { SeedBracket } from './seed-bracket.js';
import { LocalDay } from '../components/day.js';

export interface ChampionsLeagueFacts extends ShownChampionsLeague {
  /** Handles of those who attend. It is empty where everybody attends who may. */
  readonly entrants: readonly string[];
  readonly numbers: AskedNumbers;
}

/** Lists who may enter the Champions League of a year, and draws the bracket of those who do (000, 12.7). */
export function championsLeaguePage({ seeds, entrants, bracket, numbers }: ChampionsLeagueFacts) {
  const { year, players } = seeds;
  const path = `/champions-league/${year}`;
  return (
    <Layout title={t('Champions League {year}', { year })}>
      <h1>{t('Champions League {year}', { year })}</h1>
      <p>
        {t(
          'For players with at least 50 lifetime league points, seeded by these points (Organized Play Guide 4.2, section 12.7). The winner has byes in rounds 1 and 2 of the World Championships.',
        )}
      </p>
      <NumbersNote path={path} numbers={numbers} />
      <Counted seeds={seeds} isPast={isPastMoment(numbers.moment)} />
      {players.length === 0 ? (
        <p>{t('Nobody has 50 points yet.')}</p>
      ) : (
        <form method="get" action={path} aria-label={t('Entrants')}>
          {Object.entries(numbers.moment).map(
            ([name, value]: [string, string | null]) =>
              value !== null && <input key={name} type="hidden" name={name} value={value} />,
          )}
          <DataTable
            caption={t(
              '{players, plural, one {# player} other {# players}} may enter; ties are decided by first places, then the best result, then a toss',
              { players: players.length },
            )}
            columns={columnsOf(players, entrants)}
            rows={players}
            keyOf={({ handle }) => handle}
          />
          <p class="buttons">
            <button class="button" type="submit">
              {t('Show the bracket of those who attend')}
            </button>
            <a href={addressOf(path, numbers.moment)}>{t('Everybody')}</a>
          </p>
        </form>
      )}
      {bracket !== null && <Bracket bracket={bracket} isEverybody={entrants.length === 0} />}
      <Readings place="champions-league" />
      <nav class="pages" aria-label={t('Pages')}>
        <a href="/leagues">{t('Leagues')}</a>
        <a href={addressOf(`/api/v1${path}`, numbers.moment)}>{t('As JSON')}</a>
      </nav>
    </Layout>
  );
}

interface CountedProps extends Pick<ChampionsLeagueFacts, 'seeds'> {
  readonly isPast: boolean;
}

const DAY_NAMES: Readonly<Record<ChampionsLeagueSeeds['cutOff']['dayBefore'], string>> = words({
  'champions-league': 'the day before the Champions League',
  worlds: 'the day before the World Championships, since no day of the Champions League is known',
  'worlds-window':
    'the day before the window of the World Championships, since neither they nor the Champions League have a known day',
});

function Counted({ seeds: { until, cutOff, isOpen }, isPast }: CountedProps) {
  const lastDay = (
    <>
      <LocalDay date={cutOff.until} />, {DAY_NAMES[cutOff.dayBefore]}
    </>
  );
  if (!isOpen) return <p>{t('Tournaments up to {lastDay}, count.', { lastDay })}</p>;
  return (
    <p class="notice">
      {t('As of {isPast}, {until}. Points count up to {lastDay}.', {
        isPast: isPast ? t('this day') : t('today'),
        until: <LocalDay date={until} />,
        lastDay,
      })}
    </p>
  );
}

const columnsOf = (
  players: readonly EligiblePlayer[],
  entrants: readonly string[],
): readonly Column<EligiblePlayer>[] => [
  { name: t('Seed'), kind: 'number', cell: ({ rank }) => rank },
  { name: t('Player'), kind: 'row', cell: (row) => <ShownPlayer player={row} /> },
  { name: t('Lifetime points'), kind: 'number', cell: ({ lifetimePoints }) => <strong>{lifetimePoints}</strong> },
  { name: t('First places'), kind: 'number', cell: ({ wins }) => wins },
  { name: t('Best'), kind: 'number', cell: ({ best }) => best },
  ...tieColumn(players, 'lifetime-points', SEED_CRITERION_NAMES),
  {
    name: t('Attends'),
    // No handle finds a player who has a label.
    cell: ({ handle }) =>
      !isReservedHandle(handle) && (
        <input
          type="checkbox"
          name="entrant"
          value={handle}
          checked={entrants.includes(handle)}
          aria-label={t('{handle} attends', { handle })}
        />
      ),
  },
];

const SEED_CRITERION_NAMES: Readonly<Record<NonNullable<EligiblePlayer['decidedBy']>, string>> = words({
  'lifetime-points': 'lifetime points',
  wins: CRITERION_NAMES.wins,
  best: 'best result',
  'recorded-toss': CRITERION_NAMES['recorded-toss'],
  toss: CRITERION_NAMES.toss,
});

interface BracketProps {
  readonly bracket: ChampionsLeagueBracket;
  readonly isEverybody: boolean;
}

function Bracket({ bracket, isEverybody }: BracketProps) {
  if (bracket.kind === 'refused') {
    const { unknown, ineligible } = bracket;
    return (
      <ul class="notice" role="alert">
        {unknown.map((handle) => (
          <li key={handle}>{t('There is no player {handle}.', { handle })}</li>
        ))}
        {ineligible.map(({ handle, lifetimePoints }) => (
          <li key={handle}>
            {t(
              '{handle} may not enter, with {lifetimePoints, plural, one {# lifetime point} other {# lifetime points}}.',
              { handle, lifetimePoints },
            )}
          </li>
        ))}
      </ul>
    );
  }
  if (bracket.matches.length === 0) return null;
  return (
    <>
      <h2 id="bracket">
        {t('Bracket of {isEverybody}', {
          isEverybody: isEverybody ? t('everybody who may enter') : t('those who attend'),
        })}
      </h2>
      <SeedBracket matches={bracket.matches} />
      <DataTable
        caption={t('First round, one game each; winners of neighbours meet in the next round')}
        columns={BRACKET_COLUMNS}
        rows={bracket.matches}
        keyOf={({ upper }) => String(upper.seed)}
      />
    </>
  );
}

type Match = Extract<ChampionsLeagueBracket, { readonly kind: 'paired' }>['matches'][number];

const BRACKET_COLUMNS: readonly Column<Match>[] = words([
  { name: 'Seed', kind: 'number', cell: ({ upper }) => upper.seed },
  { name: 'Player', kind: 'row', cell: ({ upper }) => <PlayerLink handle={upper.player.handle} /> },
  { name: 'Against seed', kind: 'number', cell: ({ lower }) => lower?.seed ?? '' },
  { name: 'Opponent', cell: ({ lower }) => (lower === null ? t('bye') : <PlayerLink handle={lower.player.handle} />) },
]);
