import { count } from '@quadrant/rules/message';
import { checkFile, type Answers, type CheckedFile, type FileCounts } from '@quadrant/rules/files';
import { readReport } from '@quadrant/rules/report';
import { citeSection, REMOVED_LABEL_START, type Verdict } from '@quadrant/rules/tournament';
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
  { json, answers }: OutputOptions & { readonly answers: Answers },
): Promise<ExitCode> {
  const given = readGivenFiles(surroundings, names);
  const isOne = names.length === 1 && given.length === 1;
  const checked: (CheckedArgument & { readonly file: string })[] = [];
  for (const each of given) checked.push({ file: each.name, ...(await checkOne(surroundings, each, answers)) });
  if (json) {
    const told = checked.map(({ file, told: of }) => (isOne ? of : { file, ...of }));
    printJson(surroundings, isOne ? told[0] : told);
  } else for (const { file, text } of checked) surroundings.out(isOne ? text : `${file}:\n${text}`);
  return checked.every(({ isSound }) => isSound) ? DONE : REFUSED;
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
): Promise<CheckedArgument> {
  if (content instanceof CannotRun) {
    const told = { format: null, tournaments: [], findings: [], sanctioned: null, rated: null };
    return { told: { ...told, unread: content.message }, text: `${content.message}\n`, isSound: false };
  }
  const now = surroundings.now();
  const checked = checkFile(content, answers, now, new Map(), await mayBeLabelled(content, now));
  const errors = checked.findings.filter(({ severity }) => severity === 'error').length;
  const text =
    checked.tournaments.map(describeCounts).join('') +
    describeFindings(checked.findings, '') +
    describeVerdicts(checked) +
    (errors > 0 ? `Refused: ${count(errors, 'error')}.\n` : '');
  return { told: checked, text, isSound: errors === 0 };
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
