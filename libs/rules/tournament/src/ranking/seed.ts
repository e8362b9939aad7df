import type { TournamentReport } from '../report.js';
import { stepOf, type RankingStep } from './rank.js';

/** Below every seed that can be given. */
const UNSEEDED = Number.MAX_SAFE_INTEGER;

/**
 * By seed, the lowest first; who has none goes last. For what is seeded, and has no Swiss stage that could part its
 * players.
 */
export const seedStep = ({ entries }: TournamentReport): RankingStep =>
  stepOf(
    'seed',
    entries.map(({ seed }) => -(seed ?? UNSEEDED)),
  );
