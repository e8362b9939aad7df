export { Log } from './log.js';
export { inWork, noteWork, resumeWork, startWork, endWork, type Work, type WorkIds } from './work.js';
export { startWatching, stopWatching } from './start-watching.js';
