export { type Catalog, readCatalog, readFolderCatalogs } from '@quadrant/languages';
