import type { DataSource } from 'typeorm';
import { tournamentSubject } from '@quadrant/rules/permissions';
import type { TournamentHeader } from '@quadrant/rules/tournament';
import type { RowColumns } from '@quadrant/store/database';

interface Concerned {
  readonly id: number;
  readonly header: TournamentHeader;
  readonly submitterKey: string | null;
}

/** SQL: selects the tournaments w with the data that permissions need, from the parameter that holds them. */
export const concernedBy = (parameter: string): string =>
  `json_to_recordset(${parameter}) as w (id integer, directors text[], continent text, region text)`;

/** `rowCondition` takes these columns. */
export const OF_TOURNAMENT: RowColumns = { directors: 'w.directors', continent: 'w.continent', region: 'w.region' };

/**
 * Lists the tournaments that a table refers to, as permissions see them now, for {@link concernedBy}. Only this place
 * folds the names.
 */
export async function listConcernedTournaments(
  dataSource: DataSource,
  table: 'disputes' | 'correction_proposals',
): Promise<string> {
  const found = await dataSource.query<Concerned[]>(
    `select t.id, s.header, t.submitter_key as "submitterKey"
     from tournaments t join submissions s on s.tournament_id = t.id and s.revision = t.current_revision
     where t.id in (select tournament_id from ${table})`,
  );
  return JSON.stringify(
    found.map(({ id, header, submitterKey }) => {
      const { directorKeys: directors, place } = tournamentSubject(header, submitterKey);
      return { id, directors, continent: place?.continent, region: place?.region };
    }),
  );
}
