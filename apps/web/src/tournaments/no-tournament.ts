import { notFound } from '@quadrant/http';

/** Answers for an address whose id no tournament has. */
export const noTournament = (id: string) =>
  notFound(`There is no tournament with the id ${JSON.stringify(id)}.`, '/tournaments lists them all.');
