import type { MovedPrize, PrizesDiff } from './history-diff.js';
import { Largest } from './largest.js';
import type { PlayerPrize, TournamentDifference } from './tournament-difference.js';

const LISTED_PRIZES = 20;

type Placed = MovedPrize & { readonly order: number };

/** Prizes of one sort that come and go; keeps the first few. */
export class MovedPrizes {
  private readonly counts = { added: 0, removed: 0 };
  private readonly moved = new Largest<Placed>(LISTED_PRIZES, byHistory);
  private order = 0;

  constructor(private readonly sort: PlayerPrize['sort']) {}

  follow({ tournament, before, after }: TournamentDifference): void {
    this.order++;
    const open = this.byKey(before?.prizes);
    for (const [key, prize] of this.byKey(after?.prizes)) {
      if (!open.delete(key)) this.add('added', prize, tournament);
    }
    for (const prize of open.values()) this.add('removed', prize, tournament);
  }

  finish(): PrizesDiff {
    return { ...this.counts, largest: this.moved.rows.map(({ order: _order, ...prize }) => prize) };
  }

  private add(change: MovedPrize['change'], { player, what, place }: PlayerPrize, tournament: number): void {
    this.counts[change]++;
    this.moved.add({ player, change, what, place, tournament, order: this.order });
  }

  private byKey(prizes: readonly PlayerPrize[] = []): Map<string, PlayerPrize> {
    const ofSort = prizes.filter(({ sort }) => sort === this.sort);
    return new Map(ofSort.map((prize) => [`${prize.player} ${String(prize.what)}`, prize]));
  }
}

const byHistory = (one: Placed, other: Placed): number =>
  one.order - other.order || one.place - other.place || one.change.localeCompare(other.change);
