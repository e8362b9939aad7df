import { InvalidArgumentError, Option } from 'commander';
import { JSON_OPTION, type CallContext, type JsonOption } from './call-context.js';

type NamedPair = readonly [string, string];

interface ReasonedPair {
  readonly players: NamedPair;
  readonly reason: string | null;
}

interface PairCall extends JsonOption {
  readonly round: number;
  readonly seed: string;
  readonly rules: 'byes-first' | 'literal';
  readonly fix: readonly ReasonedPair[];
  readonly forbid: readonly ReasonedPair[];
  readonly delayed: readonly NamedPair[];
}

/** Adds the calls that compute pairings from a document; they need no database. */
export function addPairingCalls({ command, isJson, finish, surroundings }: CallContext): void {
  command('pair <file>', 'pair a Swiss round after the rounds before it; needs no database')
    .requiredOption('--round <number>', 'the round to pair', readRound)
    .requiredOption('--seed <text>', 'the same seed gives the same pairing; record it with the tournament')
    .addOption(
      new Option('--rules <order>', 'in which order the criteria of section 7.6 count')
        .choices(['byes-first', 'literal'])
        .default('byes-first'),
    )
    .option('--fix <a:b[=reason]>', 'these two meet; may be repeated', readReasonedPair, [])
    .option('--forbid <a:b[=reason]>', 'these two do not meet; may be repeated', readReasonedPair, [])
    .option('--delayed <a:b>', 'their game is not finished: 1 victory point each; may be repeated', readPair, [])
    .option(...JSON_OPTION)
    .action(async (file: string, options: PairCall) => {
      const { pair } = await import('../commands/pair.js');
      const { round, seed, rules: order, fix: fixed, forbid: forbidden, delayed } = options;
      finish(pair(surroundings, file, { json: isJson(options), round, seed, order, fixed, forbidden, delayed }));
    });
  command(
    'pods <files...>',
    'make up the pods of a Tribbles tournament, or the tables of its finals from the files of its heats; needs no database',
  )
    .option('--round <number>', 'the round to seat; otherwise the one after the last', readRound)
    .requiredOption('--seed <text>', 'the same seed gives the same pods; record it with the tournament')
    .option(...JSON_OPTION)
    .action(async (files: string[], options: JsonOption & { round?: number; seed: string }) => {
      const { pods } = await import('../commands/pods.js');
      finish(pods(surroundings, files, { json: isJson(options), round: options.round ?? null, seed: options.seed }));
    });
  command('bracket <name>', 'print a bracket, played as far as its winners are given; needs no database')
    .option(
      '--seeds <files...>',
      'a JSON list of handles, the first seed first, or a quadrant/1 document; several documents are heats',
    )
    .option('--winners <file>', 'a JSON object of match and winner, as {"1": "ann", "2": ["cy", null, "cy"]}')
    .option('--best-of <number>', 'games of a match: 1 or 3', readRound)
    .option('--seed <text>', 'draws who begins, and coins for sides')
    .option('--svg', 'print a picture')
    .option(...JSON_OPTION)
    .action(async (name: string, options: BracketCall) => {
      const { bracket } = await import('../commands/bracket.js');
      const { seeds = [], winners = null, bestOf = null, seed = null, svg = false } = options;
      const asText = svg ? 'svg' : 'text';
      finish(bracket(surroundings, name, { as: isJson(options) ? 'json' : asText, seeds, winners, bestOf, seed }));
    });
  command('draw <kind> [file]', 'draw by a seed: draft groups, decks, rules or who begins; needs no database')
    .requiredOption(
      '--seed <text>',
      'the same seed gives the same draw; publish its commitment before: draw commitment',
    )
    .option('--commitment <hash>', 'what was published before; a seed that does not fit is refused')
    .option('--round <number>', 'the round that is drawn for', readRound, 1)
    .option('--rules <number>', 'how many rules the Race to the Alpha Quadrant has', readRound)
    .option(...JSON_OPTION)
    .action(async (kind: string, file: string | undefined, options: DrawCall) => {
      const { draw } = await import('../commands/draw.js');
      const { seed, commitment = null, round, rules = null } = options;
      finish(draw(surroundings, file ?? null, { json: isJson(options), kind, seed, commitment, round, rules }));
    });
}

interface BracketCall extends JsonOption {
  readonly seeds?: readonly string[];
  readonly winners?: string;
  readonly bestOf?: number;
  readonly seed?: string;
  readonly svg?: boolean;
}

interface DrawCall extends JsonOption {
  readonly seed: string;
  readonly commitment?: string;
  readonly round: number;
  readonly rules?: number;
}

function readRound(text: string): number {
  if (/^(?:[1-9]|[1-4]\d|50)$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Give a whole number, from 1 to 50.');
}

const splitPair = (text: string): NamedPair => {
  const [, first, second] = /^([^:]+):([^:]+)$/.exec(text) ?? [];
  if (first !== undefined && second !== undefined) return [first.trim(), second.trim()];
  throw new InvalidArgumentError('Write two handles with a colon between them, as in ann:bob.');
};

const readPair = (text: string, earlier: readonly NamedPair[]): readonly NamedPair[] => [...earlier, splitPair(text)];

/** The reason follows the first equals sign. */
function readReasonedPair(text: string, earlier: readonly ReasonedPair[]): readonly ReasonedPair[] {
  const at = text.indexOf('=');
  const reason = at < 0 ? '' : text.slice(at + 1).trim();
  return [...earlier, { players: splitPair(at < 0 ? text : text.slice(0, at)), reason: reason === '' ? null : reason }];
}
