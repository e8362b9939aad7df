import type { DataSource } from 'typeorm';

/** The run that readers see; 0 before the first publication. */
export async function findHeadRun(dataSource: DataSource): Promise<number> {
  const rows = await dataSource.query<{ head_run: number }[]>(`select head_run from publication`);
  return rows[0]!.head_run;
}
