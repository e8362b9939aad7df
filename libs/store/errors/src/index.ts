export { isConflict, isDatabaseOutage, isDatabaseRightMissing, isDiskFull, says } from './database-errors.js';
