import { count, type Finding } from '@quadrant/rules/tournament';
import { askAndTell, listAndTell, type Asked } from '../ask-and-tell.js';
import type { ExitCode } from '../exit-code.js';
import { describeFindings, describeTable, type OutputOptions } from '../output.js';
import type { Surroundings } from '../surroundings.js';
import { takeReason } from '../take-reason.js';

const HELD = '/api/v1/held-reports';

/** What the API tells of a held report, as far as we show it. */
interface ShownReport {
  readonly id: string;
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
  /** Null of a withdrawal. */
  readonly receipt:
    ({ readonly tournamentId: string; readonly state: string } & Pick<ReportDetail, 'claimCodes'>) | null;
}

/** `quadrant held list`: the newest first. */
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
  receivedAt,
  sender,
  request,
  tournamentId,
  summary,
  heldFor,
}: ShownReport): (string | number)[] => [
  id,
  receivedAt.slice(0, 16).replace('T', ' '),
  sender,
  request === 'report' && tournamentId !== null ? 'revision' : request,
  summary.name,
  summary.startsAt.slice(0, 10),
  summary.players,
  heldFor.map(({ kind }) => kind).join(', '),
];

/** `quadrant held show ID`. */
export const showHeld = (surroundings: Surroundings, id: string, output: OutputOptions): Promise<ExitCode> =>
  ask(surroundings, { method: 'GET', path: `/${encodeURIComponent(id)}` }, output, describeReport);

/** `quadrant held approve ID`. */
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
      path: `/${encodeURIComponent(id)}/approval`,
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

/** `quadrant held decline ID --reason R`. */
export const declineHeld = (
  surroundings: Surroundings,
  id: string,
  reason: string,
  output: OutputOptions,
): Promise<ExitCode> =>
  ask(
    surroundings,
    { method: 'POST', path: `/${encodeURIComponent(id)}/refusal`, body: { reason: takeReason(reason) } },
    output,
    () => 'Declined. Its sender sees the reason; the report is deleted after 90 days.\n',
  );

/** `quadrant held withdraw ID`. */
export const withdrawHeld = (surroundings: Surroundings, id: string, output: OutputOptions): Promise<ExitCode> =>
  ask(
    surroundings,
    { method: 'POST', path: `/${encodeURIComponent(id)}/withdrawal`, body: {} },
    output,
    () => 'Withdrawn. The report counts nothing.\n',
  );

const ask = <Answer>(
  surroundings: Surroundings,
  { path, ...asked }: Asked,
  output: OutputOptions,
  describe: (answer: Answer) => string,
): Promise<ExitCode> => askAndTell(surroundings, { ...asked, path: HELD + path }, output, describe);

function describeReport({ id, sender, state, summary, receivedAt, ...report }: ReportDetail): string {
  const { request, requestReason, heldFor, findings, confirmations, decidedBy, reason, document, claimCodes } = report;
  const players = document?.players?.flatMap(({ handle }) => handle ?? []) ?? [];
  return (
    `${summary.name}, ${summary.startsAt}, ${count(summary.players, 'player')}\n` +
    `  held ${request} ${id} of ${sender}, received ${receivedAt}\n` +
    (requestReason === null ? '' : `  asked for because: ${requestReason}\n`) +
    `  ${state}${decidedBy === null ? '' : ` by ${decidedBy}`}${reason === null ? '' : `: ${reason}`}\n` +
    heldFor.map(({ message }) => `  ${message}\n`).join('') +
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
