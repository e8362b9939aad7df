export { awaitDatabase, startPatience } from './await-database.js';
export { createDataSource } from './data-source.js';
export { PersistenceModule } from './persistence.module.js';
export { prepareDatabase } from './prepare-database.js';
export { RULES_IN_FORCE } from './rules-in-force.js';
