import type { LiveView, RoundView, TableView } from '@quadrant/rules/live';
import type { TournamentHeader } from '@quadrant/rules/tournament';
import { t, words } from '../languages/t.js';
import { Minute } from '../components/day.js';
import { StandingWords } from './rule-notes.js';
import { DataTable, type Column } from '../components/data-table.js';
import { tell } from '../languages/tell.js';
import { Called, CalledAll } from './called.js';

export const STATUS_WORDS = words({
  open: 'playing',
  claimed: 'waits for the second player',
  conflict: 'two different results',
  settled: 'done',
  delayed: 'delayed',
} as const);

/** Tells people what is known about a table. */
export const tellTable = ({ status, result, claims, deadline }: TableView): string => {
  if (result !== null) return tell(result);
  if (status === 'claimed') return `${tell(claims[0]?.text ?? '')} (${STATUS_WORDS.claimed})`;
  const until =
    deadline === null ? '' : `, ${t('until {until} UTC', { until: deadline.slice(0, 16).replace('T', ' ') })}`;
  return `${STATUS_WORDS[status]}${until}`;
};

export const RoundTables = ({ round, hasBegun = true }: { readonly round: RoundView; readonly hasBegun?: boolean }) => {
  const notes = new Map(round.notes.map(({ player, text }) => [player, tell(text)]));
  const columns: readonly Column<TableView>[] = [
    {
      name: t('Table number'),
      kind: 'number',
      cell: ({ table, match }) => (match === null ? table : t('Match {match}', { match })),
    },
    {
      name: t('Players'),
      kind: 'row',
      cell: ({ players }) => (
        <>
          {players.map((player, index) => (
            <span key={player}>
              {index > 0 && <span class="versus"> {players.length === 2 ? t('v') : '·'} </span>}
              <Called handle={player} />
              {notes.has(player) && <span class="hint"> {notes.get(player)}</span>}
            </span>
          ))}
        </>
      ),
    },
    {
      name: t('Result'),
      cell: (table) => (
        <span class={`live-result ${table.status}`} data-live-table={`${round.round}-${table.players.join('\n')}`}>
          {hasBegun ? tellTable(table) : t('not started')}
        </span>
      ),
    },
  ];
  return (
    <>
      <DataTable
        caption={t('Round {round}', { round: round.round })}
        columns={columns}
        rows={round.tables}
        keyOf={({ table, match }) => match ?? String(table)}
        isWordy
      />
      <Byes round={round} />
    </>
  );
};

/** Lists who has a bye or a Missed Game in a round. */
export const Byes = ({ round: { byes, earnedByes, missedGames } }: { readonly round: RoundView }) => (
  <>
    {byes.length > 0 && <p>{t('Bye: {byes}', { byes: <CalledAll handles={byes} /> })}</p>}
    {earnedByes.length > 0 && (
      <p>{t('Earned bye: {earnedByes}', { earnedByes: <CalledAll handles={earnedByes} /> })}</p>
    )}
    {missedGames.length > 0 && (
      <p>{t('Missed Game, came too late: {missedGames}', { missedGames: <CalledAll handles={missedGames} /> })}</p>
    )}
  </>
);

interface StandingsProps {
  readonly standings: LiveView['standings'];
  readonly isFinal: boolean;
  /** It must be unique on its page. */
  readonly id?: string;
  /** The columns are explained for this tournament; without it, nobody can ask. */
  readonly header?: TournamentHeader;
}

/** Lists the players in the order that is final or has been reached so far. */
export function Standings({ id = 'standings', standings, isFinal, header }: StandingsProps) {
  if (standings.length === 0) return null;
  // A bracket decides by matches, without points.
  const hasPoints = standings.some(({ points }) => points !== null);
  const columns = hasPoints ? STANDING_COLUMNS : STANDING_COLUMNS.slice(0, 2);
  return (
    <section id={id}>
      <h2>{isFinal ? t('Final standings') : t('Standings')}</h2>
      <DataTable
        caption={isFinal ? t('The final order') : t('The order after the results so far')}
        columns={columns}
        rows={standings}
        keyOf={({ player }) => player}
        isRanked
      />
      {header !== undefined && hasPoints && <StandingWords header={header} />}
    </section>
  );
}

const figure = (value: number | null): string => (value === null ? '–' : String(Math.round(value * 100) / 100));

const STANDING_COLUMNS: readonly Column<LiveView['standings'][number]>[] = words([
  { name: 'Place', kind: 'number', cell: ({ place }) => place },
  { name: 'Player', kind: 'row', cell: ({ player }) => <Called handle={player} /> },
  { name: 'Points', kind: 'number', cell: ({ points }) => figure(points) },
  {
    name: 'Strength of schedule',
    kind: 'number',
    isWide: true,
    cell: ({ strengthOfSchedule }) => figure(strengthOfSchedule),
  },
  { name: 'Differential', kind: 'number', isWide: true, cell: ({ differential }) => figure(differential) },
]);

/** A script counts the clock of a round down; without one it says when the round ends. */
export function RoundClock({ round, now }: { readonly round: RoundView; readonly now: number }) {
  if (round.deadline !== null) {
    const until = <Minute at={new Date(round.deadline)} />;
    return <p class="live-deadline">{t('Round {round} is played until {until}.', { round: round.round, until })}</p>;
  }
  if (round.begunAt === null || round.endsAt === null) return null;
  const left = Math.ceil((Date.parse(round.endsAt) - now) / 60_000);
  const length = (round.minutes ?? 0) + round.extraMinutes;
  return (
    <>
      <p
        class="live-clock"
        role="timer"
        data-ends={round.endsAt}
        data-paused={round.pausedAt ?? undefined}
        data-now={new Date(now).toISOString()}
        data-minutes={length}
      >
        <strong data-left>
          {left > length
            ? t('Begins in {left} min', { left: left - length })
            : left > 0
              ? t('{left} min', { left })
              : t('Time is over')}
        </strong>{' '}
        <span class="hint">
          {round.pausedAt === null
            ? t('of round {round}', { round: round.round })
            : t('of round {round}, paused', { round: round.round })}
          {round.extraMinutes > 0 && t(', {extraMinutes} min extra', { extraMinutes: round.extraMinutes })}
        </span>
      </p>
      <button type="button" class="quiet" hidden data-ring>
        {t('Try the sound')}
      </button>
    </>
  );
}
