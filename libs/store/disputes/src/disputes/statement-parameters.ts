import type { Rows } from '@quadrant/rules/permissions';
import { rowCondition, type RowColumns } from '@quadrant/store/people';

/** The parameters of a statement that is put together piece by piece. */
export class StatementParameters {
  readonly values: unknown[] = [];

  /** What stands for a value. */
  bind(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  /** What stands for the rows that somebody may see. */
  rows(rows: Rows, columns: RowColumns): string {
    const { sql, values } = rowCondition(rows, columns, this.values.length + 1);
    this.values.push(...values);
    return sql;
  }
}
