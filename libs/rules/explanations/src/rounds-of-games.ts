import { getRuleSystem } from '@quadrant/rules/systems';
import type { TournamentReport } from '@quadrant/rules/tournament';

/**
 * The round of every rated game of a report, in their order. Rule systems tell rated games in round order and without
 * their round: as many as the rounds up to one have belong to these.
 *
 * @throws RangeError for a rule system that is not registered
 */
export function roundsOfGames(report: TournamentReport): number[] {
  const rules = getRuleSystem(report.tournament.ruleSystem);
  const rounds = [...report.rounds].sort((a, b) => a.round - b.round);
  const numbers: number[] = [];
  rounds.forEach(({ round }, index) => {
    const { length } = rules.ratedGames({ ...report, rounds: rounds.slice(0, index + 1) });
    while (numbers.length < length) numbers.push(round);
  });
  return numbers;
}
