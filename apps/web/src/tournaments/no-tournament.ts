import { say } from '@quadrant/rules/message';
import { notFound } from '@quadrant/http';

/** Answers for an address whose id no tournament has. */
export const noTournament = (id: string) =>
  notFound(say`There is no tournament with the id ${JSON.stringify(id)}.`, say`/tournaments lists them all.`);
