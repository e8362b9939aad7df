import type { DataSource } from 'typeorm';
import { CONTINENTS, countriesOf, type Principal, type Rows } from '@quadrant/policy';
import { foldHandle, type TournamentHeader } from '@quadrant/tournament';

/** SQL of what decides whose a row is: the columns of its account, its tournament, and the header of that. */
export interface RowColumns {
  readonly owner: string;
  readonly submitterKey: string;
  readonly header: string;
}

/** How reports write the names that a condition knows folded. */
export interface Spellings {
  readonly directors: readonly string[];
  readonly regions: readonly string[];
}

/** Makes a value a parameter of the statement, and gives what stands for it there. */
export type Bind = (value: unknown) => string;

/** SQL for the rows that somebody may see, over tournaments as they are now. */
export function rowCondition(
  rows: Rows,
  { owner, submitterKey, header }: RowColumns,
  spellings: Spellings,
  bind: Bind,
): string {
  if (rows.kind !== 'some') return rows.kind === 'all' ? 'true' : 'false';
  const conditions: string[] = [];
  if (rows.ownerId !== null) conditions.push(`${owner} = ${bind(rows.ownerId)}`);
  if (rows.directorKey !== null) {
    const named = ['director', 'secondaryDirector', 'tertiaryDirector'].map((key) => `${header}->>'${key}'`);
    conditions.push(`${submitterKey} = ${bind(rows.directorKey)}`);
    conditions.push(`array[${named.join(', ')}] && ${bind(spellings.directors)}::text[]`);
  }
  if (rows.continents.length > 0) {
    const elsewhere = CONTINENTS.filter((each) => !rows.continents.includes(each)).flatMap(countriesOf);
    conditions.push(`not coalesce(upper(${header}->>'country') = any(${bind(elsewhere)}::text[]), false)`);
  }
  if (rows.regions.length > 0) conditions.push(`${header}->>'region' = any(${bind(spellings.regions)}::text[])`);
  return conditions.length === 0 ? 'false' : `(${conditions.map((each) => `coalesce(${each}, false)`).join(' or ')})`;
}

/** How the tournaments that a table points at write the director's and the regions' names of somebody. */
export async function findSpellings(
  dataSource: DataSource,
  table: 'problem_reports' | 'correction_proposals',
  { handleKey, grants }: Principal,
): Promise<Spellings> {
  const found = await dataSource.query<{ header: Pick<TournamentHeader, Director | 'region'> }[]>(
    `select s.header from tournaments t join submissions s on s.tournament_id = t.id and s.revision = t.current_revision
     where t.id in (select tournament_id from ${table})`,
  );
  const directors = found.flatMap(({ header: { director, secondaryDirector, tertiaryDirector } }) => [
    director,
    secondaryDirector,
    tertiaryDirector,
  ]);
  const granted = grants.map((grant) => (grant.role === 'regional-coordinator' ? grant.region : null));
  const isHis = (name: string | null): name is string => name !== null && foldHandle(name) === handleKey;
  const isGranted = (name: string | null): name is string => name !== null && granted.includes(foldHandle(name));
  return {
    directors: [...new Set(directors.filter(isHis))],
    regions: [...new Set(found.map(({ header: { region } }) => region).filter(isGranted))],
  };
}

type Director = 'director' | 'secondaryDirector' | 'tertiaryDirector';
