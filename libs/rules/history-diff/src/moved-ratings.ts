import type { Category, GameTitle } from '@quadrant/rules/tournament';
import type { DiffCause } from './history-diff.js';
import type { PlayerChange, TournamentDifference } from './tournament-difference.js';

/** A cause that knows its position among all of them. */
export interface OrderedCause extends DiffCause {
  readonly order: number;
}

/** A player has these changes in one tournament, in both histories. */
interface ChangePair {
  before?: PlayerChange;
  after?: PlayerChange;
}

/** The ratings that differ at a moment of history, each with its first cause. It grows with the number of changed players. */
export class MovedRatings {
  private readonly tracks = new Map<GameTitle, Map<Category, Map<number, OrderedCause>>>();

  find(game: GameTitle, category: Category, player: number): OrderedCause | null {
    return this.tracks.get(game)?.get(category)?.get(player) ?? null;
  }

  /** Lists the tracks on which any rating changed. */
  *listTracks(): Generator<{ readonly game: GameTitle; readonly category: Category }> {
    for (const [game, categories] of this.tracks) for (const category of categories.keys()) yield { game, category };
  }

  /**
   * Adds the next tournament of history that differs. A rating that first changes here gets the tournament's own
   * cause. When the tournament has none, it gets the earliest cause among those that changed a rating before it.
   *
   * @param unexplained the cause where there is neither
   */
  follow(
    { game, before, after }: TournamentDifference,
    own: OrderedCause | null,
    unexplained: () => OrderedCause,
  ): void {
    const pairs = new Map<Category, Map<number, ChangePair>>();
    for (const change of before?.changes ?? []) pairOf(pairs, change).before = change;
    for (const change of after?.changes ?? []) pairOf(pairs, change).after = change;
    for (const [category, players] of pairs) {
      const track = this.trackOf(game, category);
      const cause = own ?? earliest(track, players.keys());
      for (const [player, pair] of players) {
        const known = track.get(player);
        if (!isMoved(pair, known !== undefined)) track.delete(player);
        else if (known === undefined) track.set(player, cause ?? unexplained());
      }
    }
  }

  private trackOf(game: GameTitle, category: Category): Map<number, OrderedCause> {
    let categories = this.tracks.get(game);
    if (categories === undefined) this.tracks.set(game, (categories = new Map<Category, Map<number, OrderedCause>>()));
    let track = categories.get(category);
    if (track === undefined) categories.set(category, (track = new Map<number, OrderedCause>()));
    return track;
  }
}

function pairOf(pairs: Map<Category, Map<number, ChangePair>>, { category, player }: PlayerChange) {
  let players = pairs.get(category);
  if (players === undefined) pairs.set(category, (players = new Map<number, ChangePair>()));
  let pair = players.get(player);
  if (pair === undefined) players.set(player, (pair = {}));
  return pair;
}

/** Tells whether a player leaves a tournament with a changed rating. If they did not play in it, a change stays. */
function isMoved({ before, after }: ChangePair, wasMoved: boolean): boolean {
  if (before !== undefined && after !== undefined) return before.after !== after.after;
  const only = before ?? after;
  return wasMoved || only?.before !== only?.after;
}

function earliest(track: ReadonlyMap<number, OrderedCause>, players: Iterable<number>): OrderedCause | null {
  let first: OrderedCause | null = null;
  for (const player of players) {
    const cause = track.get(player);
    if (cause !== undefined && (first === null || cause.order < first.order)) first = cause;
  }
  return first;
}
