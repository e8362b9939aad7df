import { currentLanguage } from '../languages/language.js';
import type { DecidedBy } from '@quadrant/rules/tournament';
import type { TournamentDetail, TournamentStanding } from '@quadrant/store/tournaments';
import { t, words } from '../languages/t.js';
import { DataTable, type Column } from '../components/data-table.js';
import { PlayerLink } from '../components/player-link.js';
import { StatedPlace, writePoints } from '../components/basis-mark.js';
import { recordsOf, tellRecord } from './match-outcome.js';
import { TIEBREAKER_NAMES } from '../components/tournament-words.js';

/** A tournament as far as its final order needs it. */
type PlayedTournament = Pick<TournamentDetail, 'standings' | 'rounds' | 'record' | 'toss'> & {
  /** It is played in pods, whose players collect tribbles. */
  readonly hasPods: boolean;
};

/** Lists the final order, with what decided each tie. */
export function Standings({ tournament }: { readonly tournament: PlayedTournament }) {
  const { standings, rounds } = tournament;
  const records = recordsOf(tournament.record === 'games' ? rounds : []);
  const isComputed = tournament.record === 'games' && standings.every(({ basis }) => basis !== 'stated');
  // Words such as “at least” or “1 inferred” take the room that a telephone has for the tiebreaker.
  const isWorded =
    standings.some(({ decidedBy, pointsAtLeast }) => decidedBy === 'undecided' || pointsAtLeast === true) ||
    [...records.values()].some((record) => tellRecord(record).includes(','));
  const record: Column<TournamentStanding> = {
    name: t('Record'),
    kind: 'number',
    cell: ({ handle }) => {
      const found = records.get(handle);
      return found === undefined ? '' : <Parts of={tellRecord(found)} />;
    },
  };
  const numbers = NUMBERS.filter(({ of }) => standings.some((row) => of(row) !== undefined));
  const columns: readonly Column<TournamentStanding>[] = [
    {
      name: t('Place'),
      kind: 'number',
      cell: ({ place, statedPlace }) => <StatedPlace place={place} stated={statedPlace} />,
    },
    { name: t('Player'), kind: 'row', cell: ({ handle }) => <PlayerLink handle={handle} /> },
    ...(records.size > 0 ? [record] : []),
    {
      name: tournament.hasPods ? t('Tribbles') : t('Points'),
      kind: 'number',
      cell: (row) => <span class="main-number worded">{writePoints(row, currentLanguage())}</span>,
    },
    ...numbers.map(({ name, of }): Column<TournamentStanding> => ({ name, kind: 'number', isWide: true, cell: of })),
    ...(isComputed ? [{ name: t('Tie decided by'), cell: tellTiebreaker, isWide: isWorded }] : []),
    ...(standings.some(differs) ? [OWN_PLACE] : []),
  ];
  return (
    <>
      <DataTable
        caption={
          isComputed
            ? t('Final order. A tie shows the tiebreaker that set the player behind the one above.')
            : t('Final order, as the source states it.')
        }
        columns={columns}
        rows={standings}
        keyOf={({ handle }) => handle}
        isRanked
      />
      {standings.some(differs) && (
        <p class="quiet">
          {t(
            'The director’s own standings differ, perhaps because their program breaks ties in another way. The place in the first column counts.',
          )}
        </p>
      )}
      {standings.some(({ decidedBy }) => decidedBy === 'coin-toss') && <Draw toss={tournament.toss} />}
    </>
  );
}

/** Shows a record such as “1–1, 1 unknown”. On a telephone it may take two lines, and no part of it is broken. */
const Parts = ({ of: record }: { readonly of: string }) => {
  const parts = record.split(', ');
  if (parts.length === 1) return <>{record}</>;
  return (
    <span class="worded">
      {parts.map((part, index) => (
        <>
          {index > 0 && ' '}
          <span class="whole">{index + 1 < parts.length ? `${part},` : part}</span>
        </>
      ))}
    </span>
  );
};

/** Without a recorded toss, a tie is decided by a draw. The page shows its inputs, so that anybody can repeat it. */
function Draw({ toss }: Pick<TournamentDetail, 'toss'>) {
  return (
    <p class="quiet">
      {t('The report records no toss, so a {link} decided. {more}', {
        link: <a href="/readings#coin-toss">{t('random draw')}</a>,
        more:
          toss === null ? (
            t('Anybody can repeat it: it follows from the id of the tournament.')
          ) : (
            <>
              {t('Anybody can repeat it with seed {number} of a {link} whose end was published before: {seed}', {
                number: toss.number,
                link: <a href="/api/v1/toss-chains">{t('chain')}</a>,
                seed: <code>{toss.seed}</code>,
              })}
            </>
          ),
      })}
    </p>
  );
}

/** Tells whether the director, or the program that they used, has the player in another place. */
const differs = ({ place, ownPlace }: TournamentStanding): boolean => ownPlace !== undefined && ownPlace !== place;

const OWN_PLACE: Column<TournamentStanding> = words({
  name: 'Director’s place',
  kind: 'number',
  cell: (row) => (differs(row) ? <strong>{row.ownPlace}</strong> : (row.ownPlace ?? '')),
});

interface NumberColumn {
  readonly name: string;
  readonly of: (row: TournamentStanding) => number | undefined;
}

const NUMBERS: readonly NumberColumn[] = words([
  { name: 'Strength of schedule', of: ({ strengthOfSchedule }) => rounded(strengthOfSchedule) },
  { name: 'Extended strength', of: ({ extendedStrengthOfSchedule }) => rounded(extendedStrengthOfSchedule) },
  { name: 'Differential', of: ({ differential }) => differential },
  { name: 'Cumulative points', of: ({ cumulativeVictoryPoints }) => cumulativeVictoryPoints },
  { name: 'Rounds won', of: ({ roundsWon }) => roundsWon },
]);

const rounded = (value: number | undefined): number | undefined =>
  value === undefined ? undefined : Math.round(value * 1000) / 1000;

/** The row of the second player says what sets the first apart from them. */
const tellTiebreaker = ({ place, decidedBy }: TournamentStanding): string =>
  place === 1 ? '' : TIEBREAKER_NAMES[decidedBy as DecidedBy];
