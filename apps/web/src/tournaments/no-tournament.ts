import { notFound } from '@quadrant/http';

/** The answer where no tournament has the id of an address. */
export const noTournament = (id: string) =>
  notFound(`There is no tournament with the id ${JSON.stringify(id)}.`, '/tournaments lists them all.');
