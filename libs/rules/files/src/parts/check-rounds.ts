import { listed, say } from '@quadrant/rules/message';
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

/** A finding names no more players. */
const MOST_SHOWN = 8;

/**
 * Adds a warning where a file says that all rounds are Swiss rounds, and the last ones look like a cut: 2, 4, 8 or more
 * players go on without a bye, at least two others stop at once, and nobody of them has more wins than one who goes on.
 */
function checkCut({ players, rounds }: FileTournament, findings: FileFindings): void {
  if (rounds.some(({ stage }) => stage !== 'swiss')) return;
  const present = rounds.map(
    ({ matches }) => new Set<string>(matches.filter(({ kind }) => kind !== 'absent').flatMap((match) => match.players)),
  );
  const wins = new Map<string, number>();
  for (const [index, { round, matches }] of rounds.entries()) {
    const going = present[index]!;
    const stopped = [...(present[index - 1] ?? [])].filter(
      (id) => !present.slice(index).some((later) => later.has(id)),
    );
    const fewest = Math.min(...[...going].map((id) => wins.get(id) ?? 0));
    const isCut =
      stopped.length > 1 &&
      stopped.length + going.size === present[index - 1]?.size &&
      (going.size & (going.size - 1)) === 0;
    if (
      isCut &&
      matches.every(({ kind, result: won }) => kind === 'played' && won !== null) &&
      stopped.every((id) => (wins.get(id) ?? 0) <= fewest)
    ) {
      const names = players.filter(({ id }) => stopped.includes(id)).map(({ name }) => name);
      const shown = listed([...names.slice(0, MOST_SHOWN), ...(names.length > MOST_SHOWN ? ['…'] : [])], 'and');
      const message = say`From round ${round} on only the ${going.size} best of ${present[index - 1]!.size} players play, as after a cut. The file calls it a Swiss round, so ${shown} count as dropped.`;
      const advice = say`If it was a cut, mark these rounds as elimination in your program or in the grid. Otherwise no change is needed.`;
      findings.add('may-be-cut', { pointer: '' }, message, advice);
      return;
    }
    for (const { players: ids, kind, result } of matches) {
      const winner = kind === 'bye' || result === 'win' ? ids[0] : result === 'loss' ? ids[1] : undefined;
      if (winner !== undefined) wins.set(winner, (wins.get(winner) ?? 0) + 1);
    }
  }
}

/** Adds a finding for each player who has two matches in a round, or meets themselves, and for rounds that look like a cut. */
export function checkRounds(tournament: FileTournament, findings: FileFindings): void {
  const { players, rounds } = tournament;
  checkCut(tournament, findings);
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
