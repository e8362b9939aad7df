import type { EntryIndex, Round, TournamentReport } from '@quadrant/rules/tournament';

// @row 62, 68
/**
 * Finds the byes that 000 gives besides the one that a player may have. Both of two players who have met before get
 * one, when the pairings would have them meet again (7.5, 7.6). The opponent of a player with a Missed Game gets one
 * (7.5, 13.5) for each. A report does not say whose opponent had the bye, so a player who had one before is taken
 * first. A player who has dropped has no opponent, so their Missed Games give nobody a bye.
 */
export function findOwedByes(
  report: TournamentReport,
): (round: Round, player: EntryIndex) => 'missed-game' | 'repeat' | null {
  const swiss = report.rounds.filter(({ stage }) => stage === 'swiss');
  const owed = listOwedByMissedGames(report, swiss);
  return (round, player) => {
    if (owed.get(round)?.has(player) === true) return 'missed-game';
    const rounds = swiss.filter(({ round: number }) => number < round.round);
    const byes = playersWith(round, 'BYE');
    return byes.some((other) => other !== player && haveMet(rounds, player, other)) ? 'repeat' : null;
  };
}

/** Lists byes by round, in playing order: a bye that is owed does not count as the one bye of a player later on. */
function listOwedByMissedGames(
  report: TournamentReport,
  swiss: readonly Round[],
): ReadonlyMap<Round, ReadonlySet<EntryIndex>> {
  const had = new Set<EntryIndex>();
  return new Map(
    [...swiss]
      .sort((a, b) => a.round - b.round)
      .map((round) => {
        const byes = playersWith(round, 'BYE');
        const inOrder = [...byes.filter((each) => had.has(each)), ...byes.filter((each) => !had.has(each))];
        const owed = new Set(inOrder.slice(0, countMissedGames(report, round)));
        for (const each of byes) if (!owed.has(each)) had.add(each);
        return [round, owed] as const;
      }),
  );
}

const playersWith = ({ matches }: Round, result: 'BYE' | 'MG'): EntryIndex[] =>
  matches.flatMap((match) => (match.result === result ? [match.players[0]] : []));

const haveMet = (rounds: readonly Round[], one: EntryIndex, other: EntryIndex): boolean =>
  rounds.some(({ matches }) =>
    matches.some(({ players: [first, second] }) =>
      first === one ? second === other : first === other && second === one,
    ),
  );

function countMissedGames({ entries }: TournamentReport, round: Round): number {
  const present = (entry: EntryIndex) => (entries[entry]?.droppedAfterRound ?? round.round) >= round.round;
  return playersWith(round, 'MG').filter(present).length;
}
