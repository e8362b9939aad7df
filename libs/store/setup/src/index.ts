export { createDataSource } from './data-source.js';
export { PersistenceModule } from './persistence.module.js';
export { prepareDatabase } from './prepare-database.js';
export { refuseForeignHome } from './refuse-foreign-home.js';
export { RULES_IN_FORCE } from './rules-in-force.js';
