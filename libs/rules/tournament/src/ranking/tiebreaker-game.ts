import type { TournamentReport } from '../report.js';
import type { RankingStep } from './rank.js';

// @row 213
/**
 * 001, II.A.i, 8 and 002, 4: players who are still tied play a tiebreaker game. The report has it as its final
 * confrontation; it parts nobody but those tied with both of its players.
 */
export const tiebreakerGame = ({ finalConfrontation }: TournamentReport): RankingStep => ({
  decidedBy: 'final-confrontation',
  valuesOf: (tied) => {
    const isBetweenTied = finalConfrontation?.players.every((player) => tied.includes(player)) ?? false;
    return (entry) => Number(isBetweenTied && entry === finalConfrontation?.winner);
  },
});
