import type { Rows } from '@quadrant/rules/permissions';
import { rowCondition, type RowColumns } from '@quadrant/store/database';

/** Collects the parameters of a statement that is built in pieces. */
export class StatementParameters {
  readonly values: unknown[] = [];

  /** Adds a value, and returns its placeholder. */
  bind(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  /** Adds a condition for visible rows, and returns its SQL. */
  rows(rows: Rows, columns: RowColumns): string {
    const { sql, values } = rowCondition(rows, columns, this.values.length + 1);
    this.values.push(...values);
    return sql;
  }
}
