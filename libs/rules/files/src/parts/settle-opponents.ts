import { count, listed, say } from '@quadrant/rules/message';
import type { FileFindings } from './file-findings.js';
import type { CardCell, PlayerCard } from './player-cards.js';
import type { FileRoster } from './roster.js';

type Cells = Map<string, CardCell>;

/**
 * Replaces the short names of opponents by the players that they mean. The line of the opponent names the player in the same
 * round, so it tells who of several is meant. A finding names those that stay possible.
 */
export function settleOpponents(
  cards: readonly PlayerCard[],
  roster: FileRoster,
  findings: FileFindings,
): readonly PlayerCard[] {
  if (!cards.some(({ cells }) => cells.some((cell) => cell?.mayBe !== undefined))) return cards;
  const names = new Map(roster.list().map(({ id, name }) => [id, name]));
  const nameOf = (id: string) => names.get(id) ?? id;
  const rounds = Math.max(0, ...cards.map(({ cells }) => cells.length));
  const settled = cards.map(({ id, cells }) => ({ id, cells: [...cells] }));
  const told = new Map<string, { readonly cell: CardCell; readonly opponent: string }>();
  for (let round = 0; round < rounds; round++) {
    const cells: Cells = new Map();
    for (const { id, cells: own } of settled) {
      const cell = own[round];
      if (cell !== undefined) cells.set(id, cell);
    }
    const open = settleRound(cells);
    for (const { id, cells: own } of settled) {
      const [before, cell] = [own[round], cells.get(id)];
      if (before?.mayBe === undefined || cell === undefined) continue;
      own[round] = cell;
      if (!open.has(id) && cell.opponent !== null) told.set(cell.named!, { cell, opponent: nameOf(cell.opponent) });
      else if (open.has(id)) tellOpen(before, open.get(id)!.map(nameOf), findings);
    }
  }
  tellShort([...told.values()], findings);
  return settled;
}

/** Settles the cells of one round, and returns the players of the others with everybody that they may have met. */
function settleRound(cells: Cells): ReadonlyMap<string, readonly string[]> {
  const open = new Map([...cells].filter(([, { mayBe }]) => mayBe !== undefined));
  const settle = (id: string, opponent: string) => {
    const { mayBe: _mayBe, ...cell } = open.get(id)!;
    open.delete(id);
    cells.set(id, { ...cell, opponent });
    if (open.has(opponent)) settle(opponent, id);
  };
  for (let isSettling = true; isSettling;) {
    isSettling = false;
    for (const [id, cell] of open) {
      const meant = narrowed(id, cell, cells);
      if (meant.length !== 1) continue;
      settle(id, meant[0]!);
      isSettling = true;
    }
  }
  const left = new Map<string, readonly string[]>();
  for (const [id, { mayBe = [] }] of open) {
    const meant = (mayBe[0] ?? []).filter((each) => each !== id);
    // Where no line names the player in return, the lines contradict each other, which is told when they are paired.
    if (meant.length === 1) settle(id, meant[0]!);
    else left.set(id, meant);
  }
  return left;
}

/** Returns the surest of those whose own line names the player; of several, those whose line has the same result. */
function narrowed(id: string, cell: CardCell, cells: Cells): readonly string[] {
  for (const meant of cell.mayBe ?? []) {
    const naming = meant.filter((each) => each !== id && names(cells.get(each), id));
    if (naming.length === 0) continue;
    const alike = naming.length > 1 ? naming.filter((each) => isMirror(cell, cells.get(each)!)) : naming;
    return alike.length > 0 ? alike : naming;
  }
  return [];
}

const names = (cell: CardCell | undefined, id: string): boolean =>
  cell?.mayBe === undefined ? cell?.opponent === id : cell.mayBe.some((meant) => meant.includes(id));

const MIRRORED: Readonly<Record<string, string>> = { win: 'loss', loss: 'win', draw: 'draw' };

/** Tells whether two lines may be those of one game, by their results and numbers. */
function isMirror(own: CardCell, other: CardCell): boolean {
  const [one, two] = [own.outcome, other.outcome];
  if (one !== null && two !== null && MIRRORED[one] !== undefined && MIRRORED[one] !== two) return false;
  if (own.margin != null && other.margin != null && own.margin !== other.margin) return false;
  if (own.score !== null && other.score !== null)
    return own.score[0] === other.score[1] && own.score[1] === other.score[0];
  if (own.differential == null || other.differential == null) return true;
  return Math.abs(own.differential) === Math.abs(other.differential);
}

function tellOpen({ place, named }: CardCell, meant: readonly string[], findings: FileFindings): void {
  const message = say`“${named!}” may be ${listed(meant, 'or')}.`;
  const advice = say`Write the whole name, as it is in the list of players.`;
  findings.add('player-not-in-file', place, message, advice);
}

/** Says that names were read as longer ones. */
function tellShort(
  told: readonly { readonly cell: CardCell; readonly opponent: string }[],
  findings: FileFindings,
): void {
  const [first] = told;
  if (first === undefined) return;
  const { cell, opponent } = first;
  const message = say`Short names are read as the players of this file that they fit, such as “${cell.named!}” as ${opponent} (${count(told.length, 'name')}).`;
  const advice = say`If that is right, no change is needed; otherwise write the whole names.`;
  findings.add('similar-names', cell.place, message, advice);
}
