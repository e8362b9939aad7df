import type { TournamentReport } from '@quadrant/rules/tournament';
import { ALL_HANDLES } from './content.js';

interface ModelMerge {
  readonly player: number;
  readonly into: number;
  isWanted: boolean;
  isInEffect: boolean;
}

/** Says which player each player counts as, by number. */
export type Counting = (player: number) => number;

/** Keeps the merges of players in a list. */
export class ModelMerges {
  private merges: ModelMerge[] = [];
  /** These players asked to be hidden, or were hidden together with another one. */
  private readonly hidden = new Set<number>();

  /** Says which player each one counts as in what is published. */
  readonly published: Counting = (player) => this.follow(player, ({ isInEffect }) => isInEffect);

  /** Says which player each one will count as, once everything that is requested is published. */
  readonly wanted: Counting = (player) => this.follow(player, ({ isWanted }) => isWanted);

  /** Lists all players that are moved by a merge which is not settled. */
  listMoved(): number[] {
    return this.listUnsettled().flatMap(({ player }) => this.membersOf(player));
  }

  /** Tells whether a merge is possible if the two have not met. */
  isPossible(player: number, into: number): boolean {
    const isMerged = (each: number) => this.merges.some((merge) => merge.isWanted && merge.player === each);
    return player !== into && !isMerged(player) && !isMerged(into);
  }

  add(player: number, into: number): void {
    this.merges.push({ player, into, isWanted: true, isInEffect: false });
  }

  /** Withdraws the merge of a player; null means that they have none. */
  takeBack(player: number): { readonly wasPublished: boolean } | null {
    const merge = this.merges.find((each) => each.isWanted && each.player === player);
    if (merge === undefined) return null;
    merge.isWanted = false;
    return { wasPublished: merge.isInEffect };
  }

  /** Notes that a run has published the requested merges. */
  settle(): void {
    for (const merge of this.merges) merge.isInEffect = merge.isWanted;
  }

  /** Returns a function that restores the present merges. */
  remember(): () => void {
    const inEffect = this.merges.filter(({ isInEffect }) => isInEffect);
    return () => {
      for (const merge of this.merges) merge.isInEffect = inEffect.includes(merge);
    };
  }

  membersOf(player: number): number[] {
    const others = [...ALL_HANDLES.keys()].filter((each) =>
      [this.published, this.wanted].some((counting) => this.passes(counting, each, player)),
    );
    return [...new Set([player, ...others])];
  }

  /** Tells whether a report has two entries that count as one player. */
  namesTwice({ entries }: TournamentReport): boolean {
    const players = entries.map(({ handle }) => this.wanted(ALL_HANDLES.indexOf(handle)));
    return new Set(players).size < players.length;
  }

  /** Hides or shows everybody who counts as the same player; returns false when they already are. */
  setHidden(player: number, isHidden: boolean): boolean {
    const group = [...ALL_HANDLES.keys()].filter((each) => this.published(each) === this.published(player));
    if (group.some((each) => this.hidden.has(each)) === isHidden) return false;
    for (const each of group) {
      if (isHidden) this.hidden.add(each);
      else this.hidden.delete(each);
    }
    return true;
  }

  private listUnsettled(): ModelMerge[] {
    return this.merges.filter(({ isWanted, isInEffect }) => isWanted !== isInEffect);
  }

  /** Tells whether a player counts as they do through another one. */
  private passes(counting: Counting, player: number, over: number): boolean {
    const holds = counting === this.wanted ? 'isWanted' : 'isInEffect';
    let each: number | undefined = player;
    while (each !== undefined && each !== over) {
      each = this.merges.find((merge) => merge[holds] && merge.player === each)?.into;
    }
    return each === over;
  }

  private follow(player: number, holds: (merge: ModelMerge) => boolean): number {
    const merge = this.merges.find((each) => each.player === player && holds(each));
    return merge === undefined ? player : this.follow(merge.into, holds);
  }
}
