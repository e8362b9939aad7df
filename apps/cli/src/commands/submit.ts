import { count } from '@quadrant/rules/message';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openFile, type Answers } from '@quadrant/rules/files';
import type { Confirmation } from '@quadrant/rules/suspicions';
import { type Finding } from '@quadrant/rules/tournament';
import { askQuestions, REGISTRATION } from '../ask-questions.js';
import { readConfirmation } from '../confirmations.js';
import { explainFile as explainFolderToWatch } from '../explain-error.js';
import { describePreview } from '../describe-preview.js';
import { CannotRun, DONE, REFUSED, type ExitCode } from '../exit-code.js';
import { FolderWatch } from '../folder-watch.js';
import { readFrontDoor, type FrontDoor } from '../front-door-client.js';
import { readGivenFiles } from '../given-files.js';
import { describeFindings, printJson, type OutputOptions } from '../output.js';
import { formOf, previewReport, sendReport, type Answer, type Receipt, type Revises } from '../send-report.js';
import { resolveArgument, type Surroundings } from '../surroundings.js';

export interface SubmitOptions extends OutputOptions {
  readonly confirm: readonly string[];
  readonly answers: Answers;
  /** Shows what each file would do, and sends it only after the person at the terminal agrees. */
  readonly preview: boolean;
}

/** `quadrant submit FILE…`: sends each file by itself; a refused one does not stop the others. */
export async function submit(
  surroundings: Surroundings,
  names: readonly string[],
  { confirm, json, answers, preview }: SubmitOptions,
): Promise<ExitCode> {
  const confirmations = confirm.map(readConfirmation);
  const frontDoor = readFrontDoor(surroundings);
  const sent: { file: string; answer: Answer }[] = [];
  for (const { name, content } of readGivenFiles(surroundings, names)) {
    const file = { name, answers, confirmations, preview, ask: json ? null : surroundings.ask };
    const told = content instanceof CannotRun ? [unread(content.message)] : sendAll(frontDoor, content, file);
    for await (const answer of told) {
      sent.push({ file: name, answer });
      if (!json) surroundings.out(describeAnswer(name, answer));
    }
  }
  if (json)
    printJson(
      surroundings,
      sent.map(({ file, answer }) => ({ file, ...answer })),
    );
  return sent.every(({ answer }) => answer.accepted) ? DONE : REFUSED;
}

export interface SubmittedFile {
  readonly name: string;
  readonly answers: Answers;
  readonly confirmations: readonly Confirmation[];
  readonly preview: boolean;
  readonly ask: Surroundings['ask'];
  /** The tournament that the file corrects, and why; none for `submit`. */
  readonly revises?: Revises;
  readonly reason?: string;
}

/** Sends every tournament of a file; each answer comes when it is there. The server may know what the file leaves open, from its sender and their earlier answers. */
export async function* sendAll(frontDoor: FrontDoor, bytes: Uint8Array, file: SubmittedFile): AsyncGenerator<Answer> {
  const { format, tournaments, findings, documents } = openFile(bytes, file.answers);
  if (format?.startsWith('quadrant/1') === true) {
    if (findings.some(({ severity }) => severity === 'error')) yield notSent(findings);
    // The server applies the answers too, so that the receipt says what they change.
    else if (format === 'quadrant/1' && file.answers.size > 0)
      yield await sendOne(frontDoor, formOf({ name: path.basename(file.name), bytes, answers: file.answers }), file);
    else for (const raw of documents) yield await sendOne(frontDoor, raw!, file);
    return;
  }
  // A table with unknown columns is sent anyway, so that the server asks about them.
  const asks = (start: string) =>
    findings.some(({ code, pointer }) => code === 'open-question' && pointer.startsWith(start));
  const asksColumns = asks('/column.');
  const isBroken = findings.some(({ severity, code }) => severity === 'error' && code !== 'open-question');
  if (!asksColumns && (isBroken || tournaments.length === 0)) {
    yield notSent(findings);
    return;
  }
  // Which sheet of a workbook holds the results is one of the questions that the server asks.
  const isChosen = tournaments.length <= 1 || file.answers.has('tournament') || asks('/tournament/sheet');
  const choices = isChosen ? [file.answers] : tournaments.map((_, index) => choose(file.answers, index + 1));
  for (const answers of choices) yield await sendAsking(frontDoor, bytes, { ...file, answers });
}

const choose = (answers: Answers, number: number): Answers => new Map([...answers, ['tournament', String(number)]]);

/** Sends a file of another program, and asks the person what it leaves open. */
async function sendAsking(frontDoor: FrontDoor, bytes: Uint8Array, file: SubmittedFile): Promise<Answer> {
  const { name, answers, ask } = file;
  const answer = await sendOne(frontDoor, formOf({ name: path.basename(name), bytes, answers }), file);
  const open = answer.accepted ? [] : (answer.problem.findings ?? []).filter(({ code }) => code === 'open-question');
  if (open.length === 0 || ask === null) return answer;
  const asked = answers.has('registeredAt') ? open : [...open, REGISTRATION];
  const said = await askQuestions(name, asked, ask);
  if (said === null) return answer;
  return sendAsking(frontDoor, bytes, { ...file, answers: new Map([...answers, ...said]) });
}

/** Sends one report. With a preview, it is sent only after the person agrees. */
async function sendOne(
  frontDoor: FrontDoor,
  content: Uint8Array | FormData,
  { name, preview, ask, confirmations, revises, reason }: SubmittedFile,
): Promise<Answer> {
  const sent = { confirmations, ...(revises && { revises }), ...(reason !== undefined && { reason }) };
  if (!preview) return sendUntilSaid(frontDoor, content, { name, ask, ...sent });
  const previewed = await previewReport(frontDoor, content, sent);
  if (!previewed.accepted || ask === null) return previewed;
  const said = await ask(`${name}: ${describePreview(previewed.preview)}Submit it now? Write yes: `);
  if (!/^y(es)?$/i.test(said.trim())) return previewed;
  return sendUntilSaid(frontDoor, content, { name, ask, ...sent, previewedAfter: previewed.preview.afterRun });
}

/** Sends one report, and asks the person whether it belongs to the announcement that it fits. */
async function sendUntilSaid(
  frontDoor: FrontDoor,
  content: Uint8Array | FormData,
  { name, ask, ...sent }: Omit<SubmittedFile, 'answers' | 'preview'> & { readonly previewedAfter?: number },
): Promise<Answer> {
  const answer = await sendReport(frontDoor, content, sent);
  const receipt = 'receipt' in answer ? answer.receipt : null;
  const isHeld = receipt?.state === 'held';
  const question = isHeld ? receipt.findings.find(({ code }) => code === 'announced-here') : undefined;
  if (question === undefined || ask === null) return answer;
  const said = await ask(`${name}: ${question.message} Write yes, or no: `);
  if (!/^y(es)?$/i.test(said.trim())) return answer;
  const isThisOne = { code: 'is-announced', pointer: null, reason: 'yes' };
  return sendReport(frontDoor, content, { ...sent, confirmations: [...sent.confirmations, isThisOne] });
}

const unread = (reason: string): Answer => ({
  accepted: false,
  problem: { title: 'The file was not sent', detail: reason, advice: 'Check its name, and that you may read it.' },
});

/** A watched folder is read this often; a file that is still being written grows within this time. */
const LOOK_MS = 2000;
/** The watch waits this long for a server that does not answer. */
const RETRY_MS = 30_000;

/** `quadrant submit --watch FOLDER`: submits each new file of a folder once it has stopped growing, until it is stopped. */
export async function watchAndSubmit(
  surroundings: Surroundings,
  folder: string,
  options: SubmitOptions,
): Promise<never> {
  readFrontDoor(surroundings);
  const place = resolveArgument(surroundings, folder);
  let watch: FolderWatch;
  try {
    watch = new FolderWatch(place);
    watch.look();
  } catch (error) {
    throw explainFolderToWatch(folder, error);
  }
  surroundings.err(`Watching ${folder}: each new file is submitted once it has stopped growing. Stop with Ctrl-C.\n`);
  for (;;) {
    await sleep(LOOK_MS);
    for (const name of watch.look()) {
      try {
        const code = await submit(surroundings, [path.join(folder, name)], options);
        watch.remember(name, code === DONE);
      } catch (error) {
        if (!(error instanceof CannotRun)) throw error;
        surroundings.err(`${error.message} Retrying in ${RETRY_MS / 1000} seconds.\n`);
        await sleep(RETRY_MS);
        break;
      }
    }
  }
}

const notSent = (findings: readonly Finding[]): Answer => ({
  accepted: false,
  problem: {
    title: 'The file was not sent',
    detail: 'The file cannot be read.',
    advice: 'Fix what is listed and submit the file again.',
    findings: [...findings],
  },
});

/** Writes what became of a file for people. */
export function describeAnswer(file: string, answer: Answer): string {
  if (!answer.accepted) {
    const { status, detail, advice, findings = [] } = answer.problem;
    return `${file}: ${status === undefined ? 'not sent' : 'refused'}. ${detail} ${advice}\n${describeFindings(findings)}`;
  }
  if ('preview' in answer) return `${file}: ${describePreview(answer.preview)}`;
  const { revision } = answer.receipt;
  const isRevision = revision !== null && revision > 1;
  const news = answer.created ? (isRevision ? `revision ${revision}` : 'new') : 'known already';
  return `${file}: ${describeReceipt(answer.receipt, news)}`;
}

/** @param news what is new about it; null for nothing */
export function describeReceipt(receipt: Receipt, news: string | null = null): string {
  const {
    id,
    shortId,
    tournamentId,
    revision,
    state,
    stateReason,
    sha256,
    file,
    findings,
    claimCodes,
    links,
    heldFor,
    sincePreview,
  } = receipt;
  const stored =
    revision === null
      ? `  held report ${id}, ${links.self}\n`
      : `  submission ${id}\n  tournament ${tournamentId}, revision ${revision}, ${links.tournament}\n`;
  return (
    `${state}${stateReason === null ? '' : ` (${stateReason})`}${news === null ? '' : `, ${news}`}.\n` +
    `  receipt ${shortId}, signed\n${stored}  sha256 ${sha256}\n` +
    (file === null
      ? ''
      : `  translated from a file (${file.format}), of which only its sha256 is kept: ${file.sha256}\n`) +
    ((sincePreview ?? []).length === 0
      ? ''
      : `  published since the preview: ${sincePreview!.map(({ number, kind }) => `run ${number} (${kind})`).join(', ')}\n`) +
    describeClaimCodes(claimCodes) +
    (state === 'held' && heldFor.some(({ kind }) => kind === 'to-be-confirmed') ? tellHowToConfirm(id) : '') +
    (findings.length === 0 ? '' : `  ${count(findings.length, 'finding')}:\n${describeFindings(findings, '    ')}`)
  );
}

const tellHowToConfirm = (id: string): string =>
  `  if a finding is right as it is: quadrant held confirm ${id} --confirm CODE=REASON\n`;

/** The codes are shown only now: the director gives each new player their own. */
const describeClaimCodes = (codes: readonly { readonly handle: string; readonly code: string }[]): string =>
  codes.length === 0
    ? ''
    : `  new players claim themselves with these codes, shown only this once:\n${codes.map(({ handle, code }) => `    ${code}  ${handle}\n`).join('')}`;
