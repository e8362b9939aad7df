import { count } from '@quadrant/rules/message';
import {
  checkFile,
  checkRevision,
  mentionsFormat,
  noteOrigin,
  tableTextOf,
  takeOrigin,
  type Answers,
  type CheckedFile,
  type FileCounts,
  type Origin,
} from '@quadrant/rules/files';
import { readReport } from '@quadrant/rules/report';
import {
  citeSection,
  orderFindings,
  REMOVED_LABEL_START,
  type Finding,
  type Verdict,
} from '@quadrant/rules/tournament';
import { CannotRun, DONE, REFUSED, type ExitCode } from '../exit-code.js';
import { readGivenFiles, type GivenFile } from '../given-files.js';
import { describeFindings, printJson, type OutputOptions } from '../output.js';
import { readPublic } from '../read-public.js';
import { siteAddress } from '../site-address.js';
import type { Surroundings } from '../surroundings.js';

/**
 * `quadrant check FILE…`: tells what each file holds, what validation finds in it, and whether a director's report like
 * this would be rated.
 */
export async function check(
  surroundings: Surroundings,
  names: readonly string[],
  { json, answers: said, sender }: CheckOptions,
): Promise<ExitCode> {
  const given = readGivenFiles(surroundings, names);
  const answers = await withDirector(surroundings, said, sender);
  const isOne = names.length === 1 && given.length === 1;
  const checked: (CheckedArgument & { readonly file: string })[] = [];
  for (const each of given) checked.push({ file: each.name, ...(await checkOne(surroundings, each, answers, said)) });
  if (json) {
    const told = checked.map(({ file, told: of }) => (isOne ? of : { file, ...of }));
    printJson(surroundings, isOne ? told[0] : told);
  } else for (const { file, text } of checked) surroundings.out(isOne ? text : `${file}:\n${text}`);
  return checked.every(({ isSound }) => isSound) ? DONE : REFUSED;
}

interface CheckOptions extends OutputOptions {
  readonly answers: Answers;
  /** The handle of who would submit the files; null for the account of QUADRANT_TOKEN. */
  readonly sender: string | null;
}

/**
 * Adds the sender as director, as the server does when a file is submitted. Without a sender and without a token, and where
 * the server does not answer, the director stays an open question.
 */
async function withDirector(surroundings: Surroundings, answers: Answers, sender: string | null): Promise<Answers> {
  if (answers.has('director')) return answers;
  const handle = sender ?? (await findSender(surroundings));
  return handle === null ? answers : new Map([['director', handle], ...answers]);
}

async function findSender(surroundings: Surroundings): Promise<string | null> {
  if ((surroundings.env['QUADRANT_TOKEN'] ?? '') === '') return null;
  // It loads 2,000 modules, which a check without a token does not need.
  const { askFrontDoor, readFrontDoor } = await import('../front-door-client.js');
  try {
    const answer = await askFrontDoor(readFrontDoor(surroundings), (client) => client.GET('/api/v1/session', {}));
    if (answer.accepted) return answer.body.account.handle;
    surroundings.err(`QUADRANT_TOKEN does not say who you are: ${answer.problem.detail} Use --as HANDLE.\n`);
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
    surroundings.err(`${error.message} The check goes on without your handle: give it with --as HANDLE.\n`);
  }
  return null;
}

interface CheckedArgument {
  /** Programs read this. */
  readonly told: object;
  /** People read this. */
  readonly text: string;
  readonly isSound: boolean;
}

async function checkOne(
  surroundings: Surroundings,
  { content }: GivenFile,
  answers: Answers,
  said: Answers,
): Promise<CheckedArgument> {
  if (content instanceof CannotRun) {
    const told = { format: null, tournaments: [], findings: [], sanctioned: null, rated: null, origin: null };
    return { told: { ...told, unread: content.message }, text: `${content.message}\n`, isSound: false };
  }
  const read = await readOne(surroundings, content, answers, said);
  const checked = { ...read, tournaments: named(read, said), unusedAnswers: unusedIn(content, read, said) };
  const errors = checked.findings.filter(({ severity }) => severity === 'error').length;
  const text =
    checked.tournaments.map(describeCounts).join('') +
    describeFindings(checked.findings, '') +
    checked.unusedAnswers.map((key) => `Not used: --set "${key}=…". The file has nothing that it answers.\n`).join('') +
    describeVerdicts(checked) +
    (errors > 0 ? `Refused: ${count(errors, 'error')}.\n` : '');
  return { told: checked, text, isSound: errors === 0 };
}

/** Reads a file as the server does: a document says everything itself, and a download is checked as the revision that it would be. */
async function readOne(
  surroundings: Surroundings,
  content: Uint8Array,
  answers: Answers,
  said: Answers,
): Promise<CheckedFile> {
  const now = surroundings.now();
  const isLabelled = await mayBeLabelled(content, now);
  const alone = checkFile(content, mentionsFormat(content) ? said : answers, now, new Map(), isLabelled);
  const { origin } = alone;
  if (origin === null) return alone;
  const stored = await findStored(surroundings, origin);
  if (stored === null) {
    const findings = alone.findings.filter((each) => !isAnsweredBySite(each));
    return { ...alone, findings: orderFindings([noteOrigin(origin, null), ...findings]) };
  }
  const { isUnchanged, ...revision } = checkRevision(stored.raw, content, said, now, isLabelled);
  const note = noteOrigin(origin, { name: stored.name, revision: stored.revision, isUnchanged });
  return { ...revision, origin, findings: orderFindings([note, ...revision.findings]) };
}

interface Stored {
  readonly raw: Uint8Array;
  readonly name: string;
  readonly revision: number;
}

/** Returns the tournament that a file was downloaded from; null where no server answers, or where it does not have it. */
async function findStored(surroundings: Surroundings, { tournamentId }: Origin): Promise<Stored | null> {
  try {
    const answer = await readPublic(siteAddress(surroundings), `/api/v1/tournaments/${tournamentId}/document`);
    if ('refusal' in answer) return null;
    const { bytes: raw, origin } = takeOrigin(Buffer.from(answer.text));
    const { report } = readReport(raw, { now: surroundings.now(), mayBeLabelled: true });
    const revision = origin?.revision ?? null;
    return report === null || revision === null ? null : { raw, name: report.tournament.name, revision };
  } catch (error) {
    if (error instanceof CannotRun) return null;
    throw error;
  }
}

/** The stored tournament says it, so a download need not. */
const isAnsweredBySite = ({ code, pointer }: Finding): boolean =>
  code === 'open-question' && /^\/tournament\/(?:game|director|name|startsAt)$/.test(pointer);

/** The name of a document is an answer like any other of it; any other file has the name that is set for it. */
const isDocument = ({ format }: CheckedFile): boolean => format?.startsWith('quadrant/') === true;

function named(checked: CheckedFile, said: Answers): readonly FileCounts[] {
  const { tournaments } = checked;
  const name = said.get('name');
  return name === undefined || tournaments.length !== 1 || isDocument(checked)
    ? tournaments
    : tournaments.map((each) => ({ ...each, name }));
}

/** Returns the answers about players and columns that a file does not have. Those to a document are among its findings. */
function unusedIn(content: Uint8Array, checked: CheckedFile, said: Answers): string[] {
  if (isDocument(checked)) return [];
  const text = tableTextOf(content, said)?.text;
  // The sheet is still to be chosen.
  if (text === undefined) return [];
  return [...said.keys()].filter((key) => {
    const [, about] = /^(?:handle|column)\.(.+)$/.exec(key) ?? [];
    return about !== undefined && !about.split(/[^\p{L}\p{N}]+/u).every((word) => text.includes(word));
  });
}

/**
 * Tells whether labels of players whose names were removed are no error: the report of a live tournament has them. Only
 * the server can tell whether they are its own, and says so when the report is submitted.
 */
async function mayBeLabelled(content: Uint8Array, now: Date): Promise<boolean> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (!bytes.includes(REMOVED_LABEL_START)) return false;
  const { report } = readReport(content, { now, mayBeLabelled: true });
  // The rooms of live tournaments have 190 modules, which few files need.
  const { liveIdOf } = await import('@quadrant/rules/live');
  return report !== null && liveIdOf(report.tournament.externalId) !== null;
}

const describeCounts = ({ name, players, rounds, matches, byes, drops }: FileCounts): string =>
  `${name ?? 'A tournament without a name'}: ${count(players, 'player')}, ${count(rounds, 'round')}, ${count(matches, 'match', 'matches')}, ` +
  `${count(byes, 'bye')}, ${count(drops, 'drop')}.\n`;

const describeVerdicts = ({ sanctioned, rated }: CheckedFile): string =>
  sanctioned === null || rated === null
    ? ''
    : `Sanctioned: ${describeVerdict(sanctioned)}\nRated: ${describeVerdict(rated)}\n`;

const describeVerdict = ({ value, rule }: Verdict): string => `${value ? 'yes' : 'no'} (${citeSection(String(rule))})`;
