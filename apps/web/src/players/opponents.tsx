import { isReservedHandle } from '@quadrant/rules/tournament';
import type { Opponent } from '@quadrant/store/careers';
import { t } from '../languages/t.js';
import { PlayerChip } from '../components/player-chip.js';
import { DataTable, type Column } from '../components/data-table.js';
import { LocalDay } from '../components/day.js';
import { CompareForm } from '../compare/compare-form.js';

/** The page shows this many opponents at first. */
const SHOWN = 10;
const BEST_WINS = 5;

interface OpponentsProps {
  readonly handle: string;
  readonly opponents: readonly Opponent[];
}

/** Lists the opponents that a player met most often, with the record against each. */
export function Opponents({ handle, opponents }: OpponentsProps) {
  if (opponents.length === 0) return null;
  return (
    <>
      <h2 id="opponents">{t('Opponents')}</h2>
      <CompareForm player={handle} />
      <BestWins opponents={opponents} />
      <OpponentTable
        handle={handle}
        caption={t('Met most often in rated games')}
        opponents={opponents.slice(0, SHOWN)}
      />
      {opponents.length > SHOWN && (
        <details class="fold">
          <summary>{t('{opponents} more opponents', { opponents: opponents.length - SHOWN })}</summary>
          <OpponentTable handle={handle} caption={t('All other opponents')} opponents={opponents.slice(SHOWN)} />
        </details>
      )}
    </>
  );
}

/** Lists the opponents with the highest ratings that a player has beaten. */
function BestWins({ opponents }: Pick<OpponentsProps, 'opponents'>) {
  const wins = opponents
    .flatMap(({ bestWin, ...opponent }) => (bestWin === null ? [] : [{ ...opponent, bestWin }]))
    .toSorted((a, b) => b.bestWin.rating - a.bestWin.rating)
    .slice(0, BEST_WINS);
  if (wins.length === 0) return null;
  return (
    <DataTable
      caption={t('Best wins')}
      columns={[
        { name: t('Opponent'), kind: 'row', cell: (win) => <PlayerChip handle={win.handle} country={win.country} /> },
        { name: t('Their rating then'), kind: 'number', cell: ({ bestWin }) => Math.round(bestWin.rating) },
        {
          name: t('Tournament'),
          cell: ({ bestWin }) => (
            <a dir="auto" href={`/tournaments/${bestWin.tournamentId}`}>
              {bestWin.tournament}
            </a>
          ),
        },
        { name: t('Date'), kind: 'date', isWide: true, cell: ({ bestWin }) => <LocalDay date={bestWin.localDate} /> },
      ]}
      rows={wins}
      keyOf={({ handle }) => handle}
    />
  );
}

interface OpponentTableProps {
  /** The table belongs to this player. */
  readonly handle: string;
  readonly caption: string;
  readonly opponents: readonly Opponent[];
}

const OpponentTable = ({ handle, caption, opponents }: OpponentTableProps) => (
  <DataTable caption={caption} columns={columnsOf(handle)} rows={opponents} keyOf={(opponent) => opponent.handle} />
);

const columnsOf = (own: string): readonly Column<Opponent>[] => [
  {
    name: t('Opponent'),
    kind: 'row',
    cell: ({ handle, country }) => <PlayerChip handle={handle} country={country} />,
  },
  { name: t('Won'), kind: 'number', cell: ({ wins }) => wins },
  { name: t('Lost'), kind: 'number', cell: ({ losses }) => losses },
  { name: t('Tied'), kind: 'number', cell: ({ ties }) => ties },
  { name: t('Last met'), kind: 'date', isWide: true, cell: ({ lastMetOn }) => <LocalDay date={lastMetOn} /> },
  { name: t('Games'), cell: ({ handle }) => <Comparison own={own} handle={handle} /> },
];

/** A player who has a label cannot be compared. */
const Comparison = ({ own, handle }: { readonly own: string; readonly handle: string }) =>
  isReservedHandle(handle) ? null : (
    <a
      href={`/compare/${encodeURIComponent(own)}/${encodeURIComponent(handle)}`}
      aria-label={t('Compare {own} with {handle}', { own, handle })}
    >
      {t('Compare')}
    </a>
  );
