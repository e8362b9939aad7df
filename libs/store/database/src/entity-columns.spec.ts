import type { QueryResult } from 'pg';
import { onConnection } from '@quadrant/store/audit';
import { useTestDatabase } from '../../../../test/builders/database.js';
import { columnsOf } from './entity-columns.js';

describe('the columns that SQL selects of an entity', () => {
  const database = useTestDatabase();

  it('have the names that TypeORM gives them, in every entity', async () => {
    const dataSource = await database.dataSource();
    for (const { target, tableName, columns } of dataSource.entityMetadatas) {
      const selected: QueryResult = await onConnection(dataSource, (client) =>
        client.query(`select ${columnsOf(target as new () => object, 't')} from ${tableName} t limit 0`),
      );
      const mapped = columns.filter(({ isSelect }) => isSelect).map(({ propertyName }) => propertyName);
      // TypeORM loads a primary key in any case, so leaving it out would deceive a reader.
      expect(columns.filter(({ isPrimary, isSelect }) => isPrimary && !isSelect)).toEqual([]);
      expect({ tableName, names: selected.fields.map(({ name }) => name) }).toEqual({ tableName, names: mapped });
    }
  });
});
