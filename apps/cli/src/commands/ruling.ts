import { isRevoked, RULED_VALUES, type Ruling } from '@quadrant/rules/policy';
import { askAndTell } from '../ask-and-tell.js';
import { CannotRun, type ExitCode } from '../exit-code.js';
import { describeTable, type OutputOptions } from '../output.js';
import type { Surroundings } from '../surroundings.js';
import { takeReason } from '../take-reason.js';

const RULINGS = '/api/v1/rulings';

/** A ruling as the command line describes it. */
export interface RulingOptions {
  readonly text: string;
  readonly source: string;
  readonly beside?: string;
  readonly from?: string;
  readonly to?: string;
  /** NAME=VALUE. */
  readonly set?: string;
  /** Country of a National. */
  readonly sameWeekend?: string;
}

/** `quadrant ruling list`: every interim ruling. */
export const listRulings = (surroundings: Surroundings, output: OutputOptions): Promise<ExitCode> =>
  askAndTell<{ rows: readonly Ruling[] }>(surroundings, { method: 'GET', path: RULINGS }, output, ({ rows }) =>
    rows.length === 0 ? 'There are no interim rulings.\n' : describeTable(HEADER, rows.map(rowOf)),
  );

/** `quadrant ruling make`. */
export const makeRuling = (
  surroundings: Surroundings,
  options: RulingOptions,
  output: OutputOptions,
): Promise<ExitCode> =>
  askAndTell<Ruling>(
    surroundings,
    { method: 'POST', path: RULINGS, body: bodyOf(options) },
    output,
    (ruling) => `Stored as interim ruling ${ruling.number}, ${tellDays(ruling)}. It sets ${tellEffect(ruling)}.\n`,
  );

/** `quadrant ruling end NUMBER --on DAY --reason R`. */
export const endRuling = (
  surroundings: Surroundings,
  number: string,
  { on, reason }: { readonly on: string; readonly reason: string },
  output: OutputOptions,
): Promise<ExitCode> =>
  askAndTell<Ruling>(
    surroundings,
    {
      method: 'POST',
      path: `${RULINGS}/${encodeURIComponent(number)}/end`,
      body: { to: on, reason: takeReason(reason) },
    },
    output,
    (ruling) => `Interim ruling ${ruling.number} is ${tellDays(ruling)} now.\n`,
  );

function bodyOf({ text, source, beside, from, to, set, sameWeekend }: RulingOptions): object {
  return {
    text,
    source,
    ...(beside !== undefined && { reading: beside }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(set !== undefined && { sets: readSetting(set) }),
    ...(sameWeekend !== undefined && { sets: { kind: 'same-weekend', country: sameWeekend } }),
  };
}

function readSetting(text: string): object {
  const [, name = '', value = ''] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  if (name === '') throw new CannotRun(`"${text}" sets nothing: give NAME=VALUE, as in onTimeDays=14.`);
  const isPolicy = RULED_VALUES.some((each) => each === name);
  return isPolicy ? { kind: 'policy', name, value: Number(value) } : { kind: 'switch', name, value };
}

const HEADER = ['number', 'days', 'sets', 'ruling', 'source'];

const rowOf = (ruling: Ruling): (string | number)[] => [
  ruling.number,
  tellDays(ruling),
  tellEffect(ruling),
  ruling.text,
  ruling.source,
];

function tellDays(ruling: Ruling): string {
  const { from, to } = ruling;
  if (isRevoked(ruling)) return 'taken back';
  if (from === null && to === null) return 'in force for every tournament';
  return ['in force', ...(from === null ? [] : [`from ${from}`]), ...(to === null ? [] : [`until before ${to}`])].join(
    ' ',
  );
}

function tellEffect({ sets }: Ruling): string {
  if (sets.kind === 'nothing') return 'nothing';
  return sets.kind === 'same-weekend' ? `a shared weekend for ${sets.country}` : `${sets.name}=${sets.value}`;
}
