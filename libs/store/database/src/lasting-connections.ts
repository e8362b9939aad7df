import { DataSource, type DataSourceOptions } from 'typeorm';
import { LastingClient } from '@quadrant/store/server';
import { ColumnNames } from './entity-columns.js';

type PostgresOptions = Extract<DataSourceOptions, { type: 'postgres' }>;

/** A data source, not yet connected, whose connections may be lost at any moment, as those of `makePool`. */
export const makeDataSource = ({ extra, ...options }: PostgresOptions): DataSource =>
  new DataSource({
    ...options,
    namingStrategy: new ColumnNames(),
    extra: { ...(extra as object | undefined), Client: LastingClient },
    poolErrorHandler: () => undefined,
  });
