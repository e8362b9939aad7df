import { say } from '@quadrant/rules/message';
import { locateFindings, readReport } from '@quadrant/rules/report';
import { finding, type Finding } from '@quadrant/rules/tournament';
import { collectFileFindings, pointerOfPlace, type FilePlace } from './parts/file-findings.js';
import type { FileTournament } from './parts/file-tournament.js';
import type { Answers } from './answers.js';
import { takeOrigin, type Origin } from './origin.js';
import { readFile } from './read-file.js';

/**
 * The tournaments of a file of another program as they were read, which may be kept while questions are open.
 * `FilePlayer` says which personal data are never read.
 */
interface KeptFile {
  readonly format: string;
  readonly tournaments: readonly FileTournament[];
  readonly findings: readonly Finding[];
  /** The stored tournament that the file was downloaded from; it is absent where the file names none. */
  readonly origin?: Origin;
}

/** A document that a person types is no larger, in bytes. */
export const LARGEST_TYPED = 64 * 1024;

export type KeptContent =
  /** The bytes themselves are kept. */
  | { readonly kind: 'document' }
  /** A {@link KeptFile} as bytes, so that reading it can be left to another thread. */
  | {
      readonly kind: 'file';
      readonly format: string;
      /** The name of the first tournament, which may have none. */
      readonly name: string | null;
      readonly content: Uint8Array;
    }
  | { readonly kind: 'refused'; readonly findings: readonly Finding[] };

/**
 * Reads a file to be continued later. A JSON object that no program writes is a document, finished or not. It may be as large
 * as a person types, or a report that can be read.
 *
 * @param answers what columns of a table hold
 */
export function keepFile(bytes: Uint8Array, answers: Answers): KeptContent {
  const { format, tournaments, findings, origin = takeOrigin(bytes).origin } = readFile(bytes, answers);
  const isLink = findings.some(({ code }) => code === 'workbook-not-read');
  if (format === null) return isOneObject(bytes) && !isLink ? keepDocument(bytes) : { kind: 'refused', findings };
  const isSound = findings.every(({ severity }) => severity !== 'error');
  // A download may show a match without a result, which is in the stored document.
  if (tournaments.length === 0 || (!isSound && origin === null)) return { kind: 'refused', findings };
  const kept: KeptFile = {
    format,
    tournaments: tournaments.map((each) => withoutTraces(each, placesIn(bytes, each))),
    findings,
    ...(origin !== null && { origin }),
  };
  const content = new TextEncoder().encode(JSON.stringify(kept));
  return { kind: 'file', format, name: tournaments[0]?.name ?? null, content };
}

/** Reads the content that {@link keepFile} kept. */
export const readKept = (content: Uint8Array): KeptFile => JSON.parse(new TextDecoder().decode(content)) as KeptFile;

function keepDocument(bytes: Uint8Array): KeptContent {
  if (bytes.length <= LARGEST_TYPED) return { kind: 'document' };
  const { report, findings } = readReport(bytes, { mayBeLabelled: true });
  if (report !== null) return { kind: 'document' };
  const list = collectFileFindings();
  const message = say`The document has ${bytes.length} bytes and errors; a draft keeps an unfinished document of at most ${LARGEST_TYPED} bytes.`;
  list.add(
    'file-too-large',
    { pointer: '' },
    message,
    say`Fix every finding of severity "error" and send the document again.`,
  );
  return { kind: 'refused', findings: [...list.list(), ...findings] };
}

/** Adds line and column to a place, and removes its contents: a pointer may name a person, a cell does not. */
type KeepPlace = (place: FilePlace) => FilePlace;

function placesIn(bytes: Uint8Array, { players, rounds, standings = [] }: FileTournament): KeepPlace {
  const places = [
    ...players.map(({ listedAt }) => listedAt),
    ...standings.map(({ listedAt }) => listedAt),
    ...rounds.flatMap(({ matches }) => matches.map(({ place }) => place)),
  ].filter((place) => place !== undefined);
  // Only their places are looked up.
  const found = places.map(({ pointer = '', line, column }): Finding => ({
    ...finding('answer-remembered', pointer, '', ''),
    ...(line !== undefined && { line, column }),
  }));
  const located = locateFindings(bytes, found);
  const kept = new Map(
    located.map(({ line, column }, index): [FilePlace, FilePlace] => [
      places[index]!,
      { pointer: nameOfCell(places[index]!), ...(line !== undefined && { line, column }) },
    ]),
  );
  return (place) => kept.get(place)!;
}

const nameOfCell = (place: FilePlace): string => (place.pointer === undefined ? pointerOfPlace(place) : '');

/**
 * Removes everything from a tournament that a report does not need. The rows of a table would keep columns that
 * nobody reads, and programs know players by their own ids.
 */
function withoutTraces({ players, rounds, ...facts }: FileTournament, keepPlace: KeepPlace): FileTournament {
  const { name, startsAt, endsAt, country, place, plannedRounds, hasGameScores, utcStart, game } = facts;
  const { sheet, startsWritten, suggested, standings, roundsInferred } = facts;
  const ids = new Map(players.map(({ id }, index) => [id, String(index)]));
  return {
    ...{ name, startsAt, endsAt, country, place, plannedRounds },
    ...(hasGameScores !== undefined && { hasGameScores }),
    ...(roundsInferred !== undefined && { roundsInferred }),
    ...(sheet !== undefined && { sheet }),
    ...(startsWritten !== undefined && { startsWritten }),
    ...(suggested !== undefined && { suggested }),
    ...(standings !== undefined && {
      standings: standings.map(({ listedAt, ...row }) => ({
        ...{ ...row, player: ids.get(row.player)! },
        ...(listedAt && { listedAt: keepPlace(listedAt) }),
      })),
    }),
    ...(game !== undefined && { game }),
    ...(utcStart !== undefined && { utcStart }),
    players: players.map((player) => ({
      id: ids.get(player.id)!,
      name: player.name,
      ...(player.sharedName !== undefined && { sharedName: player.sharedName }),
      seed: player.seed,
      country: player.country,
      place: player.place,
      droppedAfterRound: player.droppedAfterRound,
      ...(player.listedAt && { listedAt: keepPlace(player.listedAt) }),
    })),
    rounds: rounds.map(({ round, written, stage, matches, scores, pods }) => ({
      ...{ round, stage },
      ...(written !== undefined && { written }),
      ...(scores !== undefined && { scores: scores.map(([id, points]) => [ids.get(id)!, points] as const) }),
      ...(pods !== undefined && { pods: pods.map((seated) => seated.map((id) => ids.get(id)!)) }),
      matches: matches.map(({ players: met, place: at, kind, result, margin, score, games, ...told }) => ({
        players: met.map((id) => ids.get(id)!) as [string, string],
        ...{ kind, result, margin, score, games },
        ...told,
        ...(at && { place: keepPlace(at) }),
      })),
    })),
  };
}

function isOneObject(bytes: Uint8Array): boolean {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
