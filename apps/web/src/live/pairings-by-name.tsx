import type { LiveView, RoundView } from '@quadrant/rules/live';
import { t } from '../languages/t.js';
import { DataTable, type Column } from '../components/data-table.js';
import { Called, CalledAll } from './called.js';

/** Where a player sits in a round. */
export interface Seat {
  readonly player: string;
  /** It is a table, a match, a bye or a Missed Game, or says that they have no table yet. */
  readonly where: string;
  readonly opponents: readonly string[];
}

/** Lists where each player of a round sits, sorted by what they are called. */
export function seatsByName(view: LiveView, round: RoundView): Seat[] {
  const { players } = view;
  const called = new Map(players.map((player) => [player.handle, player.called]));
  const atTables = round.tables.flatMap(({ table, match, players: seated }) =>
    seated.map((player) => ({
      player,
      where: match === null ? String(table) : t('Match {match}', { match }),
      opponents: seated.filter((each) => each !== player),
    })),
  );
  const alone = (handles: readonly string[], where: string): Seat[] =>
    handles.map((player) => ({ player, where, opponents: [] }));
  const seats = [
    ...atTables,
    ...alone(round.byes, t('Bye')),
    ...alone(round.earnedByes, t('Earned bye')),
    ...alone(round.missedGames, t('Missed Game')),
    ...alone(listLate(view, round), t('no table yet')),
  ];
  const nameOf = ({ player }: Seat): string => called.get(player) ?? player;
  return seats.sort((a, b) => nameOf(a).localeCompare(nameOf(b)));
}

/** Lists who is checked in and has no seat in the last Swiss round: they look for their name, too. */
function listLate({ players, rounds, bracket, state }: LiveView, round: RoundView): string[] {
  const last = rounds.findLast(({ stage }) => stage === 'swiss');
  if (state === 'finished' || bracket !== null || round.round !== last?.round) return [];
  const seated = round.tables.flatMap((table) => table.players);
  const placed = new Set([...seated, ...round.byes, ...round.earnedByes, ...round.missedGames]);
  return players
    .filter(({ handle, presence }) => presence === 'playing' && !placed.has(handle))
    .map(({ handle }) => handle);
}

/** Shows the pairings of a round by name: people look for their own name first. */
export function PairingsByName({ caption, seats }: { readonly caption: string; readonly seats: readonly Seat[] }) {
  const columns: readonly Column<Seat>[] = [
    { name: t('Player'), kind: 'row', cell: ({ player }) => <Called handle={player} /> },
    { name: t('Table number'), cell: ({ where }) => where },
    { name: t('Opponent'), cell: ({ opponents }) => <CalledAll handles={opponents} /> },
  ];
  return <DataTable caption={caption} columns={columns} rows={seats} keyOf={({ player }) => player} isWordy />;
}
