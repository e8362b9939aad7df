import { may, placeOf, type Principal, type VersionChanged } from '@quadrant/rules/permissions';

export interface MergedPlayer {
  readonly rowId: number;
  readonly handle: string;
  readonly country: string | null;
  readonly region: string | null;
  readonly anonymisedAt: Date | null;
  readonly isHidden: boolean;
  /** They are merged into this player, published or only requested. It is the handle, or a label when that player is hidden. */
  readonly mergedInto: string | null;
}

export interface EnteredTournament {
  readonly id: string;
  readonly name: string;
  readonly startsAt: Date;
}

export type MergeRefusal =
  | { readonly kind: 'player-not-found' | 'player-target-unknown'; readonly handle: string }
  | { readonly kind: 'not-your-player' | 'player-merge-into-itself' | 'player-merge-not-found' | 'publication-busy' }
  | { readonly kind: 'player-already-merged' | 'player-target-merged'; readonly into: string }
  | { readonly kind: 'player-anonymised'; readonly handle: string }
  | { readonly kind: 'players-have-met'; readonly tournaments: readonly EnteredTournament[] }
  | { readonly kind: 'player-merge-undone'; readonly at: Date }
  | VersionChanged;

export interface MergeFacts<Player extends MergedPlayer> {
  readonly player: Player | null;
  readonly into: Player | null;
  readonly versionChanged: VersionChanged | null;
  /** The tournaments in which both have an entry. */
  readonly met: readonly EnteredTournament[];
}

/** Returns the two players of a merge, or why it is refused. */
export function refuseMerge<Player extends MergedPlayer>(
  { actor, handle, into: intoHandle }: { readonly actor: Principal; readonly handle: string; readonly into: string },
  { player, into, versionChanged, met }: MergeFacts<Player>,
): { readonly kind: 'allowed'; readonly player: Player; readonly into: Player } | MergeRefusal {
  if (player === null || isWithheld(actor, player)) return { kind: 'player-not-found', handle };
  if (into === null || isWithheld(actor, into)) return { kind: 'player-target-unknown', handle: intoHandle };
  if (!mayMerge(actor, player, into)) return { kind: 'not-your-player' };
  if (versionChanged !== null) return versionChanged;
  if (player.rowId === into.rowId) return { kind: 'player-merge-into-itself' };
  if (player.mergedInto !== null) return { kind: 'player-already-merged', into: player.mergedInto };
  // A merge into a player who waits to be merged could make a circle, so all such merges are forbidden.
  if (into.mergedInto !== null) return { kind: 'player-target-merged', into: into.mergedInto };
  const anonymised = [player, into].find(({ anonymisedAt }) => anonymisedAt !== null);
  if (anonymised !== undefined) return { kind: 'player-anonymised', handle: anonymised.handle };
  return met.length > 0 ? { kind: 'players-have-met', tournaments: met } : { kind: 'allowed', player, into };
}

/** Tells whether somebody may decide about all of these players. */
export const mayMerge = (actor: Principal, ...players: readonly Pick<MergedPlayer, 'country' | 'region'>[]): boolean =>
  players.every(({ country, region }) => may(actor, 'player.merge', { place: placeOf(country, region) }).allowed);

/** A hidden player does not exist for those who may not merge them. */
const isWithheld = (actor: Principal, player: MergedPlayer): boolean => player.isHidden && !mayMerge(actor, player);
