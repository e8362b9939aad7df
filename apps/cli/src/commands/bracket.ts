import { type Bracket, findBracket, readOwnBracket } from '@quadrant/rules/pairing';
import { readBracketValue, readReport } from '@quadrant/rules/report';
import {
  answerBracket,
  areResults,
  type BracketAnswer,
  listBracketNames,
  pictureOf,
  placeholderSeeds,
  readResults,
  seedsOfHeats,
  seedsOfReport,
  type SeedsRead,
} from '@quadrant/rules/next-round';
import { type Finding, finding, hasErrors, type TournamentReport } from '@quadrant/rules/tournament';
import { CannotRun, DONE, type ExitCode } from '../exit-code.js';
import { describeTable, printJson } from '../output.js';
import { readArgument } from '../read-report-file.js';
import type { Surroundings } from '../surroundings.js';
import { refuse } from './refuse-round.js';

export interface BracketOptions {
  readonly as: 'text' | 'json' | 'svg';
  /** A list of handles as JSON, sorted with the first seed first, or a `quadrant/1` document; several documents are heats. */
  readonly seeds: readonly string[];
  /** An object as JSON: match to handle, or to its games. */
  readonly winners: string | null;
  /** Null means single games. */
  readonly bestOf: number | null;
  /** Null means that first turns and coins are drawn at the table. */
  readonly seed: string | null;
}

/** `quadrant bracket NAME|FILE.json`: prints a bracket as data, text or picture, played as far as its winners are given. */
export function bracket(surroundings: Surroundings, name: string, options: BracketOptions): ExitCode {
  const json = options.as === 'json';
  const found = name.endsWith('.json') ? readOwn(surroundings, name) : findBracket(name);
  if (Array.isArray(found)) return refuse(surroundings, found, { json });
  if (found === null) {
    throw new CannotRun(`There is no bracket ${name}. Use one of ${listBracketNames()}, or a file such as own.json.`);
  }
  const read = readSeeds(surroundings, options.seeds, found);
  if ('findings' in read) return refuse(surroundings, read.findings, { json });
  const results = options.winners === null ? [] : readResults(parse(readArgument(surroundings, options.winners)));
  if (!areResults(results)) return refuse(surroundings, results, { json });
  const { bestOf, seed } = options;
  const answer = answerBracket({ bracket: found, seeds: read.seeds, results, bestOf, seed });
  if (Array.isArray(answer)) return refuse(surroundings, answer, { json });
  if (json) printJson(surroundings, answer);
  else surroundings.out(options.as === 'svg' ? pictureOf(answer) : describe(answer));
  return DONE;
}

function readOwn(surroundings: Surroundings, file: string): Bracket | Finding[] {
  const own = readBracketValue(parse(readArgument(surroundings, file)));
  return Array.isArray(own) ? own : readOwnBracket(own, 'opg-4.2');
}

function readSeeds(surroundings: Surroundings, files: readonly string[], found: Bracket): SeedsRead {
  const [file] = files;
  if (file === undefined) return { seeds: placeholderSeeds(found) };
  if (files.length > 1) return readHeats(surroundings, files, found);
  const bytes = readArgument(surroundings, file);
  const value = parse(bytes);
  if (isTexts(value)) return { seeds: value };
  const { report, findings } = readReport(bytes, { mayBeUnplayed: true });
  if (report !== null) return seedsOfReport(report, found);
  if (value === undefined || Array.isArray(value)) {
    const message = 'The file is not a list of handles, the first seed first.';
    return { findings: [finding('bracket-file-not-read', '/seeds', message, 'Write it as JSON.')] };
  }
  return { findings: findings.filter((each) => hasErrors([each])) };
}

function readHeats(surroundings: Surroundings, files: readonly string[], found: Bracket): SeedsRead {
  const heats: TournamentReport[] = [];
  for (const file of files) {
    const { report, findings } = readReport(readArgument(surroundings, file));
    if (report === null) {
      const errors = findings.filter((each) => hasErrors([each]));
      return { findings: errors.map((each) => ({ ...each, message: `${file}: ${each.message}` })) };
    }
    heats.push(report);
  }
  return seedsOfHeats(heats, found);
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string' && each !== '');

function describe({ title, provenance, matches, places }: BracketAnswer): string {
  const rows = matches.map(({ id, round, names, wins, winner, state }) => [
    round,
    id,
    ...names,
    wins === null ? '' : wins.join('-'),
    winner ?? (state === 'not-needed' ? 'not needed' : ''),
  ]);
  const next = matches
    .flatMap((match) => (match.next === null ? [] : [`Match ${match.id}: ${match.next.text}\n`]))
    .join('');
  const order = places === null ? '' : `Places: ${places.join(', ')}\n`;
  const table = describeTable(['round', 'match', 'first', 'second', 'games', 'winner'], rows);
  return `${title}\n${provenance}.\n${table}${next}${order}`;
}
