import { JSON_SCHEMAS } from './json-schemas.js';
import { TABLE_SCHEMAS } from './table-schemas.js';
import { TEXT_SCHEMAS } from './text-schemas.js';

/** The JSON Schema (2020-12) of each format of files that is read besides `quadrant/1`, by its name. */
export const FILE_SCHEMAS: Readonly<
  Record<string, { readonly description: string; readonly examples: readonly unknown[] }>
> = {
  ...TABLE_SCHEMAS,
  ...JSON_SCHEMAS,
  ...TEXT_SCHEMAS,
};
