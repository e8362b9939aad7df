export { SECRET_TABLES } from './grants.js';
export { migrateWithLock } from './migrate-with-lock.js';
export { MIGRATIONS } from './migrations.js';
