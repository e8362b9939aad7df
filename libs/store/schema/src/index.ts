export { SECRET_TABLES } from './grants.js';
export { MIGRATION_LOCK, migrateWithLock } from './migrate-with-lock.js';
export { MIGRATIONS } from './migrations.js';
export { EMBEDDED_PLACE, findMove, forgetMove, MOVE_TABLE, noteMove, sayMoved } from './moved-database.js';
export { endRestore, findContent, findNewerMigrations, makeSchemaOf, removeUnfinished } from './schema-of.js';
