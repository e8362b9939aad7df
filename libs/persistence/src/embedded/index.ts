export { makeFolders } from './folder.js';
export { stopAbandonedPostgres } from './stop-abandoned.js';
export { startEmbeddedPostgres, type EmbeddedPostgres, type EmbeddedPostgresOptions } from './start.js';
