import { setTimeout } from 'node:timers/promises';
import { isRevoked, RULED_VALUES, type Ruling } from '@quadrant/rules/policy';
import { askAndTell } from '../ask-and-tell.js';
import { CannotRun, DONE, REFUSED, type ExitCode } from '../exit-code.js';
import { askFrontDoor, readFrontDoor } from '../front-door-client.js';
import { describeFindings, describeTable, printJson, type OutputOptions } from '../output.js';
import type { Surroundings } from '../surroundings.js';
import { takeReason } from '../take-reason.js';

const RULINGS = '/api/v1/rulings';

export interface RulingOptions {
  readonly text?: string;
  readonly source?: string;
  readonly beside?: string;
  readonly from?: string;
  readonly to?: string;
  /** The text has the form NAME=VALUE. */
  readonly set?: string;
  readonly sameWeekend?: string;
}

export const listRulings = (surroundings: Surroundings, output: OutputOptions): Promise<ExitCode> =>
  askAndTell<{ rows: readonly Ruling[] }>(surroundings, { method: 'GET', path: RULINGS }, output, ({ rows }) =>
    rows.length === 0 ? 'There are no interim rulings.\n' : describeTable(HEADER, rows.map(rowOf)),
  );

export const makeRuling = (
  surroundings: Surroundings,
  options: RulingOptions,
  output: OutputOptions,
): Promise<ExitCode> =>
  askAndTell<StoredRuling>(
    surroundings,
    { method: 'POST', path: RULINGS, body: bodyOf(options) },
    output,
    (ruling) =>
      `Stored as interim ruling ${ruling.number}, ${tellDays(ruling)}. It sets ${tellEffect(ruling)} and ${WHEN[ruling.takesEffect]}.\n`,
  );

/** `quadrant ruling make --set SWITCH=VALUE --preview`: the command waits until a worker has answered. */
export async function previewRuling(
  surroundings: Surroundings,
  { set, from, to }: RulingOptions,
  { json }: OutputOptions,
): Promise<ExitCode> {
  if (set === undefined) throw new CannotRun('Only a switch can be previewed: give --set SWITCH=VALUE.');
  const frontDoor = readFrontDoor(surroundings);
  const ruling = { sets: readSetting(set), ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  const asked = await askFrontDoor(frontDoor, 'POST', '/api/v1/what-if', JSON.stringify({ ruling }));
  let answer = asked;
  while (answer.accepted && isUnderWay(answer.body as Preview)) {
    await setTimeout(POLL_MS);
    answer = await askFrontDoor(frontDoor, 'GET', `/api/v1/refreshes/${(asked as { body: Preview }).body.id}`);
  }
  if (json) printJson(surroundings, answer.accepted ? answer.body : answer.problem);
  else if (answer.accepted) surroundings.out(tellPreview(answer.body as Preview));
  else {
    const { detail, advice, findings = [] } = answer.problem;
    surroundings.out(`Refused. ${detail} ${advice}\n${describeFindings(findings)}`);
  }
  return answer.accepted && (answer.body as Preview).state === 'computed' ? DONE : REFUSED;
}

const POLL_MS = 300;

interface Preview {
  readonly id: string;
  readonly state: string;
  readonly summary: string | null;
  readonly error: string | null;
}

const isUnderWay = ({ state }: Preview): boolean => state === 'waiting' || state === 'running';

const tellPreview = ({ id, state, summary, error }: Preview): string =>
  state === 'computed'
    ? `Only a preview, nothing was changed: ${summary}.\nEverything that would move: /api/v1/refreshes/${id}/diff\n`
    : `The preview is ${state}: ${error ?? 'nobody answered it'}.\n`;

const WHEN: Readonly<Record<string, string>> = {
  'at-once': 'is published by a refresh now',
  'when-resumed': 'is published when publishing is resumed',
  never: 'moves nothing that is published',
};

interface StoredRuling extends Ruling {
  readonly takesEffect: string;
}

export const endRuling = (
  surroundings: Surroundings,
  number: string,
  { on, reason }: { readonly on: string; readonly reason: string },
  output: OutputOptions,
): Promise<ExitCode> =>
  askAndTell<StoredRuling>(
    surroundings,
    {
      method: 'POST',
      path: `${RULINGS}/${encodeURIComponent(number)}/end`,
      body: { to: on, reason: takeReason(reason) },
    },
    output,
    (ruling) => `Interim ruling ${ruling.number} is ${tellDays(ruling)} now. This ${WHEN[ruling.takesEffect]}.\n`,
  );

function bodyOf({ text, source, beside, from, to, set, sameWeekend }: RulingOptions): object {
  if (text === undefined || source === undefined) {
    throw new CannotRun('A ruling needs --text (what is ruled, and why) and --source (where it was published).');
  }
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
