import { say } from '@quadrant/rules/message';
import { locateFindings } from '@quadrant/rules/report';
import { finding, type Finding } from '@quadrant/rules/tournament';
import { HANDLE_ANSWER, type Answers } from './answers.js';
import { joinParts } from './join-parts.js';
import {
  chosenOf,
  locateInJson,
  mentionsFormat,
  openReading,
  openWhole,
  sheetsOf,
  type WholeFile,
} from './open-file.js';
import { takeOrigin } from './origin.js';
import { checkRounds } from './parts/check-rounds.js';
import { collectFileFindings, type FilePlace, sayFile } from './parts/file-findings.js';
import type { FileReading } from './parts/file-reader.js';
import type { FileTournament } from './parts/file-tournament.js';
import { readFile } from './read-file.js';
import { withRoundOf } from './round-in-name.js';

/** A file that holds another part of a tournament, such as its last rounds or its final places. */
export interface FilePart {
  readonly path: string;
  readonly bytes: Uint8Array;
  /** They say how its own table is read. Facts of the tournament are those of the file that it belongs to. */
  readonly answers: Answers;
}

/** These findings are about all rounds, so they are made of the joined ones. */
const OF_ROUNDS: ReadonlySet<string> = new Set([
  'rounds-renumbered',
  'may-be-cut',
  'self-match',
  'player-twice-in-round',
]);

/**
 * Opens a file as `openWhole` does, together with other parts of its tournament.
 *
 * @param answers about the tournament, and about the table of this file
 */
export function openJoined(path: string, sent: Uint8Array, answers: Answers, parts: readonly FilePart[]): WholeFile {
  const files = [{ path, bytes: sent, answers }, ...parts].map(({ bytes, ...file }) => {
    const { bytes: own } = takeOrigin(bytes);
    const reading = readFile(own, file.answers);
    return {
      ...file,
      bytes: own,
      reading,
      chosen: chosenOf(reading.tournaments, file.answers).map((each) => withRoundOf(each, file.path)),
    };
  });
  const [main, ...others] = files as [(typeof files)[number], ...typeof files];
  const alone = openWhole(sent, answers);
  if (main.reading.format === null && !mentionsFormat(main.bytes)) return alone;
  const faults = files.flatMap((file, index) => {
    const fault = findFault(file);
    return fault === null ? [] : [{ ...fault, message: sayFile(index === 0 ? undefined : file.path, fault.message) }];
  });
  if (faults.length > 0) return { ...alone, findings: [...faults, ...alone.findings] };
  const findings = collectFileFindings();
  const joined = joinParts(
    { file: path, tournament: main.chosen[0]! },
    others.map(({ path: file, chosen, bytes }) => ({ file, tournament: withLines(bytes, chosen[0]!) })),
    findings,
  );
  checkRounds(joined, findings);
  const told = files.flatMap(({ path: file, bytes, reading, chosen }, index) =>
    locateInJson(bytes, findingsOf(reading, index === 0 ? [] : chosen))
      .filter(({ code }) => !OF_ROUNDS.has(code))
      .map((each) => ({ ...each, message: sayFile(index === 0 ? undefined : file, each.message) })),
  );
  const handles = parts.flatMap((part) => [...part.answers].filter(([key]) => key.startsWith(HANDLE_ANSWER)));
  const { format } = main.reading;
  const opened = openReading(
    { format, tournaments: [joined], findings: [...findings.list(), ...told] },
    new Map([...handles, ...answers]),
  );
  return { ...opened, read: [joined] };
}

/** A workbook says more about each of its sheets. */
const findingsOf = ({ findings }: FileReading, chosen: readonly FileTournament[]): Finding[] => [
  ...findings,
  ...sheetsOf(chosen).flatMap((sheet) => sheet.findings),
];

/** Returns why a file is no part of a tournament; null where it is one. */
function findFault({
  bytes,
  chosen,
}: {
  readonly bytes: Uint8Array;
  readonly chosen: readonly unknown[];
}): Finding | null {
  const advice = say`Take the joining back, or put both parts into one file.`;
  if (mentionsFormat(bytes))
    return finding(
      'part-not-joined',
      '',
      say`A quadrant/1 document holds a whole tournament, so it cannot be joined.`,
      advice,
    );
  if (chosen.length === 1) return null;
  const message =
    chosen.length === 0
      ? say`No tournament can be read in this file, so it cannot be joined.`
      : say`This file holds ${chosen.length} tournaments, so nobody can say which one is a part of the other file.`;
  return finding('part-not-joined', '', message, advice);
}

/** Gives each place in JSON its line: nobody sees later from which file a pointer is. */
function withLines(bytes: Uint8Array, tournament: FileTournament): FileTournament {
  const known = new Map<string, FilePlace>();
  const placed = (place: FilePlace): FilePlace => {
    if (place.line !== undefined || place.pointer === undefined || place.pointer === '') return place;
    const found = known.get(place.pointer);
    if (found !== undefined) return found;
    const [located] = locateFindings(bytes, [finding('open-question', place.pointer, '', '')]);
    const { line = 1, column = 1 } = located ?? {};
    const lined = { ...place, line, column };
    known.set(place.pointer, lined);
    return lined;
  };
  return {
    ...tournament,
    players: tournament.players.map((player) =>
      player.listedAt === undefined ? player : { ...player, listedAt: placed(player.listedAt) },
    ),
    rounds: tournament.rounds.map((round) => ({
      ...round,
      matches: round.matches.map((match) =>
        match.place === undefined ? match : { ...match, place: placed(match.place) },
      ),
    })),
  };
}
