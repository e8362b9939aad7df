import { count } from '@quadrant/rules/message';
import { checkFile, noteOrigin, type Answers, type CheckedFile, type FileCounts } from '@quadrant/rules/files';
import { readReport } from '@quadrant/rules/report';
import { citeSection, orderFindings, REMOVED_LABEL_START, type Verdict } from '@quadrant/rules/tournament';
import { CannotRun, DONE, REFUSED, type ExitCode } from '../exit-code.js';
import { readGivenFiles, type GivenFile } from '../given-files.js';
import { describeFindings, printJson, type OutputOptions } from '../output.js';
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
  const now = surroundings.now();
  const alone = checkFile(content, answers, now, new Map(), await mayBeLabelled(content, now));
  // Only the server has the stored tournament.
  const notes = alone.origin === null ? [] : [noteOrigin(alone.origin, null)];
  const read = { ...alone, findings: orderFindings([...notes, ...alone.findings]) };
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

/** A document of quadrant/1 takes no answers; any other file has the name that is set for it. */
const isDocument = ({ format }: CheckedFile): boolean => format?.startsWith('quadrant/') === true;

function named(checked: CheckedFile, said: Answers): readonly FileCounts[] {
  const { tournaments } = checked;
  const name = said.get('name');
  return name === undefined || tournaments.length !== 1 || isDocument(checked)
    ? tournaments
    : tournaments.map((each) => ({ ...each, name }));
}

/** Returns the answers that change nothing: all for a document, and those about players and columns that a file does not have. */
function unusedIn(content: Uint8Array, checked: CheckedFile, said: Answers): string[] {
  if (isDocument(checked)) return [...said.keys()];
  const text = new TextDecoder().decode(content);
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
