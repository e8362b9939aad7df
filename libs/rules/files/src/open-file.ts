import { joined, quoted, say } from '@quadrant/rules/message';
import { locateFindings, readReport } from '@quadrant/rules/report';
import { hasErrors, type Finding, type TournamentReport } from '@quadrant/rules/tournament';
import { editDocument } from './document/edit-document.js';
import { refuseCell } from './document/refuse-cell.js';
import { collectFileFindings, type FileFindings } from './parts/file-findings.js';
import {
  countTournament,
  withDrops,
  type FileCounts,
  type FileMatch,
  type FileTournament,
  type ReadSheet,
} from './parts/file-tournament.js';
import { decodeText } from './parts/decode-text.js';
import { cellsOf, HANDLE_ANSWER, MISSING_RESULTS, type Answers } from './answers.js';
import type { Places } from './place-findings.js';
import { takeOrigin, type Origin } from './origin.js';
import type { FileReading } from './parts/file-reader.js';
import { readFile } from './read-file.js';
import { toDocument } from './to-document.js';
import { SHEET_ANSWER } from './workbooks/read-workbook.js';

/** A file as a director has it, read as far as possible. */
export interface OpenedFile {
  /** It is `quadrant/1`, `quadrant/1-ndjson` or the name of a reader; null when no reader recognizes the file. */
  readonly format: string | null;
  /** The tournaments of the file; empty when they cannot be read. */
  readonly tournaments: readonly FileCounts[];
  readonly findings: readonly Finding[];
  /** A `quadrant/1` document for each tournament: the bytes as they came, or translated; null while a question is open. */
  readonly documents: readonly (Uint8Array | null)[];
  /**
   * For each document that was translated, the place in the file of each of its values; see {@link placeFindings}. For a
   * `quadrant/1` document whose cells were answered, the place in its grid; empty for every other.
   */
  readonly places: readonly Places[];
  /** The stored tournament that the file was downloaded from; it is absent where the file names none. */
  readonly origin?: Origin;
  /** For each document that was translated, the places that the other program gave, by handle. */
  readonly ownPlaces: readonly ReadonlyMap<string, number>[];
}

/**
 * Opens a file of any kind: a report of `quadrant/1`, a history of them (NDJSON), or a file of another program.
 * Nothing is stored. Reports of `quadrant/1` are not checked here but by the reader of the documents.
 *
 * @param answers what a file of another program cannot say, or what changes in a `quadrant/1` document: a fact, a handle, or
 *   a cell of its grid. A document without answers, or that no answer changes, goes through as it came
 * @param suggestions answers to open questions that may be right; they are only told
 */
export function openFile(sent: Uint8Array, answers?: Answers, suggestions?: Answers): OpenedFile {
  const { read: _, ...opened } = openWhole(sent, answers, suggestions);
  return opened;
}

/** An opened file with its tournaments as they are read. They name everybody, so they do not go to another thread. */
export interface WholeFile extends OpenedFile {
  readonly read: readonly FileTournament[];
}

/** Opens a file as {@link openFile} does, and gives its tournaments besides. */
export function openWhole(sent: Uint8Array, answers: Answers = new Map(), suggestions: Answers = new Map()): WholeFile {
  const { bytes, origin } = takeOrigin(sent);
  const opened = openOriginal(bytes, answers, suggestions);
  return origin === null ? opened : { ...opened, origin };
}

function openOriginal(bytes: Uint8Array, answers: Answers, suggestions: Answers): WholeFile {
  const lines = linesOfHistory(bytes);
  if (lines !== null) {
    const findings = collectFileFindings();
    refuseCells(answers, findings);
    const read = lines.flatMap(({ document }) => readTournament(document));
    return {
      format: 'quadrant/1-ndjson',
      tournaments: read.map(countTournament),
      read,
      findings: findings.list(),
      documents: lines.map(({ document }) => document),
      places: [],
      ownPlaces: [],
    };
  }
  const reading = readFile(bytes, answers);
  if (reading.format === null && looksLikeJson(bytes) && (!isUnknown(reading.findings) || mentionsReport(bytes)))
    return openReport(bytes, answers);
  const opened = openReading(reading, answers, suggestions);
  return { ...opened, read: reading.tournaments, findings: locateInJson(bytes, opened.findings) };
}

/** Opens a file that was read before, as {@link openFile} does. */
export function openReading(
  {
    format,
    tournaments,
    findings,
    ...kept
  }: Pick<FileReading, 'format' | 'tournaments' | 'findings'> & Pick<OpenedFile, 'origin'>,
  answers: Answers,
  suggestions: Answers = new Map(),
): OpenedFile {
  const questions = collectFileFindings();
  const chosen = chosenOf(tournaments, answers);
  const sheets = sheetsOf(chosen);
  const ofOrigin = kept.origin === undefined ? {} : { origin: kept.origin };
  const isOpen = (each: Finding): boolean => !isAnswered(each, answers) && !isOfUnknown(each, chosen, answers);
  const unanswered = findings.filter(isOpen);
  const ofSheet = sheets.length === 1 ? sheets[0]!.findings.filter(isOpen) : [];
  if (sheets.length > 1) {
    askSheet(sheets, answers, questions);
    const open = [...unanswered, ...questions.list()];
    return {
      format,
      tournaments: tournaments.map(countTournament),
      findings: open,
      ...NOTHING_TRANSLATED,
      ...ofOrigin,
    };
  }
  const isSound = !hasErrors([...unanswered, ...ofSheet]) && !refuseCells(answers, questions);
  const translated = chosen.map((tournament) =>
    isSound ? toDocument(tournament, answers, questions, suggestions) : null,
  );
  return {
    format: sheets[0]?.format ?? format,
    tournaments: tournaments.map(countTournament),
    findings: [...unanswered, ...ofSheet, ...questions.list()],
    documents: translated.map((each) => each && new TextEncoder().encode(JSON.stringify(each.document))),
    places: translated.map((each) => each?.places ?? new Map()),
    ownPlaces: translated.map((each) => each?.ownPlaces ?? new Map()),
    ...ofOrigin,
  };
}

/** An answer that names a player has decided whether a name is another spelling. */
const isAnswered = ({ code, value }: Finding, answers: Answers): boolean =>
  code === 'similar-names' && value !== undefined && answers.has(HANDLE_ANSWER + value);

/** Where some matches have results, an answer may say that the others are unknown; without any result the columns are unclear. */
function isOfUnknown({ code }: Finding, chosen: readonly FileTournament[], answers: Answers): boolean {
  if (code !== 'match-without-result' || answers.get(MISSING_RESULTS) !== 'unknown') return false;
  const matches = chosen.flatMap(({ rounds }) => rounds.flatMap((round) => round.matches));
  return matches.some(({ isResultMissing }) => isResultMissing) && matches.some(({ result }) => result !== null);
}

const NOTHING_TRANSLATED = { documents: [null], places: [new Map()], ownPlaces: [new Map()] };

/** Returns the tournaments that the answers choose by their sheet and number; all where they choose none. */
export function chosenOf(tournaments: readonly FileTournament[], answers: Answers): readonly FileTournament[] {
  const wanted = answers.get(SHEET_ANSWER)?.trim().toLowerCase();
  const names = sheetsOf(tournaments).map(({ name }) => name);
  const name = names.find((each) => each.toLowerCase() === wanted) ?? names[Number(wanted ?? 0) - 1];
  const ofSheet = name === undefined ? tournaments : tournaments.filter(({ sheet }) => sheet?.name === name);
  const chosen = ofSheet[Number(answers.get('tournament') ?? 0) - 1];
  return chosen === undefined ? ofSheet : [chosen];
}

/** The different sheets of a workbook that these tournaments are from; none where nobody has to choose one. */
export const sheetsOf = (tournaments: readonly FileTournament[]): ReadSheet[] => [
  ...new Map(tournaments.flatMap(({ sheet }) => (sheet === undefined ? [] : [[sheet.name, sheet] as const]))).values(),
];

function askSheet(sheets: readonly ReadSheet[], answers: Answers, findings: FileFindings): void {
  const wanted = answers.get(SHEET_ANSWER);
  const names = joined(
    sheets.map(({ name }) => quoted(name)),
    ', ',
  );
  const message =
    wanted === undefined
      ? say`Several sheets of this workbook look like results: ${names}.`
      : say`The workbook has no sheet “${wanted.slice(0, 60)}” with results. It has ${names}.`;
  const place = { pointer: `/tournament/${SHEET_ANSWER}`, suggestion: sheets[0]!.name };
  findings.add('open-question', place, message, say`Answer sheet, for example with --set "sheet=${sheets[0]!.name}".`);
}

/** Adds the lines of their pointers to findings about JSON files; questions point at what the file does not have. */
export function locateInJson(bytes: Uint8Array, findings: readonly Finding[]): Finding[] {
  if (!looksLikeJson(bytes)) return [...findings];
  const located = locateFindings(
    bytes,
    findings.filter(({ code }) => code !== 'open-question'),
  );
  return findings.map((finding) => (finding.code === 'open-question' ? finding : located.shift()!));
}

function openReport(bytes: Uint8Array, answers: Answers): WholeFile {
  const findings = collectFileFindings();
  const edited = answers.size === 0 || !mentionsFormat(bytes) ? null : editDocument(bytes, answers, findings);
  const document = edited?.document ?? bytes;
  const read = readTournament(document);
  const found = findings.list();
  return {
    format: 'quadrant/1',
    tournaments: read.map(countTournament),
    read,
    findings: found,
    documents: [hasErrors(found) ? null : document],
    places: edited?.places ? [edited.places] : [],
    ownPlaces: [],
  };
}

/**
 * Tells whether a file is JSON that names our format, so that answers change it. Answers that are remembered from earlier
 * files must not change it, since a document says everything itself.
 */
export function mentionsFormat(bytes: Uint8Array): boolean {
  return looksLikeJson(bytes) && (decodeText(bytes)?.text ?? '').includes('"quadrant/');
}

/** Adds an error for answers about cells of a file that is no `quadrant/1` document. It returns whether there are any. */
function refuseCells(answers: Answers, findings: FileFindings): boolean {
  const cells = cellsOf(answers);
  const message = say`Only the table of a quadrant/1 document has cells that answers change.`;
  const advice = say`Change the file itself, or remove the answer.`;
  for (const cell of cells) refuseCell(cell, message, advice, findings);
  return cells.length > 0;
}

/** Labels of players whose names were removed change no count; a later check decides whether they are allowed. */
function readTournament(document: Uint8Array): FileTournament[] {
  const { report } = readReport(document, { mayBeLabelled: true });
  return report === null ? [] : [ofReport(report)];
}

const SPACES: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf]);
const [BRACE, BRACKET, LINE_FEED] = [0x7b, 0x5b, 0x0a];

function looksLikeJson(bytes: Uint8Array): boolean {
  const first = bytes.find((byte) => !SPACES.has(byte));
  return first === BRACE || first === BRACKET;
}

/** Tells whether JSON can be read but no reader recognizes it. */
const isUnknown = (findings: readonly Finding[]): boolean =>
  findings.some(({ code }) => code === 'unknown-format' || code === 'workbook-not-read');

/** Tells whether a JSON document is meant as a report: broken ones are checked as reports too, so that they say what is wrong. */
function mentionsReport(bytes: Uint8Array): boolean {
  const text = decodeText(bytes)?.text ?? '';
  return text.includes('"schema"') || text.includes('"ruleSystem"') || text.includes('quadrant/');
}

/** A report in a file in which each line is one. */
export interface LineOfHistory {
  /** Lines are counted from 1. */
  readonly line: number;
  readonly document: Uint8Array;
}

/** Returns the lines of a file in which each line is a report; null when it is another file. */
export function linesOfHistory(bytes: Uint8Array): LineOfHistory[] | null {
  const end = bytes.indexOf(LINE_FEED);
  if (end === -1 || !looksLikeJson(bytes) || !isReport(bytes.subarray(0, end))) return null;
  const lines: LineOfHistory[] = [];
  for (let [start, line] = [0, 1]; start < bytes.length; line++) {
    const next = bytes.indexOf(LINE_FEED, start);
    const document = bytes.subarray(start, next === -1 ? bytes.length : next);
    if (looksLikeJson(document)) lines.push({ line, document });
    start = next === -1 ? bytes.length : next + 1;
  }
  return lines.length > 1 ? lines : null;
}

function isReport(line: Uint8Array): boolean {
  try {
    return String((JSON.parse(new TextDecoder().decode(line)) as { schema?: unknown }).schema).startsWith('quadrant/');
  } catch {
    return false;
  }
}

/** Converts a report to the tournament of a file, to count what it holds. */
function ofReport({ tournament, entries, rounds }: TournamentReport): FileTournament {
  const idOf = (entry: number) => String(entry);
  const read = rounds.map(({ round, stage, matches, pods }) => ({
    round,
    stage,
    matches: [
      ...matches.map(({ players, result }): FileMatch => {
        const ids = players.map(idOf) as [string];
        const kind = players.length === 2 ? 'played' : result === 'MG' ? 'absent' : 'bye';
        return { players: ids, kind, result: null, margin: null, score: null, games: [] };
      }),
      // A pod counts as one match; only the players matter here.
      ...pods.map(({ players }): FileMatch => {
        return {
          players: players.map(idOf) as unknown as [string, string],
          kind: 'played',
          result: null,
          margin: null,
          score: null,
          games: [],
        };
      }),
    ],
  }));
  const players = entries.map(({ handle, droppedAfterRound, country, seed }, index) => ({
    id: idOf(index),
    name: handle,
    seed,
    country,
    place: null,
    droppedAfterRound,
    listedAt: { pointer: `/players/${index}` },
  }));
  return {
    name: tournament.name,
    startsAt: tournament.startsAt,
    endsAt: tournament.endsAt,
    country: tournament.country,
    place: tournament.venue,
    plannedRounds: tournament.plannedRounds,
    players: withDrops(players, read),
    rounds: read,
  };
}
