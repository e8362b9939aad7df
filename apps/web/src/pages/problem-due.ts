import { DIRECTOR_HAS_MS, problemStateAt, type ProblemFacts } from '@quadrant/rules/permissions';

/** Until when the directors have to answer before it goes on to the coordinator; null where it goes no further by itself. */
export const dueAt = (problem: ProblemFacts, now: Date): Date | null =>
  problemStateAt(problem, now) === 'open-with-director'
    ? new Date(problem.createdAt.getTime() + DIRECTOR_HAS_MS)
    : null;
