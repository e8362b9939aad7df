import { currentLanguage } from '../languages/language.js';
import { t } from '../languages/t.js';

/**
 * Returns the texts of islands as `say` looks them up; undefined on English pages. The check of languages knows their
 * sources.
 */
export function islandTexts(): string | undefined {
  if (currentLanguage() === 'en') return undefined;
  return JSON.stringify(Object.fromEntries(OF_ISLANDS.map((text) => [text, t(text)])));
}

/** Every text that islands pass to `say` is listed here. */
const OF_ISLANDS = [
  'The file is empty.',
  'The work is done. Load the page again to see its result.',
  'The work is done. Send your answer now.',
  'The time left is not known yet.',
  'A few seconds left.',
  'About {seconds} seconds left.',
  'About {minutes} minutes left.',
  'Suggestions',
  'No suggestions',
  '1 suggestion',
  '{count} suggestions',
  'Tournament',
  'League',
  'Player',
  'Reload the page to see everything that is new.',
  'Time is over',
  'Begins in {time}',
  'Page {page} of {pages}',
  'Not sent yet: {text}',
  'Not accepted: {text}',
  'in this tournament',
  'rating {rating}',
  'Row {number}, {heading}',
  'Undone: {cell}',
  'Done again: {cell}',
  'There is nothing to undo.',
  'Cells pasted: {cells}.',
  'Rows without a place: {rows}. Save, then paste the rest.',
  'Columns without a place: {columns}. The block is wider than the table from this cell on.',
  'Cells cut at 200 characters: {cells}.',
  '{by} has this question open. Answer another one meanwhile.',
  'Not added: {files}',
  'You left the page while files were sent. Sent: {sent}. Not sent: {missing} ({files}). Choose the same files again: those that are there are not stored twice.',
  'The connection broke.',
  'Saved. {question}: {answer}',
] as const;
