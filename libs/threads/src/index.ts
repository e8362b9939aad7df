export { FileOpener } from './file-opener.js';
export { ThreadPool, type ThreadSettings } from './thread-pool.js';
