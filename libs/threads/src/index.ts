export { FairLine, LineFull } from './fair-line.js';
export { FileOpener, type FileOfAccount } from './file-opener.js';
export { inThread } from './thread-work.js';
export { copyPlain } from './plain-copy.js';
export { ThreadPool, type ThreadSettings } from './thread-pool.js';
