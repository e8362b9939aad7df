import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A key is the English text or another name of a text. The object has no prototype, so it has nothing but texts. */
export type Catalog = Readonly<Record<string, string | undefined>>;

/** Reads the content of a file in JSON. @param file beside the module that reads it */
export const readCatalog = <Content>(file: URL): Content => JSON.parse(readFileSync(file, 'utf8')) as Content;

/** Reads all catalogs of a folder as one. @param folder beside the module that reads it */
export const readCatalogs = (folder: URL): Catalog =>
  joinCatalogs(listNames(folder, (name) => name.endsWith('.json')).map((name) => new URL(name, folder)));

/** Reads the catalogs of the folders in a folder as one. @param folder beside the module that reads it */
export const readFolderCatalogs = (folder: URL, name: string): Catalog =>
  joinCatalogs(
    listNames(folder, () => true)
      .map((each) => new URL(`${each}/${name}`, folder))
      .filter((file) => existsSync(fileURLToPath(file))),
  );

const listNames = (folder: URL, isWanted: (name: string) => boolean): readonly string[] =>
  readdirSync(fileURLToPath(folder)).filter(isWanted).sort();

const joinCatalogs = (files: readonly URL[]): Catalog =>
  Object.assign(
    Object.create(null) as Record<string, string>,
    ...files.map((file) => readCatalog<Catalog>(file)),
  ) as Catalog;
