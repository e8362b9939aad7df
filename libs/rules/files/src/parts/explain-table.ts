import { renameColumns } from './rename-columns.js';
import { renameWords } from './rename-words.js';

/** The text of a table as its readers take it, after what somebody answered about its columns and words. */
export const explainTable = (text: string, answers: ReadonlyMap<string, string>): string =>
  renameWords(renameColumns(text, answers), answers);
