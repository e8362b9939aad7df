import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answers } from '@quadrant/rules/files';
import { count, type Finding } from '@quadrant/rules/tournament';
import { readConfirmation } from '../confirmations.js';
import { explainFile as explainFolderToWatch } from '../explain-error.js';
import { REFUSED, DONE, type ExitCode } from '../exit-code.js';
import { readFrontDoor } from '../front-door-client.js';
import { describeFindings, printJson, type OutputOptions } from '../output.js';
import { openArguments } from '../read-report-file.js';
import { sendReport, type Answer, type Receipt } from '../send-report.js';
import { FolderWatch } from '../folder-watch.js';
import { resolveArgument, type Surroundings } from '../surroundings.js';

/** `quadrant submit FILE…`: each file by itself; a refused one does not keep the others back. */
export async function submit(
  surroundings: Surroundings,
  files: readonly string[],
  { confirm, json, answers }: OutputOptions & { readonly confirm: readonly string[]; readonly answers: Answers },
): Promise<ExitCode> {
  const confirmations = confirm.map(readConfirmation);
  const frontDoor = readFrontDoor(surroundings.env);
  const opened = openArguments(surroundings, files, answers);
  const sent: { file: string; answer: Answer }[] = [];
  for (const each of opened) {
    const { file } = each;
    if ('unread' in each) {
      const answer = unread(each.unread);
      sent.push({ file, answer });
      if (!json) surroundings.out(`${file}: not sent. ${each.unread}\n`);
      continue;
    }
    const { documents, findings } = each;
    const reports = documents.filter((document) => document !== null);
    const isWhole = reports.length === documents.length && reports.length > 0;
    for (const raw of isWhole ? reports : [null]) {
      const answer = raw === null ? notSent(findings) : await sendReport(frontDoor, raw, confirmations);
      sent.push({ file, answer });
      if (!json) surroundings.out(describeAnswer(file, answer));
    }
  }
  if (json)
    printJson(
      surroundings,
      sent.map(({ file, answer }) => ({ file, ...answer })),
    );
  return sent.every(({ answer }) => answer.accepted) ? DONE : REFUSED;
}

const unread = (reason: string): Answer => ({
  accepted: false,
  problem: { title: 'The file was not sent', detail: reason, advice: 'Check its name, and that you may read it.' },
});

/** How often a watched folder is looked at; a file that is still written grows within this time. */
const LOOK_MS = 1000;

/** `quadrant submit --watch FOLDER`: submits each new file of a folder once it has stopped growing, until it is stopped. */
export async function watchAndSubmit(
  surroundings: Surroundings,
  folder: string,
  options: Parameters<typeof submit>[2],
): Promise<never> {
  readFrontDoor(surroundings.env);
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
      await submit(surroundings, [path.join(folder, name)], options);
      watch.remember(name);
    }
  }
}

/** A file that was not sent, because it cannot be read or leaves a question open. */
const notSent = (findings: readonly Finding[]): Answer => ({
  accepted: false,
  problem: {
    title: 'The file was not sent',
    detail: 'The file cannot be read, or does not say everything that a report needs.',
    advice: 'Fix what is listed and submit the file again.',
    findings: [...findings],
  },
});

function describeAnswer(file: string, answer: Answer): string {
  if (!answer.accepted) {
    const { detail, advice, findings = [] } = answer.problem;
    return `${file}: refused. ${detail} ${advice}\n${describeFindings(findings)}`;
  }
  const { revision } = answer.receipt;
  const isRevision = revision !== null && revision > 1;
  const news = answer.created ? (isRevision ? `revision ${revision}` : 'new') : 'known already';
  return `${file}: ${describeReceipt(answer.receipt, news)}`;
}

/** @param news what is new about it; null for nothing */
export function describeReceipt(receipt: Receipt, news: string | null = null): string {
  const { id, shortId, tournamentId, revision, state, stateReason, sha256, findings, claimCodes, links, heldFor } =
    receipt;
  const stored =
    revision === null
      ? `  held report ${id}, ${links.self}\n`
      : `  submission ${id}\n  tournament ${tournamentId}, revision ${revision}, ${links.tournament}\n`;
  return (
    `${state}${stateReason === null ? '' : ` (${stateReason})`}${news === null ? '' : `, ${news}`}.\n` +
    `  receipt ${shortId}, signed\n${stored}  sha256 ${sha256}\n` +
    describeClaimCodes(claimCodes) +
    (state === 'held' && heldFor.some(({ kind }) => kind === 'to-be-confirmed') ? tellHowToConfirm(id) : '') +
    (findings.length === 0 ? '' : `  ${count(findings.length, 'finding')}:\n${describeFindings(findings, '    ')}`)
  );
}

const tellHowToConfirm = (id: string): string =>
  `  if a finding is right as it is: quadrant held confirm ${id} --confirm CODE=REASON\n`;

/** Shown only now: whoever directs hands each new player theirs. */
const describeClaimCodes = (codes: readonly { readonly handle: string; readonly code: string }[]): string =>
  codes.length === 0
    ? ''
    : `  new players claim themselves with these codes, shown only this once:\n${codes.map(({ handle, code }) => `    ${code}  ${handle}\n`).join('')}`;
