import { commitmentTo } from '@quadrant/rules/pairing';
import { readReport } from '@quadrant/rules/report';
import { type Drawn, DRAWS, drawReport, isDraw } from '@quadrant/rules/next-round';
import { hasErrors } from '@quadrant/rules/tournament';
import { CannotRun, DONE, type ExitCode } from '../exit-code.js';
import { describeTable, printJson, type OutputOptions } from '../output.js';
import { readArgument } from '../read-report-file.js';
import type { Surroundings } from '../surroundings.js';
import { refuse } from './refuse-round.js';

/** Prints what must be published before a draw, and draws nothing. */
const COMMITMENT = 'commitment';

export interface DrawOptions extends OutputOptions {
  readonly kind: string;
  readonly seed: string;
  readonly commitment: string | null;
  readonly round: number;
  /** How many rules the Race to the Alpha Quadrant has. */
  readonly rules: number | null;
}

/** `quadrant draw KIND FILE --seed S`: makes a repeatable draw among the players of a document who have not dropped. */
export function draw(surroundings: Surroundings, file: string | null, options: DrawOptions): ExitCode {
  const { kind, seed } = options;
  if (kind === COMMITMENT) {
    const commitment = commitmentTo(seed);
    if (options.json) printJson(surroundings, { commitment });
    else surroundings.out(`${commitment}\n`);
    return DONE;
  }
  if (!isDraw(kind)) throw new CannotRun(`There is no draw ${kind}. Use one of ${[...DRAWS, COMMITMENT].join(', ')}.`);
  if (file === null) throw new CannotRun('Give the file of the tournament after the kind of the draw.');
  const { report, findings } = readReport(readArgument(surroundings, file), { mayBeUnplayed: true });
  const drawn =
    report === null ? findings.filter((each) => hasErrors([each])) : drawReport(report, { ...options, kind });
  if (Array.isArray(drawn)) return refuse(surroundings, drawn, options);
  if (options.json) printJson(surroundings, drawn);
  else surroundings.out(`${describe(drawn)}Commitment to the seed: ${drawn.commitment}\n`);
  return DONE;
}

function describe({ groups, decks, rules, begins }: Drawn): string {
  if (groups) {
    return describeTable(
      ['group', 'players'],
      groups.map((each, index) => [index + 1, each.join(', ')]),
    );
  }
  if (decks) {
    return describeTable(
      ['player', 'deck of'],
      decks.map(({ player, deckOf }) => [player, deckOf]),
    );
  }
  if (rules) {
    return describeTable(
      ['player', 'rule', 'instead'],
      rules.map(({ player, rule, instead }) => [player, rule, instead]),
    );
  }
  return describeTable(
    ['pair', 'begins'],
    (begins ?? []).map(({ pair, first }) => [pair.join(' - '), first]),
  );
}
