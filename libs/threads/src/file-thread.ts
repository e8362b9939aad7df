import { inThread } from './thread-work.js';
import { doFileTask, type FileTask, type FileTaskAnswer, type FileTaskName } from './file-tasks.js';

/** Reads one file in a thread of its own: the event loop that answers requests goes on meanwhile. */
export default inThread<FileTask, FileTaskAnswer<FileTaskName>>(doFileTask);
