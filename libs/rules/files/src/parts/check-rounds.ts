import { say } from '@quadrant/rules/message';
import type { FileFindings } from './file-findings.js';
import type { FileRound, FileTournament } from './file-tournament.js';

const pairOf = (ids: readonly string[]): string => [...ids].sort().join(' ');

/** The rounds of a report: two who meet again in one round of an elimination, as in a final that is reset, play two rounds. */
export function splitReplays(rounds: readonly FileRound[]): FileRound[] {
  const split = rounds.flatMap((round) => (round.stage === 'swiss' ? [round] : splitElimination(round)));
  return split.map((round, index) => ({ ...round, round: index + 1 }));
}

function splitElimination(round: FileRound): FileRound[] {
  const turns: FileRound['matches'][number][][] = [];
  const met = new Map<string, number>();
  for (const match of round.matches) {
    const pair = pairOf(match.players);
    const turn = match.players.length > 1 ? (met.get(pair) ?? 0) : 0;
    met.set(pair, turn + 1);
    (turns[turn] ??= []).push(match);
  }
  return turns.length === 0 ? [round] : turns.map((matches) => ({ ...round, matches }));
}

/** Adds a finding for each player who has two matches in a round, or meets themselves. */
export function checkRounds({ players, rounds }: FileTournament, findings: FileFindings): void {
  const nameOf = new Map(players.map(({ id, name }) => [id, name]));
  for (const { round, matches } of splitReplays(rounds)) {
    const seen = new Set<string>();
    for (const { players: ids, place = { pointer: '' } } of matches) {
      const [first, second] = ids;
      if (first === second) {
        const message = say`${nameOf.get(first) ?? first} meets themselves in round ${round}.`;
        findings.add('self-match', place, message, say`Correct one of the two names.`);
      }
      for (const id of first === second ? [first] : ids) {
        const before = seen.size;
        seen.add(id);
        if (seen.size === before) {
          const message = say`${nameOf.get(id) ?? id} is twice in round ${round}.`;
          const advice = say`Remove one of the two matches, or correct its round or its player.`;
          findings.add('player-twice-in-round', place, message, advice);
        }
      }
    }
  }
}
