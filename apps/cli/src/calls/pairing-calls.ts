import { InvalidArgumentError, Option } from 'commander';
import { JSON_OPTION, type CallContext, type JsonOption } from './call-context.js';

type NamedPair = readonly [string, string];

interface PairCall extends JsonOption {
  readonly round: number;
  readonly seed: string;
  readonly rules: 'today' | 'literal';
  readonly fix: readonly NamedPair[];
  readonly forbid: readonly NamedPair[];
}

/** Who meets whom, computed from a document; needs no database. */
export function addPairingCalls({ command, isJson, finish, surroundings }: CallContext): void {
  command('pair <file>', 'pair a Swiss round after the rounds before it; needs no database')
    .requiredOption('--round <number>', 'the round to pair', readRound)
    .requiredOption('--seed <text>', 'the same seed gives the same pairing; record it with the tournament')
    .addOption(
      new Option('--rules <order>', 'in which order the criteria of section 7.6 count')
        .choices(['today', 'literal'])
        .default('today'),
    )
    .option('--fix <a:b>', 'these two meet; may be repeated', readPair, [])
    .option('--forbid <a:b>', 'these two do not meet; may be repeated', readPair, [])
    .option(...JSON_OPTION)
    .action(async (file: string, options: PairCall) => {
      const { pair } = await import('../commands/pair.js');
      const { round, seed, rules: order, fix, forbid } = options;
      finish(
        pair(surroundings, file, {
          json: isJson(options),
          round,
          seed,
          order,
          overrides: { fixed: fix, forbidden: forbid },
        }),
      );
    });
  command('pods <file>', 'make up the pods of a Tribbles tournament; needs no database')
    .option('--round <number>', 'the round to seat; otherwise the one after the last', readRound)
    .requiredOption('--seed <text>', 'the same seed gives the same pods; record it with the tournament')
    .option(...JSON_OPTION)
    .action(async (file: string, options: JsonOption & { round?: number; seed: string }) => {
      const { pods } = await import('../commands/pods.js');
      finish(pods(surroundings, file, { json: isJson(options), round: options.round ?? null, seed: options.seed }));
    });
  command('bracket <name>', 'print a bracket, played as far as its winners are given; needs no database')
    .option('--seeds <file>', 'a JSON list of handles, the first seed first, or a quadrant/1 document')
    .option('--winners <file>', 'a JSON object of match and handle, as {"1": "ann"}')
    .option('--svg', 'print a picture')
    .option(...JSON_OPTION)
    .action(async (name: string, options: JsonOption & { seeds?: string; winners?: string; svg?: boolean }) => {
      const { bracket } = await import('../commands/bracket.js');
      const { seeds = null, winners = null, svg = false } = options;
      const asText = svg ? 'svg' : 'text';
      finish(bracket(surroundings, name, { as: isJson(options) ? 'json' : asText, seeds, winners }));
    });
  command('draw <kind> <file>', 'draw by a seed: draft groups, decks, rules or who begins; needs no database')
    .requiredOption('--seed <text>', 'the same seed gives the same draw; publish its commitment before')
    .option('--round <number>', 'the round that is drawn for', readRound, 1)
    .option('--rules <number>', 'how many rules the Race to the Alpha Quadrant has', readRound)
    .option(...JSON_OPTION)
    .action(async (kind: string, file: string, options: DrawCall) => {
      const { draw } = await import('../commands/draw.js');
      const { seed, round, rules = null } = options;
      finish(draw(surroundings, file, { json: isJson(options), kind, seed, round, rules }));
    });
}

interface DrawCall extends JsonOption {
  readonly seed: string;
  readonly round: number;
  readonly rules?: number;
}

function readRound(text: string): number {
  if (/^(?:[1-9]|[1-4]\d|50)$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Give a whole number, from 1 to 50.');
}

function readPair(text: string, earlier: readonly NamedPair[]): readonly NamedPair[] {
  const [, first, second] = /^([^:]+):([^:]+)$/.exec(text) ?? [];
  if (first !== undefined && second !== undefined) return [...earlier, [first.trim(), second.trim()]];
  throw new InvalidArgumentError('Write two handles with a colon between them, as in ann:bob.');
}
