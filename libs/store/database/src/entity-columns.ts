import { DefaultNamingStrategy, getMetadataArgsStorage } from 'typeorm';

/** Names columns as the schema does: the member `decidedBy` is the column `decided_by`. */
export class ColumnNames extends DefaultNamingStrategy {
  override columnName(member: string, given: string | undefined): string {
    return given ?? member.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  }
}

const names = new ColumnNames();

/**
 * Returns SQL that selects the columns of an entity under the names of its members, for statements that join, lock or
 * write. Days come as `YYYY-MM-DD`. Columns with `select: false` are left out, as TypeORM does.
 *
 * @param alias of the table in the statement; none after `returning`
 */
export const columnsOf = (entity: new () => object, alias?: string): string =>
  getMetadataArgsStorage()
    .filterColumns(entity)
    .filter(({ options }) => options.select !== false)
    .map(({ propertyName, options }) => {
      const column = (alias === undefined ? '' : `${alias}.`) + names.columnName(propertyName, options.name);
      return `${column}${options.type === 'date' ? '::text' : ''} as "${propertyName}"`;
    })
    .join(', ');
