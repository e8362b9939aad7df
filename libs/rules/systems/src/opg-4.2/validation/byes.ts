import type { EntryIndex, Round, TournamentReport } from '@quadrant/rules/tournament';

// @row 62, 68
/**
 * Tells which second byes 000 gives itself: to both of two players who have met before, where the pairings would have
 * them meet again (7.5, 7.6); and to the opponent of a player with a Missed Game (7.5, 13.5), one bye for each. Who has
 * dropped has no opponent, so their Missed Games give nobody a bye.
 */
export function findOwedByes(report: TournamentReport): (round: Round, player: EntryIndex) => boolean {
  return (round, player) => {
    const rounds = report.rounds.filter(({ stage, round: number }) => stage === 'swiss' && number < round.round);
    const byes = playersWith(round, 'BYE');
    if (byes.some((other) => other !== player && haveMet(rounds, player, other))) return true;
    const secondByes = byes.filter((each) => rounds.some((earlier) => playersWith(earlier, 'BYE').includes(each)));
    return secondByes.slice(0, countMissedGames(report, round)).includes(player);
  };
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
