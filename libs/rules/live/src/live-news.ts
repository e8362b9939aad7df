import type { LiveEntry } from './live-act.js';
import type { LiveState } from './live-state.js';
import { findRound, findTable, isOpen, tablesOf } from './queries.js';

/** Players are told these on their phones. */
export type LiveNews =
  | { readonly kind: 'paired' | 'round-over'; readonly round: number }
  /** A result of one player waits for another one of the same table. */
  | { readonly kind: 'confirm'; readonly round: number; readonly table: number };

/** An entry can change these, and with them the news. */
export interface BeforeEntry {
  readonly rounds: number;
  readonly isOver: boolean;
}

const roundOf = ({ act }: Pick<LiveEntry, 'act'>): number | null => ('round' in act ? (act.round ?? null) : null);

/** Tells whether every table of a round has its result. */
function isRoundOver(state: LiveState, number: number | null): boolean {
  const round = number === null ? undefined : findRound(state, number);
  return round !== undefined && tablesOf(round).length > 0 && !tablesOf(round).some(isOpen);
}

/** Looks at the state before an entry is applied, because applying it changes the state itself. */
export const lookBefore = (state: LiveState, entry: Pick<LiveEntry, 'act'>): BeforeEntry => ({
  rounds: state.rounds.length,
  isOver: isRoundOver(state, roundOf(entry)),
});

/** Returns what players have to know about an entry that was applied. A correction after the end of a round is no news. */
export function newsOf(state: LiveState, { act }: Pick<LiveEntry, 'act'>, before: BeforeEntry): LiveNews[] {
  const news: LiveNews[] = [];
  const number = roundOf({ act });
  if (number !== null && !before.isOver && isRoundOver(state, number)) news.push({ kind: 'round-over', round: number });
  const last = state.rounds.length;
  const isPaired = act.kind === 'pair' || last > before.rounds;
  if (isPaired && last > 0 && tablesOf(state.rounds[last - 1]!).length > 0) news.push({ kind: 'paired', round: last });
  if (act.kind === 'result') {
    const round = findRound(state, act.round);
    const table = round && act.players[0] !== undefined ? findTable(round, act.players[0]) : undefined;
    if (table?.status === 'claimed') news.push({ kind: 'confirm', round: act.round, table: table.table });
  }
  return news;
}
