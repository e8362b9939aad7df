import { joined, say, type Text } from '@quadrant/rules/message';
import { HEADER_KEYS, readStoredReport } from '@quadrant/rules/report';
import { foldHandle } from '@quadrant/rules/tournament';
import { cellsOf, membersOf, renamesOf, unusedByDocuments, type Answers } from '../answers.js';
import type { FileFindings } from '../parts/file-findings.js';
import type { Places } from '../place-findings.js';
import { tableOfDocument } from './document-table.js';
import { editFacts } from './edit-facts.js';
import { editRows } from './edit-rows.js';
import { refuseCell } from './refuse-cell.js';
import { renameInDocument } from './rename-players.js';
import type { Raw, RawDocument } from './raw-document.js';

export interface EditedDocument {
  /** The bytes as they came when no answer changes anything. */
  readonly document: Uint8Array;
  /** The cells of the values of the document, by their pointers; null when no cell was answered. */
  readonly places: Places | null;
}

/**
 * Applies answers to a `quadrant/1` document: facts replace members of `tournament`, `handle.NAME` renames a player
 * everywhere, and `cell.R.C` writes a cell of its grid. Everything that no answer is about stays as it is.
 *
 * It adds a note that lists the changes, and a finding for each answer that cannot be read or applied. A document with an
 * error among them must not be stored.
 */
export function editDocument(bytes: Uint8Array, answers: Answers, findings: FileFindings): EditedDocument {
  for (const key of unusedByDocuments(answers)) addNotUsed(`/${key}`, key, findings);
  const read = readStoredReport(bytes);
  const cells = cellsOf(answers);
  const table = tableOfDocument(bytes, read);
  const isOfStandings = read.report?.record === 'standings';
  if (table === null) {
    const [message, advice] = isOfStandings ? [NO_GAMES, CHANGE_PLACES] : [NO_TABLE, FIX_FIRST];
    for (const cell of cells) refuseCell(cell, message, advice, findings);
  }
  const sent = read.parts === null ? null : (JSON.parse(new TextDecoder().decode(bytes)) as Raw);
  const header = sent?.['tournament'];
  if (sent === null || !isObject(header)) return { document: bytes, places: null };
  const unknown = membersOf(answers).flatMap(([key]) => (HEADER_KEYS.has(key) || key in header ? [] : [key]));
  for (const key of unknown) addNotUsed(`/tournament/${key}`, key, findings);
  const facts = editFacts(header, new Map([...answers].filter(([key]) => !unknown.includes(key))));
  const rows = table && cells.length > 0 ? editRows(table, cells, findings) : null;
  const changes: Text[] = [...facts.changes, ...(rows?.changes ?? [])];
  let edited: Raw = rows?.document ?? sent;
  if (table !== null || isOfStandings) edited = renamePlayers(edited as RawDocument, answers, changes, findings);
  if (facts.changes.length > 0) edited = { ...edited, tournament: facts.tournament };
  if (changes.length > 0) addChanges(changes, findings);
  const document = changes.length === 0 ? bytes : new TextEncoder().encode(JSON.stringify(edited));
  return { document, places: rows?.places ?? null };
}

const NO_TABLE = say`The document has errors, so it has no table whose cells can change.`;
const NO_GAMES = say`Only the places of this tournament are known, so it has no table of games.`;
const CHANGE_PLACES = say`Change statedStandings in the document, and send it again.`;
const FIX_FIRST = say`Fix the errors of the document first.`;

const isObject = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Gives players the handles of the answers. Two who get the same handle become one, with what the document says of the first. */
function renamePlayers(document: RawDocument, answers: Answers, changes: Text[], findings: FileFindings): RawDocument {
  const listed = new Map(document.players.map(({ handle }) => [foldHandle(handle), handle]));
  const renames = new Map<string, string>();
  for (const [name, handle] of renamesOf(answers)) {
    const before = listed.get(foldHandle(name));
    if (before === undefined) addNotUsed('/players', `handle.${name}`, findings);
    else if (before !== handle) {
      renames.set(foldHandle(name), handle);
      changes.push(`${before} → ${handle}`);
    }
  }
  const renamed = renameInDocument(document, renames);
  const seen = new Set<string>();
  const players = renamed.players.filter(({ handle }) => {
    const key = foldHandle(handle);
    const isFirst = !seen.has(key);
    if (!isFirst) addJoined(handle, findings);
    seen.add(key);
    return isFirst;
  });
  return players.length === renamed.players.length ? renamed : { ...renamed, players };
}

function addJoined(handle: string, findings: FileFindings): void {
  const message = say`Two players get the handle ${handle} and become one, with the facts of the one who is listed first.`;
  findings.add('players-edited', { pointer: '/players' }, message, say`If they are two people, answer two handles.`);
}

function addNotUsed(pointer: string, key: string, findings: FileFindings): void {
  const message = say`The answer ${key} changes nothing in this document.`;
  const advice = say`Leave it out, or correct its name: a fact of the tournament, such as venue, or handle.NAME for a player of the document.`;
  findings.add('answer-not-used', { pointer }, message, advice);
}

const MOST_SHOWN = 20;

/** Adds the note that lists what changes in a document. */
export function addChanges(changes: readonly Text[], findings: FileFindings): void {
  const shown = joined(changes.slice(0, MOST_SHOWN), '; ');
  const rest = changes.length - MOST_SHOWN;
  const message =
    rest > 0
      ? say`Your answers change ${changes.length} values of the document: ${shown}; and ${rest} more.`
      : say`Your answers change this in the document: ${shown}.`;
  findings.add('document-edited', { pointer: '' }, message, say`If this is correct, no change is needed.`);
}
