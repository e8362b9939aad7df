import { DataSource, type DataSourceOptions } from 'typeorm';
import { LastingClient } from '@quadrant/store/server';

type PostgresOptions = Extract<DataSourceOptions, { type: 'postgres' }>;

/** A data source, not yet connected, whose connections may be lost at any moment, as those of `makePool`. */
export const makeDataSource = ({ extra, ...options }: PostgresOptions): DataSource =>
  new DataSource({
    ...options,
    extra: { ...(extra as object | undefined), Client: LastingClient },
    poolErrorHandler: () => undefined,
  });
