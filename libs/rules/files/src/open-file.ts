import { locateFindings, readReport } from '@quadrant/rules/report';
import type { Finding, TournamentReport } from '@quadrant/rules/tournament';
import { collectFileFindings } from './parts/file-findings.js';
import {
  countTournament,
  withDrops,
  type FileCounts,
  type FileMatch,
  type FileTournament,
} from './parts/file-tournament.js';
import { decodeText } from './parts/decode-text.js';
import type { Answers } from './answers.js';
import type { Places } from './place-findings.js';
import { readFile, type FileReading } from './read-file.js';
import { toDocument } from './to-document.js';

/** A file as a director has it, read as far as possible. */
export interface OpenedFile {
  /** It is `quadrant/1`, `quadrant/1-ndjson` or the name of a reader; null when no reader recognizes the file. */
  readonly format: string | null;
  /** The tournaments of the file; empty when they cannot be read. */
  readonly tournaments: readonly FileCounts[];
  readonly findings: readonly Finding[];
  /** A `quadrant/1` document for each tournament: the bytes as they came, or translated; null while a question is open. */
  readonly documents: readonly (Uint8Array | null)[];
  /** For each document that was translated, the place in the file of each of its values; see {@link placeFindings}. */
  readonly places: readonly Places[];
  /** For each document that was translated, the places that the other program gave, by handle. */
  readonly ownPlaces: readonly ReadonlyMap<string, number>[];
}

/**
 * Opens a file of any kind: a report of `quadrant/1`, a history of them (NDJSON), or a file of another program.
 * Nothing is stored. Reports of `quadrant/1` are not checked here but by the reader of the documents.
 *
 * @param answers what a file of another program cannot say
 * @param suggestions answers to open questions that may be right; they are only told
 */
export function openFile(
  bytes: Uint8Array,
  answers: Answers = new Map(),
  suggestions: Answers = new Map(),
): OpenedFile {
  const lines = linesOfHistory(bytes);
  if (lines !== null) {
    const read = lines.map(({ document }) => ({ document, ...readReport(document) }));
    const tournaments = read.flatMap(({ report }) => (report === null ? [] : [countTournament(ofReport(report))]));
    return {
      format: 'quadrant/1-ndjson',
      tournaments,
      findings: [],
      documents: read.map(({ document }) => document),
      places: [],
      ownPlaces: [],
    };
  }
  const reading = readFile(bytes, answers);
  if (reading.format === null && looksLikeJson(bytes) && (!isUnknown(reading.findings) || mentionsReport(bytes)))
    return openReport(bytes);
  const opened = openReading(reading, answers, suggestions);
  return { ...opened, findings: locateInJson(bytes, opened.findings) };
}

/** Opens a file that was read before, as {@link openFile} does. */
export function openReading(
  { format, tournaments, findings }: Pick<FileReading, 'format' | 'tournaments' | 'findings'>,
  answers: Answers,
  suggestions: Answers = new Map(),
): OpenedFile {
  const questions = collectFileFindings();
  const isSound = findings.every(({ severity }) => severity !== 'error');
  const translated = chosenOf(tournaments, answers).map((tournament) =>
    isSound ? toDocument(tournament, answers, questions, suggestions) : null,
  );
  return {
    format,
    tournaments: tournaments.map(countTournament),
    findings: [...findings, ...questions.list()],
    documents: translated.map((each) => each && new TextEncoder().encode(JSON.stringify(each.document))),
    places: translated.map((each) => each?.places ?? new Map()),
    ownPlaces: translated.map((each) => each?.ownPlaces ?? new Map()),
  };
}

function chosenOf(tournaments: readonly FileTournament[], answers: Answers): readonly FileTournament[] {
  const chosen = tournaments[Number(answers.get('tournament') ?? 0) - 1];
  return chosen === undefined ? tournaments : [chosen];
}

/** Adds the lines of their pointers to findings about JSON files; questions point at what the file does not have. */
function locateInJson(bytes: Uint8Array, findings: readonly Finding[]): Finding[] {
  if (!looksLikeJson(bytes)) return [...findings];
  const located = locateFindings(
    bytes,
    findings.filter(({ code }) => code !== 'open-question'),
  );
  return findings.map((finding) => (finding.code === 'open-question' ? finding : located.shift()!));
}

function openReport(bytes: Uint8Array): OpenedFile {
  // Labels of players whose names were removed change no count; a later check decides whether they are allowed.
  const { report } = readReport(bytes, { mayBeLabelled: true });
  const tournaments = report === null ? [] : [countTournament(ofReport(report))];
  return { format: 'quadrant/1', tournaments, findings: [], documents: [bytes], places: [], ownPlaces: [] };
}

const SPACES: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf]);
const [BRACE, BRACKET, LINE_FEED] = [0x7b, 0x5b, 0x0a];

function looksLikeJson(bytes: Uint8Array): boolean {
  const first = bytes.find((byte) => !SPACES.has(byte));
  return first === BRACE || first === BRACKET;
}

/** Tells whether JSON can be read but no reader recognizes it. */
const isUnknown = (findings: readonly Finding[]): boolean => findings.some(({ code }) => code === 'unknown-format');

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
