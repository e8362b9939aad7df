import { foldFact } from '@quadrant/rules/bonus-schemes';

/** A counting tournament with the missions of each participant; null where the report does not state them. */
export interface MissionTournament<Tournament, Player> {
  readonly tournament: Tournament;
  readonly entries: readonly { readonly player: Player; readonly missions: readonly string[] | null }[];
}

export interface MissionTally<Tournament, Player> {
  /** It is spelled as in the first report that has it. */
  readonly mission: string;
  /** The tournament in which it was completed first, and everybody who completed it there: each has the bonus. */
  readonly first: { readonly tournament: Tournament; readonly players: readonly Player[] };
  /** How many entries completed it. */
  readonly times: number;
  readonly tournaments: number;
}

/**
 * Returns the mission tally sheet of a season. Missions are compared as bonus schemes compare them ({@link
 * foldFact}).
 *
 * @param played in the order of history
 * @returns in the order of first completion; those of one tournament by name
 */
export function tallyMissions<Tournament, Player>(
  played: readonly MissionTournament<Tournament, Player>[],
): MissionTally<Tournament, Player>[] {
  type OpenTally = Omit<MissionTally<Tournament, Player>, 'times' | 'tournaments'> & {
    readonly firstPlayers: Player[];
    readonly key: string;
    readonly index: number;
    lastIndex: number;
    times: number;
    tournaments: number;
  };
  const tallies = new Map<string, OpenTally>();
  played.forEach(({ tournament, entries }, index) => {
    for (const { player, missions } of entries) {
      const folded = new Map((missions ?? []).toReversed().map((mission) => [foldFact(mission), mission]));
      for (const [key, mission] of folded) {
        let tally = tallies.get(key);
        if (tally === undefined) {
          const players: Player[] = [];
          tally = {
            ...{ key, index, mission, first: { tournament, players }, firstPlayers: players },
            ...{ times: 0, tournaments: 0, lastIndex: -1 },
          };
          tallies.set(key, tally);
        }
        if (tally.index === index) tally.firstPlayers.push(player);
        if (tally.lastIndex !== index) tally.tournaments++;
        tally.lastIndex = index;
        tally.times++;
      }
    }
  });
  return [...tallies.values()]
    .sort((a, b) => a.index - b.index || (a.key < b.key ? -1 : 1))
    .map(({ mission, first, times, tournaments }) => ({ mission, first, times, tournaments }));
}
