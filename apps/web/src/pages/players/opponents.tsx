import type { Opponent } from '@quadrant/store/reading';
import { PlayerChip } from '../../components/player-chip.js';
import { DataTable, type Column } from '../data-table.js';
import { Day } from '../day.js';

/** Opponents that a page shows at first. */
const SHOWN = 10;

/** Whom a player met most often, and the record against each. */
export function Opponents({ opponents }: { readonly opponents: readonly Opponent[] }) {
  if (opponents.length === 0) return null;
  return (
    <>
      <h2 id="opponents">Opponents</h2>
      <OpponentTable caption="Met most often in rated games" opponents={opponents.slice(0, SHOWN)} />
      {opponents.length > SHOWN && (
        <details class="fold">
          <summary>{`${opponents.length - SHOWN} more opponents`}</summary>
          <OpponentTable caption="All other opponents" opponents={opponents.slice(SHOWN)} />
        </details>
      )}
    </>
  );
}

interface OpponentTableProps {
  readonly caption: string;
  readonly opponents: readonly Opponent[];
}

const OpponentTable = ({ caption, opponents }: OpponentTableProps) => (
  <DataTable caption={caption} columns={COLUMNS} rows={opponents} keyOf={({ handle }) => handle} />
);

const COLUMNS: readonly Column<Opponent>[] = [
  {
    name: 'Opponent',
    kind: 'row',
    cell: ({ handle, country }) => <PlayerChip handle={handle} country={country} />,
  },
  { name: 'Won', kind: 'number', cell: ({ wins }) => wins },
  { name: 'Lost', kind: 'number', cell: ({ losses }) => losses },
  { name: 'Tied', kind: 'number', cell: ({ ties }) => ties },
  { name: 'Last met', kind: 'date', isWide: true, cell: ({ lastMetAt }) => <Day at={lastMetAt} /> },
];
