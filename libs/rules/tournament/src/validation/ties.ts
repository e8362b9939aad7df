import { joined, say } from '@quadrant/rules/message';
import { type Finding, finding } from '../finding.js';
import { handleOf } from '../participants.js';
import { eliminationRounds } from '../ranking/elimination.js';
import { positionsOf, type FinalOrder } from '../ranking/final-order.js';
import { decideTies, type WinnerOf } from '../ranking/tied-matches.js';
import type { EntryIndex, Match, TournamentReport } from '../report.js';

// @row 95
/** How a rule system reads results and orders the Swiss stage, and what it has to say about ties and seeds. */
export interface TieRules {
  readonly winnerOf: WinnerOf;
  readonly orderSwiss: (report: TournamentReport) => FinalOrder;
  readonly source: string;
}

/** A tied match of the elimination stage has a winner; says where the report leaves them in doubt. */
export function validateTies(report: TournamentReport, { winnerOf, orderSwiss, source }: TieRules): Finding[] {
  const stage = eliminationRounds(report);
  const isTied = (match: Match) => match.players.length === 2 && winnerOf(match) === null;
  if (!stage.some(({ matches }) => matches.some(isTied))) return [];
  const ties = decideTies(report, stage, positionsOf(orderSwiss(report).entries, report.entries.length), winnerOf);
  const nameOf = (entry: EntryIndex | undefined) => handleOf(report, entry);

  return report.rounds.flatMap(({ matches }, roundIndex) =>
    matches.flatMap((match, matchIndex) => {
      const tie = ties.get(match);
      if (tie === undefined) return [];
      const told = match.result === null ? 'games' : 'result';
      const pointer = `/rounds/${roundIndex}/matches/${matchIndex}/${told}`;
      const winner = nameOf(match.players[tie.winner]);
      const tied = say`${joined(match.players.map(nameOf), ' and ')} tied`;
      if (tie.isAgainstSeeds) {
        const message = say`${tied}; the later rounds show that ${winner} won, who has the lower seed.`;
        const advice = say`Check the rounds, and give \`seed\` for both players as this stage was seeded (${source}).`;
        return [finding('tie-against-seeds', pointer, message, advice)];
      }
      if (tie.by !== 'swiss-order') return [];
      const message = say`${tied}; the report does not say who won, so the Swiss order decided for ${winner}.`;
      return [finding('tie-without-seeds', pointer, message, say`Give \`seed\` for both players (${source}).`)];
    }),
  );
}
