import { t, words } from '../languages/t.js';
import type { BatchJob, BatchState, ItemState } from './shapes.js';

/** This button keeps a question for somebody whose page has no script. */
export const KEEP = 'keep';

/** The first word names the state, the sentence says what comes next. */
export const STATE_WORDS: Readonly<Record<BatchState, readonly [name: string, next: string]>> = words({
  open: ['In preparation', 'Add files, then read them.'],
  read: ['Read', 'The files are read. Say what they leave open, then read them again.'],
  settling: ['Settling', 'Say who is who, look at doubles, then compute what changes.'],
  ready: ['Ready', 'You have seen what changes. Publish it, or change something and compute it again.'],
  publishing: ['Publishing', 'Its tournaments are being published as one run.'],
  published: ['Published', 'Its ready tournaments are public. You can undo it as a whole.'],
  undoing: ['Undoing', 'Everything that it brought is being taken back.'],
  undone: ['Undone', 'Nothing of it is public any more.'],
  sent: ['Sent', 'A director sent it. It waits for a coordinator.'],
  dropped: ['Dropped', 'It was never published.'],
});

export const STEP_WORDS: Readonly<Record<BatchJob['step'], string>> = words({
  read: 'Reading files',
  diff: 'Computing what changes',
  publish: 'Publishing tournaments',
  undo: 'Taking tournaments back',
});

export const ITEM_WORDS: Readonly<Record<ItemState, string>> = words({
  ready: 'Ready',
  asks: 'Facts are missing',
  double: 'Brought twice',
  refused: 'Refused',
  'left-out': 'Left out',
  read: 'Read',
});

/** Why two names may be one person, or were linked. */
const REASON_WORDS: Readonly<Record<string, string>> = words({
  'same-name': 'The same name',
  'word-order': 'The words in another order',
  'similar-letters': 'Letters that look alike',
  spelling: 'Almost the same spelling',
  nickname: 'A nickname',
  initials: 'Initials',
  'missing-word': 'A part of the name is missing',
  'same-handle': 'The same handle',
  'same-company': 'The same name with the same people around it',
  'rare-name': 'A name that hardly anybody else has',
  guest: 'A guest with the name of somebody who plays elsewhere',
  namesakes: 'The same name at another place or another time',
});

/** Why an answer about people was not used. */
const REFUSED_WORDS: Readonly<Record<string, string>> = words({
  'no-entry': 'No file has this name any more.',
  met: 'Both are in one tournament, so they are two people.',
  'one-bearer': 'Both are the same entry, or one stored player.',
  contradiction: 'Another answer says the opposite. Take one of the two back.',
});

export const tellRefusedAnswer = (reason: string): string => REFUSED_WORDS[reason] ?? reason;

export const tellReason = (reason: string): string => REASON_WORDS[reason] ?? reason;

/** Names of facts, as the form of a report has them. */
const FACT_WORDS: Readonly<Record<string, string>> = words({
  game: 'Game',
  director: 'Director',
  name: 'Name',
  startsAt: 'Date',
  venue: 'Venue',
  level: 'Level',
  wins: 'Kind of wins',
  scores: 'Meaning of scores',
  halfByes: 'Half-point byes',
  sheet: 'Sheet of the workbook',
  dates: 'Order of day and month',
  nameDates: 'Order of the date in file names',
  format: 'Format',
  ruleSystem: 'Rules',
  country: 'Country',
  partOf: 'Part of the file',
});

/** Names an answer of `--set` for people. */
export function tellKey(key: string): string {
  if (key.startsWith('column.')) return t('Column “{heading}”', { heading: key.slice('column.'.length) });
  if (key.startsWith('word.')) return t('“{word}” in place of a name', { word: key.slice('word.'.length) });
  if (key.startsWith('result.')) return t('“{word}” in place of a result', { word: key.slice('result.'.length) });
  return FACT_WORDS[key] ?? key;
}
