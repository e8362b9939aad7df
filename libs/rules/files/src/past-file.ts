import { locateFindings } from '@quadrant/rules/report';
import { finding, type Finding } from '@quadrant/rules/tournament';
import { MISSING_RESULTS, STATED_PLACES, type Answers } from './answers.js';
import { checkOpened } from './check-file.js';
import { chosenOf, openWhole, type WholeFile } from './open-file.js';
import { type FilePart, openJoined } from './open-joined.js';
import { decodeText } from './parts/decode-text.js';
import { readerOfTexts, withoutTexts } from './read-texts.js';
import type { FilePlace } from './parts/file-findings.js';
import { type FileTournament, writtenRound } from './parts/file-tournament.js';
import { type FileShape, shapeOf } from './file-shape.js';
import { foreseeQuestions } from './foresee-questions.js';
import { withoutPart, withRoundOf } from './round-in-name.js';
import { withoutDay } from './days-in-name.js';
import { suggestAnswers } from './suggest-answers.js';
import { FIELD, proposeFacts } from './propose-facts.js';
import { hasOnlyPlaces, startOf } from './to-document.js';

/** A file of a tournament of the past: its people, its pairings, and the questions that stay open. */
export interface PastFile {
  /**
   * - games: the file has pairings
   * - standings: it has only places, names and points
   * - refused: nothing of it can be read; the first finding says why
   */
  readonly kind: 'games' | 'standings' | 'refused';
  readonly tournaments: readonly PastTournament[];
  readonly findings: readonly Finding[];
  /** The answers that are missing, such as `game` and `director`. */
  readonly open: readonly string[];
  /** Answers that the title rows, the name and the folder of the file suggest. */
  readonly proposals: Answers;
  readonly shape: FileShape;
}

export interface PastTournament {
  readonly name: string | null;
  /** YYYY-MM-DD, or with a time; null when the file does not say it. */
  readonly startsAt: string | null;
  readonly place: string | null;
  readonly people: readonly PastPerson[];
  readonly pairings: readonly PastPairing[];
  /** The tournament as `quadrant/1`; null while something is open. */
  readonly document: Uint8Array | null;
}

export interface PastPerson {
  /** As it is written. */
  readonly name: string;
  /** Every line that names this person, from 1. */
  readonly lines: readonly number[];
  /** The lines of other files with parts of this tournament; absent where there are none. */
  readonly elsewhere?: readonly { readonly file: string; readonly line: number }[];
  readonly place: number | null;
}

export interface PastPairing {
  /** As the file numbers it: a file may begin with a later round. */
  readonly round: number;
  /** They are indexes of people. */
  readonly players: readonly [number, number];
}

/**
 * Reads a file of the past as `quadrant check` reads it; besides, it knows tables that have only standings. Never throws.
 *
 * @param path of the file within its folder: it may say a date and a name
 * @param given what the file cannot say. After years a result that is left out is unknown, unless this says otherwise
 * @param parts other files that hold parts of the same tournament
 */
export function readPastFile(
  bytes: Uint8Array,
  path: string,
  given: Answers,
  now: Date,
  parts: readonly FilePart[] = [],
): PastFile {
  const answers = answersAfterYears(given);
  const whole =
    parts.length === 0
      ? openWhole(bytes, answers)
      : openJoined(
          path,
          bytes,
          answers,
          parts.map((part) => ({ ...part, answers: answersAfterYears(part.answers) })),
        );
  const opened = { ...whole, read: chosenOf(whole.read, answers) };
  const text = decodeText(bytes)?.text ?? '';
  const [only, ...others] = opened.read;
  const own = proposeFacts(textAsTold(bytes, answers), path, now, others.length === 0 ? only : undefined, answers);
  const ofParts = parts.map((part) => {
    const proposed = proposeFacts(textAsTold(part.bytes, part.answers), part.path, now, {}, part.answers);
    return nameWhole(proposed, part.path);
  });
  const proposed = parts.length === 0 ? own : proposeOnce(nameWhole(own, path), ofParts);
  const { [FIELD]: field, ...facts } = Object.fromEntries(proposed);
  const shape = shapeOf(bytes, text, formatAsSent(bytes, answers, opened));
  const { findings } = checkOpened(opened, bytes, now);
  const open = findings.flatMap(({ code, pointer }) => (code === 'open-question' ? [keyOf(pointer)] : []));
  const isRefused =
    opened.read.length === 0 || findings.some(({ severity, code }) => severity === 'error' && code !== 'open-question');
  const tournaments = opened.read.map((tournament, index) => ({
    ...tellPast(bytes, parts.length === 0 ? withRoundOf(tournament, path) : tournament, answers),
    document: opened.documents[index] ?? null,
  }));
  const game = answers.get('game') ?? null;
  const isOfStandings = opened.read.some((read) => hasOnlyPlaces(read, game ?? read.game ?? null));
  const listed = Math.max(0, ...opened.read.map(({ players }) => players.length));
  // Only part of the field is on the list.
  const isPart = isOfStandings && opened.read.length === 1 && Number(field ?? 0) > listed;
  const foreseen = isRefused ? [] : foreseeQuestions(opened.read, answers, open);
  const proposals = new Map([...Object.entries({ ...facts, ...(isPart && { participants: field! }) }), ...foreseen]);
  return {
    kind: isRefused ? 'refused' : isOfStandings ? 'standings' : 'games',
    tournaments: isRefused ? [] : tournaments,
    findings,
    open,
    proposals,
    shape,
  };
}

const textAsTold = (bytes: Uint8Array, answers: Answers): string =>
  decodeText(readerOfTexts(answers)?.inBytes(bytes) ?? bytes)?.text ?? '';

/** An answer about texts belongs to a shape, so it must not give the file another shape. */
const formatAsSent = (bytes: Uint8Array, answers: Answers, { format, findings }: WholeFile): string | null =>
  findings.some(({ code }) => code === 'text-read-as') ? openWhole(bytes, withoutTexts(answers)).format : format;

/** Where the name of a file is proposed for the whole tournament, it does not count the parts. */
function nameWhole(proposed: Answers, path: string): Answers {
  const base = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1).replace(ENDING, '');
  const isOfFile = proposed.get('name') === suggestAnswers(base, '').get('name');
  const name = suggestAnswers(withoutPart(withoutDay(base)), '').get('name');
  const others = [...proposed].filter(([key]) => key !== 'name' || !isOfFile);
  return new Map(isOfFile && name !== undefined ? [...others, ['name', name]] : others);
}

const ENDING = /\.[A-Za-z0-9]{1,12}$/;

/**
 * Returns what is proposed for a tournament of several files: what the first one says, otherwise another one. It began on the
 * earliest day that a part says, unless the first file says another day, month or year.
 */
function proposeOnce(own: Answers, parts: readonly Answers[]): Answers {
  const facts = new Map([...parts.toReversed().flatMap((part) => [...part]), ...own]);
  const said = own.get('startsAt') ?? '';
  const dates = parts.flatMap((part) => part.get('startsAt') ?? []).filter((date) => date.startsWith(said));
  const [earliest] = dates.filter((date) => !dates.some((other) => other !== date && other.startsWith(date))).sort();
  if (earliest === undefined) return facts;
  facts.delete('year');
  facts.delete('days');
  return facts.set('startsAt', earliest);
}

/** After years, a result that is left out is unknown, and nobody corrects what was said at the time. */
const answersAfterYears = (given: Answers): Answers =>
  new Map([[MISSING_RESULTS, 'unknown'], [STATED_PLACES, 'count'], ...given]);

/** The answer that a question asks for: `game` for /tournament/game, `column.W` for /column.W. */
const keyOf = (pointer: string): string => pointer.slice(pointer.lastIndexOf('/') + 1);

/** A date that may be two days is none yet. A spreadsheet writes an empty date as a day of 1899 or 1900. */
const DAY = /^(?:19[89]\d|20\d\d)(?:-\d\d){0,2}(?:T|\??$)/;
const dayOrNull = (written: string | null): string | null => (written !== null && DAY.test(written) ? written : null);

function tellPast(bytes: Uint8Array, read: FileTournament, answers: Answers): Omit<PastTournament, 'document'> {
  const indexOf = new Map(read.players.map(({ id }, index) => [id, index]));
  const places: FilePlace[][] = read.players.map(({ listedAt }) => (listedAt === undefined ? [] : [listedAt]));
  const pairings: PastPairing[] = [];
  for (const each of read.rounds) {
    const round = writtenRound(each);
    for (const { players, place } of each.matches) {
      const indexes = players.flatMap((id) => indexOf.get(id) ?? []);
      if (place !== undefined) for (const index of indexes) places[index]!.push(place);
      const [one, other] = indexes;
      if (one !== undefined && other !== undefined) pairings.push({ round, players: [one, other] });
    }
  }
  const rows = read.standings ?? [];
  for (const { player, listedAt } of rows) if (listedAt !== undefined) places[indexOf.get(player)!]!.push(listedAt);
  const lines = findLines(
    bytes,
    places.map((those) => those.filter(({ file }) => file === undefined)),
  );
  const stated = new Map(rows.map(({ player, place }) => [player, place]));
  return {
    name: answers.get('name') ?? read.name,
    startsAt: dayOrNull(startOf(read, answers)),
    place: answers.get('venue') ?? read.place,
    people: read.players.map(({ id, name, place }, index) => ({
      name,
      place: stated.get(id) ?? place,
      lines: lines[index]!,
      ...linesElsewhere(places[index]!),
    })),
    pairings,
  };
}

function linesElsewhere(places: readonly FilePlace[]): Pick<PastPerson, 'elsewhere'> {
  const found = new Map(
    places.flatMap(({ file, line = 1 }) => (file === undefined ? [] : [[`${file}\n${line}`, { file, line }] as const])),
  );
  return found.size === 0 ? {} : { elsewhere: [...found.values()] };
}

/** Finds the lines of places, each once; a place in JSON has a pointer in place of a line. */
function findLines(bytes: Uint8Array, places: readonly (readonly FilePlace[])[]): number[][] {
  const pointers = places.flatMap((those) => those.filter(({ line }) => line === undefined));
  const located = locateFindings(
    bytes,
    pointers.map(({ pointer = '' }) => finding('open-question', pointer, '', '')),
  );
  const lineOf = new Map(pointers.map((place, index) => [place, located[index]?.line ?? 1]));
  return places.map((those) =>
    [...new Set(those.map((place) => place.line ?? lineOf.get(place) ?? 1))].sort((a, b) => a - b),
  );
}
