export { SECRET_TABLES } from './grants.js';
export { MIGRATION_LOCK, migrateWithLock } from './migrate-with-lock.js';
export { MIGRATIONS } from './migrations.js';
export { endRestore, findNewerMigrations, makeSchemaOf, removeUnfinished } from './schema-of.js';
