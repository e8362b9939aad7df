import type { TournamentReport } from '../report.js';
import { stepOf, type RankingStep } from './rank.js';

/** It ranks below every seed that can be given. */
const UNSEEDED = Number.MAX_SAFE_INTEGER;

/**
 * Orders by seed, the lowest first; players without a seed come last. It is for tournaments with seeds but no Swiss
 * stage that could separate their players.
 */
export const seedStep = ({ entries }: TournamentReport): RankingStep =>
  stepOf(
    'seed',
    entries.map(({ seed }) => -(seed ?? UNSEEDED)),
  );
