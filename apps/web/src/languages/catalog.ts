import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A key is the English text or another name of a text. The object has no prototype, so it has nothing but texts. */
export type Catalog = Readonly<Record<string, string | undefined>>;

/** Reads the content of a file in JSON. @param file beside the module that reads it */
export const readCatalog = <Content>(file: URL): Content => JSON.parse(readFileSync(file, 'utf8')) as Content;

/** Reads all catalogs of a folder as one. @param folder beside the module that reads it */
export function readCatalogs(folder: URL): Catalog {
  const files = readdirSync(fileURLToPath(folder))
    .filter((name) => name.endsWith('.json'))
    .sort();
  return Object.assign(
    Object.create(null) as Record<string, string>,
    ...files.map((name) => readCatalog<Catalog>(new URL(name, folder))),
  ) as Catalog;
}
