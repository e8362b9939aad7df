import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Translations by their English text, or by whatever else names a text. Without what every object has by itself. */
export type Catalog = Readonly<Record<string, string | undefined>>;

/** What a file in JSON holds. @param file beside the module that reads it */
export const readCatalog = <Content>(file: URL): Content => JSON.parse(readFileSync(file, 'utf8')) as Content;

/** All catalogs of a folder as one. @param folder beside the module that reads it */
export function readCatalogs(folder: URL): Catalog {
  const files = readdirSync(fileURLToPath(folder))
    .filter((name) => name.endsWith('.json'))
    .sort();
  return Object.assign(
    Object.create(null) as Record<string, string>,
    ...files.map((name) => readCatalog<Catalog>(new URL(name, folder))),
  ) as Catalog;
}
