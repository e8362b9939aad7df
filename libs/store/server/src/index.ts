export {
  DATA_FOLDER_VARIABLE,
  describeSize,
  type DiskSpaceSettings,
  readDiskSpaceSettings,
} from './disk-space-settings.js';
export { importerOf, makeUpgradeHome, packageOfMajor, readMajors, replaceCluster } from './embedded/major-version.js';
export { hasEmbeddedData } from './embedded/place.js';
export { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/start.js';
export { giveToOwnerOfFolder, makeFolders } from './home/folder.js';
export { homeMode, listOpenEntries, type OpenEntry, tightenHome } from './home/home-modes.js';
export { readOrMakeKey, readOrMakeSecret } from './home/secret-file.js';
export { LastingClient, makeClient, makePool, PATIENT_CONNECT_MS } from './lasting-client.js';
export { joinLauncher } from './launched-process.js';
export { measureFree, type MeasureFree } from './measure-free.js';
export { type Statement, STATEMENTS } from './statements.js';
export { type DatabaseSettings, readDatabaseSettings } from './settings.js';
export { FOREIGN_SERVER_MS, type Patience, whileDatabaseIsAway } from './while-database-is-away.js';
