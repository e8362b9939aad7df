import {
  commitmentTo,
  drawDecks,
  drawDraftGroups,
  drawFirstPlayers,
  drawRules,
  pairingFinding,
} from '@quadrant/rules/pairing';
import { readReport } from '@quadrant/rules/report';
import { findDraftGroups } from '@quadrant/rules/systems';
import { count, hasErrors, type Finding, type TournamentReport } from '@quadrant/rules/tournament';
import { CannotRun, DONE, REFUSED, type ExitCode } from '../exit-code.js';
import { describeFindings, describeTable, printJson, type OutputOptions } from '../output.js';
import { readArgument } from '../read-report-file.js';
import type { Surroundings } from '../surroundings.js';

const DRAWS = ['draft-groups', 'deck-lottery', 'race-to-the-alpha-quadrant', 'first-player'] as const;

export interface DrawOptions extends OutputOptions {
  readonly kind: string;
  readonly seed: string;
  readonly round: number;
  /** How many rules the Race to the Alpha Quadrant has. */
  readonly rules: number | null;
}

/** `quadrant draw KIND FILE --seed S`: a draw that anybody can repeat, among the players of a document who have not dropped. */
export function draw(surroundings: Surroundings, file: string, options: DrawOptions): ExitCode {
  const known = DRAWS.some((each) => each === options.kind);
  if (!known) throw new CannotRun(`There is no draw ${options.kind}. Use one of ${DRAWS.join(', ')}.`);
  const { report, findings } = readReport(readArgument(surroundings, file), { mayBeUnplayed: true });
  const drawn = report === null ? findings.filter((each) => hasErrors([each])) : drawFrom(report, options);
  if (Array.isArray(drawn)) {
    if (options.json) printJson(surroundings, { findings: drawn });
    else surroundings.err(describeFindings(drawn, ''));
    return REFUSED;
  }
  const { kind, seed, round, json } = options;
  const commitment = commitmentTo(seed);
  if (json) printJson(surroundings, { kind, seed, commitment, round, ...drawn.result });
  else surroundings.out(`${describeTable(drawn.header, drawn.rows)}Commitment to the seed: ${commitment}\n`);
  return DONE;
}

interface Drawn {
  readonly result: object;
  readonly header: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

function drawFrom(report: TournamentReport, { kind, seed, round, rules }: DrawOptions): Drawn | Finding[] {
  const stays = ({ droppedAfterRound }: { readonly droppedAfterRound: number | null }) =>
    droppedAfterRound === null || droppedAfterRound >= round;
  const ids = report.entries.filter(stays).map(({ handle }) => handle);
  if (ids.length < 2) return [tellTooFew(ids.length)];
  if (kind === 'draft-groups') {
    const sizes = findDraftGroups(ids.length);
    if (sizes === null) return [tellTooFew(ids.length)];
    const groups = drawDraftGroups(ids, sizes, seed);
    return {
      result: { groups },
      header: ['group', 'players'],
      rows: groups.map((each, index) => [index + 1, each.join(', ')]),
    };
  }
  if (kind === 'deck-lottery') {
    const decks = drawDecks(ids, round, seed);
    return {
      result: { decks },
      header: ['player', 'deck of'],
      rows: decks.map(({ player, deckOf }) => [player, deckOf]),
    };
  }
  if (kind === 'first-player') return drawFirst(report, round, seed);
  if (rules === null || rules <= round) {
    throw new CannotRun(
      `Give the number of rules with --rules; round ${round} needs at least ${round + 1}, one of them in reserve.`,
    );
  }
  const drawn = drawRules(ids, rules, round, seed);
  const rows = drawn.map(({ player, rule, instead }) => [player, rule, instead]);
  return { result: { rules: drawn }, header: ['player', 'rule', 'instead'], rows };
}

function drawFirst(report: TournamentReport, round: number, seed: string): Drawn | Finding[] {
  const matches = report.rounds.find((played) => played.round === round)?.matches ?? [];
  const handle = (entry: number): string => report.entries[entry]!.handle;
  const pairs = matches.flatMap(({ players: [first, second] }) =>
    second === undefined ? [] : [[handle(first), handle(second)] as const],
  );
  if (pairs.length === 0) {
    const message = `Round ${round} of the document has no pairs.`;
    return [pairingFinding('nobody-to-pair', '/rounds', message, 'Give a round with matches: --round N.')];
  }
  const first = drawFirstPlayers(pairs, `${seed}/${round}`);
  const begins = pairs.map((pair, index) => ({ pair, first: first[index]! }));
  return {
    result: { begins },
    header: ['pair', 'begins'],
    rows: begins.map((each) => [each.pair.join(' - '), each.first]),
  };
}

function tellTooFew(players: number): Finding {
  const message = `${count(players, 'player')} cannot draw; a draft group has three to six, every other draw needs two.`;
  return pairingFinding('too-few-to-draw', '/players', message, 'Add players.');
}
