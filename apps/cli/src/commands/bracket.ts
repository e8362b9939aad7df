import {
  type Bracket,
  BRACKETS,
  drawBracket,
  findBracket,
  nameOfSource,
  pairingFinding,
  playBracket,
  type PlayedBracket,
  type ReportedWinner,
} from '@quadrant/rules/pairing';
import { tournamentKey } from '@quadrant/rules/outcome';
import { readReport } from '@quadrant/rules/report';
import { getRuleSystem } from '@quadrant/rules/systems';
import { handleOf, hasErrors, type Finding, type TournamentReport } from '@quadrant/rules/tournament';
import { CannotRun, DONE, REFUSED, type ExitCode } from '../exit-code.js';
import { describeFindings, describeTable, printJson } from '../output.js';
import { readArgument } from '../read-report-file.js';
import type { Surroundings } from '../surroundings.js';

export interface BracketOptions {
  readonly as: 'text' | 'json' | 'svg';
  /** A list of handles as JSON, the first seed first, or a `quadrant/1` document. */
  readonly seeds: string | null;
  /** An object as JSON: match to handle. */
  readonly winners: string | null;
}

/** `quadrant bracket NAME`: a bracket as data, text or picture, played as far as its winners are given. */
export function bracket(surroundings: Surroundings, name: string, options: BracketOptions): ExitCode {
  const found = findBracket(name);
  if (found === null) {
    const names = BRACKETS.map((each) => each.name).join(', ');
    throw new CannotRun(`There is no bracket ${name}. Use one of ${names}, or play-in-N with N from 3 to 64.`);
  }
  const seeds = options.seeds === null ? namesOfSeeds(found) : readSeeds(surroundings, options.seeds, found);
  const winners = options.winners === null ? [] : readWinners(surroundings, options.winners);
  const faults = [seeds, winners].flatMap((read) => ('findings' in read ? read.findings : []));
  const played = 'findings' in seeds || 'findings' in winners ? null : playBracket(found, seeds, winners);
  const findings = played?.findings ?? faults;
  if (played === null || findings.length > 0) {
    if (options.as === 'json') printJson(surroundings, { findings });
    else surroundings.err(describeFindings(findings, ''));
    return REFUSED;
  }
  if (options.as === 'json') {
    const { title, provenance, isReconstruction } = found;
    printJson(surroundings, {
      name,
      title,
      provenance,
      isReconstruction,
      matches: played.matches,
      places: played.places,
    });
  } else if (options.as === 'svg') surroundings.out(drawBracket(found.title, played.matches));
  else surroundings.out(describe(found, played));
  return DONE;
}

interface Refusal {
  readonly findings: readonly Finding[];
}

/** Without players the bracket shows its seeds. */
const namesOfSeeds = ({ entrants }: Bracket): string[] =>
  Array.from({ length: entrants }, (_, index) => `#${index + 1}`);

function readSeeds(surroundings: Surroundings, file: string, { entrants }: Bracket): readonly string[] | Refusal {
  const bytes = readArgument(surroundings, file);
  const value = parse(bytes);
  if (isTexts(value)) return value;
  const { report, findings } = readReport(bytes, { mayBeUnplayed: true });
  if (report === null) {
    if (value === undefined || Array.isArray(value))
      return { findings: [tellShape('/seeds', 'a list of handles, the first seed first')] };
    return { findings: findings.filter((each) => hasErrors([each])) };
  }
  return seedsOf(report, entrants);
}

/** Their seeds where the document has some, otherwise the best of the final order. */
function seedsOf(report: TournamentReport, entrants: number): readonly string[] | Refusal {
  const seeded = report.entries.filter(({ seed }) => seed !== null).sort((a, b) => a.seed! - b.seed!);
  const wrong = seeded.findIndex(({ seed }, index) => seed !== index + 1);
  if (wrong >= 0) {
    const message = `Seed ${wrong + 1} is missing or given twice.`;
    return {
      findings: [pairingFinding('seeds-with-gap', '/players', message, 'Give the seeds 1, 2, 3 and so on once each.')],
    };
  }
  if (seeded.length > 0 || report.rounds.length === 0) return seeded.map(({ handle }) => handle);
  const { ruleSystem, externalId, name } = report.tournament;
  const order = getRuleSystem(ruleSystem).computeStandings(report, tournamentKey(externalId, name));
  return order.slice(0, entrants).map(({ entry }) => handleOf(report, entry));
}

function readWinners(surroundings: Surroundings, file: string): readonly ReportedWinner[] | Refusal {
  const value = parse(readArgument(surroundings, file));
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const entries = isObject ? Object.entries(value) : [];
  if (!isObject || !isTexts(entries.map(([, winner]: [string, unknown]) => winner))) {
    return { findings: [tellShape('/winners', 'an object of match and handle, as {"1": "ann"}')] };
  }
  return entries.map(([match, winner]) => ({ match, winner: String(winner) }));
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

const tellShape = (pointer: string, wanted: string): Finding =>
  pairingFinding('bracket-file-not-read', pointer, `The file is not ${wanted}.`, 'Write it as JSON.');

function describe(found: Bracket, { matches, places }: PlayedBracket): string {
  const rows = matches.map(({ id, round, players, sides, winner, state }) => {
    const nameOf = (side: 0 | 1) => players[side] ?? (state === 'bye' ? 'bye' : nameOfSource(sides[side]));
    return [round, id, nameOf(0), nameOf(1), winner ?? (state === 'not-needed' ? 'not needed' : '')];
  });
  const order = places === null ? '' : `Places: ${places.join(', ')}\n`;
  const table = describeTable(['round', 'match', 'first', 'second', 'winner'], rows);
  return `${found.title}\n${found.provenance}.\n${table}${order}`;
}
