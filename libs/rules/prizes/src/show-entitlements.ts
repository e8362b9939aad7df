import type { Text } from '@quadrant/rules/message';
import type { PlayerEntitlement, SettledEntitlement, Settlement, UncoveredClaim } from './settlement.js';
import { tellWorth } from './tell-entitlement.js';

/** An entitlement as a run published it, with what was done about it since. */
export interface RecordedEntitlement {
  readonly entitlement: PlayerEntitlement;
  readonly place: number;
  readonly rule: string;
  readonly section: string;
  readonly run: number;
  readonly choice: (ShownAct & { readonly continent: string }) | null;
  readonly forfeit: ShownAct | null;
}

export interface ShownAct {
  readonly by: string;
  readonly at: Date;
  readonly reason: string | null;
}

export interface ShownEntitlement extends Pick<SettledEntitlement, 'state' | 'championship' | 'target' | 'why'> {
  readonly id: string;
  /** The handle of the player, or a label when they are hidden. */
  readonly player: string;
  readonly worth: Text;
  readonly earnedByes: readonly number[];
  readonly headStart: number;
  readonly roundsLeft: readonly number[];
  readonly uses: readonly { readonly tournament: NamedTournament; readonly rounds: readonly number[] }[];
  readonly wonIn: NamedTournament;
  readonly place: number;
  readonly rule: string;
  readonly section: string;
  /** This run published it first. */
  readonly run: number;
  readonly choice: (ShownAct & { readonly continent: string }) | null;
  readonly forfeit: ShownAct | null;
}

export interface NamedTournament {
  readonly id: string;
  readonly name: string;
  readonly date: string;
}

/** An Earned Bye or a head start that was taken without being won. */
export interface ShownUncovered extends Pick<UncoveredClaim, 'round' | 'reason' | 'why'> {
  readonly player: string;
  readonly tournament: NamedTournament;
  /** It is zero for an Earned Bye. */
  readonly headStart: number;
}

export interface Showing {
  readonly handleOf: (rowId: number) => string;
  readonly show: (handle: string) => string;
  readonly showText: (text: string) => string;
}

/** Returns settled entitlements for display, in their order. */
export function showEntitlements(
  settled: readonly SettledEntitlement[],
  records: readonly RecordedEntitlement[],
  showing: Showing,
): ShownEntitlement[] {
  const known = new Map(records.map((record) => [record.entitlement.id, record]));
  return settled.map(({ entitlement, uses, roundsLeft, state, championship, target, why }) => {
    const { place, rule, section, run, choice, forfeit } = known.get(entitlement.id)!;
    return {
      id: entitlement.id,
      player: showing.handleOf(entitlement.player),
      worth: tellWorth(entitlement),
      earnedByes: entitlement.earnedByes,
      headStart: entitlement.headStart,
      state,
      why,
      championship,
      target,
      roundsLeft,
      uses: uses.map(({ tournament, rounds }) => ({ tournament: named(tournament), rounds })),
      wonIn: named(entitlement.wonIn),
      place,
      rule,
      section,
      run,
      choice: choice && { ...showAct(choice, showing), continent: choice.continent },
      forfeit: forfeit && showAct(forfeit, showing),
    };
  });
}

/** Returns the claims that nothing covers for display, in their order. */
export const showUncovered = (uncovered: Settlement['uncovered'], showing: Showing): ShownUncovered[] =>
  uncovered.flatMap(({ claim: { player, tournament, headStart }, round, reason, why }) =>
    // Every entry of a stored report has a player.
    player === null
      ? []
      : [
          {
            player: showing.handleOf(player),
            tournament: named(tournament),
            round,
            headStart: round === null ? headStart : 0,
            reason,
            why,
          },
        ],
  );

const showAct = ({ by, at, reason }: ShownAct, { show, showText }: Showing): ShownAct => ({
  by: show(by),
  at,
  reason: reason && showText(reason),
});

const named = ({ key, name, localDate }: { key: string; name: string; localDate: string }): NamedTournament => ({
  id: key,
  name,
  date: localDate,
});
