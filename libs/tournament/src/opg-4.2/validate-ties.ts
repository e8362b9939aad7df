import type { Finding } from '../finding.js';
import type { EntryIndex, TournamentReport } from '../report.js';
import { eliminationRounds } from './elimination.js';
import { positionsOf } from './final-order.js';
import { finding } from './findings.js';
import { computeSwissStage } from './standings.js';
import { decideTies } from './tied-matches.js';

/** 000, 10: a tied match of the elimination stage has a winner; says where the report leaves him in doubt. */
export function validateTies(report: TournamentReport): Finding[] {
  const stage = eliminationRounds(report);
  if (!stage.some(({ matches }) => matches.some(({ result }) => result === 'TT'))) return [];
  // A toss that nobody recorded decides nothing here that is not warned of.
  const swiss = computeSwissStage(report, '').order;
  const ties = decideTies(report, stage, positionsOf(swiss.entries, report.entries.length));
  const nameOf = (entry: EntryIndex | undefined) => report.entries[entry ?? -1]?.handle ?? '';

  return report.rounds.flatMap(({ matches }, roundIndex) =>
    matches.flatMap((match, matchIndex) => {
      const tie = ties.get(match);
      if (tie === undefined) return [];
      const pointer = `/rounds/${roundIndex}/matches/${matchIndex}/result`;
      const winner = nameOf(match.players[tie.winner]);
      const told = `${match.players.map(nameOf).join(' and ')} tied`;
      if (tie.isAgainstSeeds) {
        const message = `${told}; the later rounds show that ${winner} won, who has the lower seed.`;
        const advice = 'Check the rounds, and give `seed` for both players as this stage was seeded (000, section 10).';
        return [finding('tie-against-seeds', pointer, message, advice)];
      }
      if (tie.by !== 'swiss-order') return [];
      const message = `${told}; nothing says who won, so it was given to ${winner} by the Swiss order.`;
      return [finding('tie-without-seeds', pointer, message, 'Give `seed` for both players (000, section 10).')];
    }),
  );
}
