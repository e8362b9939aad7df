import type { DataSource } from 'typeorm';

export function describeSchema(database: Pick<DataSource, 'query'>): Promise<string>;
