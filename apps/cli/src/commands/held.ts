import { count } from '@quadrant/rules/message';
import { type Finding } from '@quadrant/rules/tournament';
import { askAndTell, listAndTell, type Asked } from '../ask-and-tell.js';
import { CannotRun, type ExitCode } from '../exit-code.js';
import { describeFindings, describeTable, type OutputOptions } from '../output.js';
import type { Surroundings } from '../surroundings.js';
import { takeReason } from '../take-reason.js';

const HELD = '/api/v1/held-reports';

/** The API tells more about a held report than the command prints. */
interface ShownReport {
  readonly id: string;
  readonly version: number;
  readonly request: 'report' | 'withdrawal';
  readonly requestReason: string | null;
  readonly tournamentId: string | null;
  readonly sender: string;
  readonly state: string;
  readonly summary: { readonly name: string; readonly startsAt: string; readonly players: number };
  readonly heldFor: readonly { readonly kind: string; readonly message: string }[];
  readonly receivedAt: string;
}

interface ReportDetail extends ShownReport {
  readonly confirmations: readonly { readonly code: string; readonly reason: string }[];
  readonly findings: readonly Finding[];
  readonly decidedBy: string | null;
  readonly reason: string | null;
  readonly document: { readonly players?: readonly { readonly handle?: string }[] } | null;
  readonly claimCodes: readonly { readonly handle: string; readonly code: string }[];
}

interface Approved extends ShownReport {
  readonly approvedDirector: boolean;
  /** It is null for a withdrawal. */
  readonly receipt:
    ({ readonly tournamentId: string; readonly state: string } & Pick<ReportDetail, 'claimCodes'>) | null;
}

/** `quadrant held list`: the rows are sorted with the newest first. */
export const listHeld = (
  surroundings: Surroundings,
  { state, mine }: { readonly state: string; readonly mine: boolean },
  output: OutputOptions,
): Promise<ExitCode> =>
  listAndTell<ShownReport>(surroundings, `${HELD}?state=${state}&mine=${mine}`, output, (rows) =>
    rows.length === 0 ? `No reports are ${state}.\n` : describeTable(HEADER, rows.map(rowOf)),
  );

const HEADER = ['id', 'received', 'sender', 'asks for', 'tournament', 'date', 'players', 'waits for'];

const rowOf = ({
  id,
  version,
  receivedAt,
  sender,
  request,
  tournamentId,
  summary,
  heldFor,
}: ShownReport): (string | number)[] => [
  `${id}@${version}`,
  receivedAt.slice(0, 16).replace('T', ' '),
  sender,
  request === 'report' && tournamentId !== null ? 'revision' : request,
  summary.name,
  summary.startsAt.slice(0, 10),
  summary.players,
  heldFor.map(({ kind }) => kind).join(', '),
];

export const showHeld = (surroundings: Surroundings, id: string, output: OutputOptions): Promise<ExitCode> =>
  ask(surroundings, { method: 'GET', path: takeNamed(id).path }, output, describeReport);

/**
 * `quadrant held approve ID`. `ID@VERSION`, as `held list` and `held show` print it, is refused when the sender has
 * replaced the report in the meantime: nobody approves what they have not read.
 */
export const approveHeld = (
  surroundings: Surroundings,
  id: string,
  { reason, ...approval }: { readonly reason?: string; readonly approveDirector?: boolean; readonly region?: string },
  output: OutputOptions,
): Promise<ExitCode> =>
  ask<Approved>(
    surroundings,
    {
      method: 'POST',
      ...decisionOn(id, 'approval'),
      body: { ...approval, ...(reason !== undefined && { reason: takeReason(reason) }) },
    },
    output,
    ({ sender, tournamentId, approvedDirector, receipt }) =>
      (receipt === null
        ? `Approved. Tournament ${tournamentId} is withdrawn.\n`
        : `Approved. It is tournament ${receipt.tournamentId} now, ${receipt.state}.\n`) +
      (approvedDirector ? `${sender} is an approved director now.\n` : '') +
      describeCodes(receipt?.claimCodes ?? []),
  );

export const declineHeld = (
  surroundings: Surroundings,
  id: string,
  reason: string,
  output: OutputOptions,
): Promise<ExitCode> =>
  ask(
    surroundings,
    { method: 'POST', ...decisionOn(id, 'refusal'), body: { reason: takeReason(reason) } },
    output,
    () => 'Declined. Its sender sees the reason; the report is deleted after 90 days.\n',
  );

export const withdrawHeld = (surroundings: Surroundings, id: string, output: OutputOptions): Promise<ExitCode> =>
  ask(
    surroundings,
    { method: 'POST', ...decisionOn(id, 'withdrawal'), body: {} },
    output,
    () => 'Withdrawn. The report counts nothing.\n',
  );

/** Returns the path of a held report, and the version that is meant; null means the current one. */
function takeNamed(text: string): { readonly path: string; readonly version: string | null } {
  const [id = '', version = null, ...rest] = text.split('@');
  if (rest.length > 0 || (version !== null && !/^[1-9]\d{0,8}$/.test(version)))
    throw new CannotRun(`"${text}" is no held report: give its id, or ID@VERSION as "quadrant held list" prints it.`);
  return { path: `${HELD}/${encodeURIComponent(id)}`, version };
}

/** Returns the path of a decision about a held report, and the header for the version that is meant. */
export function decisionOn(id: string, decision: string): Pick<Asked, 'path' | 'headers'> {
  const { path, version } = takeNamed(id);
  return { path: `${path}/${decision}`, ...(version !== null && { headers: { 'if-match': `"v${version}"` } }) };
}

const ask = <Answer>(
  surroundings: Surroundings,
  asked: Asked,
  output: OutputOptions,
  describe: (answer: Answer) => string,
): Promise<ExitCode> => askAndTell(surroundings, asked, output, describe);

function describeReport({ id, version, sender, state, summary, receivedAt, ...report }: ReportDetail): string {
  const { request, requestReason, heldFor, findings, confirmations, decidedBy, reason, document, claimCodes } = report;
  const players = document?.players?.flatMap(({ handle }) => handle ?? []) ?? [];
  return (
    `${summary.name}, ${summary.startsAt}, ${count(summary.players, 'player')}\n` +
    `  held ${request} ${id}@${version} of ${sender}, received ${receivedAt}\n` +
    (requestReason === null ? '' : `  asked for because: ${requestReason}\n`) +
    `  ${state}${decidedBy === null ? '' : ` by ${decidedBy}`}${reason === null ? '' : `: ${reason}`}\n` +
    (state === 'held' ? heldFor.map(({ message }) => `  ${message}\n`).join('') : '') +
    confirmations.map(({ code, reason: said }) => `  ${code} is right, says the sender: ${said}\n`).join('') +
    (players.length === 0 ? '' : `  players: ${players.join(', ')}\n`) +
    describeCodes(claimCodes) +
    (findings.length === 0 ? '' : `  ${count(findings.length, 'finding')}:\n${describeFindings(findings, '    ')}`)
  );
}

const describeCodes = (codes: ReportDetail['claimCodes']): string =>
  codes.length === 0
    ? ''
    : `  new players claim themselves with these codes:\n${codes.map(({ handle, code }) => `    ${code}  ${handle}\n`).join('')}`;
