export { startEmbeddedPostgres, type EmbeddedPostgres, type EmbeddedPostgresOptions } from './start.js';
