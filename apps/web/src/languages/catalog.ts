export { type Catalog, readCatalog, readCatalogs, readFolderCatalogs } from '@quadrant/languages';
