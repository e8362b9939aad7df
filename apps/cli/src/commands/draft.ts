import { count } from '@quadrant/rules/message';
import path from 'node:path';
import type { Answers } from '@quadrant/rules/files';
import { type Finding } from '@quadrant/rules/tournament';
import type { FileCounts } from '@quadrant/rules/file-reading';
import { askAndTell } from '../ask-and-tell.js';
import { confirmationsToSend, readConfirmation } from '../confirmations.js';
import { REFUSED, type ExitCode } from '../exit-code.js';
import { askFrontDoor, readFrontDoor } from '../front-door-client.js';
import { describeFindings, printJson, type OutputOptions } from '../output.js';
import { readArgument } from '../read-report-file.js';
import { formOf, type Receipt } from '../send-report.js';
import type { Surroundings } from '../surroundings.js';
import { describeReceipt } from './submit.js';

const DRAFTS = '/api/v1/drafts';

interface DraftSummary {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly answers: Readonly<Record<string, string>>;
  readonly changedAt: string;
  readonly expiresAt: string;
}

interface Draft extends DraftSummary {
  readonly tournaments: readonly FileCounts[];
  readonly findings: readonly Finding[];
}

export function saveDraft(
  surroundings: Surroundings,
  file: string,
  { name, answers, json }: OutputOptions & { readonly name: string | null; readonly answers: Answers },
): Promise<ExitCode> {
  const bytes = file === '-' ? surroundings.input() : readArgument(surroundings, file);
  const body = formOf({ name: path.basename(file), bytes, answers });
  const query = name === null ? '' : `?name=${encodeURIComponent(name)}`;
  return askAndTell(surroundings, { method: 'POST', path: `${DRAFTS}${query}`, body }, { json }, describeDraft);
}

export const listDrafts = (surroundings: Surroundings, options: OutputOptions): Promise<ExitCode> =>
  askAndTell(surroundings, { method: 'GET', path: DRAFTS }, options, ({ rows }: { rows: readonly DraftSummary[] }) =>
    rows.length === 0 ? 'You have no drafts.\n' : rows.map(describeSummary).join(''),
  );

export const showDraft = (surroundings: Surroundings, id: string, options: OutputOptions): Promise<ExitCode> =>
  askAndTell(surroundings, { method: 'GET', path: pathOf(id) }, options, describeDraft);

/** `quadrant draft answer ID KEY=VALUE…`: adds answers to those that the draft has. */
export async function answerDraft(
  surroundings: Surroundings,
  id: string,
  said: Answers,
  { json }: OutputOptions,
): Promise<ExitCode> {
  const draft = await askFrontDoor(readFrontDoor(surroundings), 'GET', pathOf(id));
  if (!draft.accepted) {
    if (json) printJson(surroundings, draft.problem);
    else surroundings.out(`Refused. ${draft.problem.detail} ${draft.problem.advice}\n`);
    return REFUSED;
  }
  const { answers } = draft.body as Draft;
  const body = { answers: { ...answers, ...Object.fromEntries(said) } };
  return askAndTell(surroundings, { method: 'PUT', path: pathOf(id), body }, { json }, describeDraft);
}

export function submitDraft(
  surroundings: Surroundings,
  id: string,
  confirm: readonly string[],
  options: OutputOptions,
): Promise<ExitCode> {
  const said = confirmationsToSend(confirm.map(readConfirmation));
  const query = said.length === 0 ? '' : `?confirm=${encodeURIComponent(JSON.stringify(said))}`;
  const asked = { method: 'POST', path: `${pathOf(id)}/submission${query}` } as const;
  return askAndTell(surroundings, asked, options, (receipt: Receipt) => describeReceipt(receipt));
}

export const deleteDraft = (surroundings: Surroundings, id: string, options: OutputOptions): Promise<ExitCode> =>
  askAndTell(surroundings, { method: 'DELETE', path: pathOf(id) }, options, () => 'Deleted.\n');

const pathOf = (id: string): string => `${DRAFTS}/${encodeURIComponent(id)}`;

const describeSummary = ({ id, name, changedAt, expiresAt }: DraftSummary): string =>
  `${id}  ${name}, changed ${changedAt.slice(0, 10)}, kept until ${expiresAt.slice(0, 10)}\n`;

function describeDraft(draft: Draft): string {
  const held = draft.tournaments.map(
    ({ players, rounds, matches }) =>
      `  ${count(players, 'player')}, ${count(rounds, 'round')}, ${count(matches, 'match', 'matches')}\n`,
  );
  const answers = Object.entries(draft.answers).map(([key, value]) => `  ${key}=${value}\n`);
  return describeSummary(draft) + held.join('') + answers.join('') + describeFindings(draft.findings);
}
