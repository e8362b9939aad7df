import { SENTENCES_AS_DATA } from '@quadrant/http';
import { count } from '@quadrant/rules/message';
import type { components } from '../api/types.js';
import { askAndTell, tell } from '../ask-and-tell.js';
import { CannotRun, type ExitCode } from '../exit-code.js';
import { askFrontDoor, readFrontDoor, type FrontDoorAnswer } from '../front-door-client.js';
import { describeFindings, describeTable, type OutputOptions } from '../output.js';
import type { Surroundings } from '../surroundings.js';
import { takeReason } from '../take-reason.js';

type HeldReport = components['schemas']['HeldReportDto'];
type HeldReportDetail = components['schemas']['HeldReportDetailDto'];

/** `quadrant held list`: the rows are sorted with the newest first. */
export async function listHeld(
  surroundings: Surroundings,
  wanted: { readonly state: HeldReport['state']; readonly mine: boolean },
  { json }: OutputOptions,
): Promise<ExitCode> {
  const answer = await readAllPages(surroundings, wanted);
  return tell(surroundings, answer, json, ({ rows }) =>
    rows.length === 0 ? `No reports are ${wanted.state}.\n` : describeTable(HEADER, rows.map(rowOf)),
  );
}

const LARGEST_PAGE = 200;

async function readAllPages(
  surroundings: Surroundings,
  wanted: { readonly state: HeldReport['state']; readonly mine: boolean },
): Promise<FrontDoorAnswer<{ readonly rows: readonly HeldReport[] }>> {
  const frontDoor = readFrontDoor(surroundings);
  const rows: HeldReport[] = [];
  for (let cursor: string | undefined; ;) {
    const query = { ...wanted, limit: LARGEST_PAGE, cursor };
    const answer = await askFrontDoor(frontDoor, (client) => client.GET('/api/v1/held-reports', { params: { query } }));
    if (!answer.accepted) return answer;
    rows.push(...answer.body.rows);
    if (answer.body.next === null) return { ...answer, body: { rows } };
    cursor = answer.body.next;
  }
}

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
}: HeldReport): (string | number)[] => [
  `${id}@${version}`,
  receivedAt.slice(0, 16).replace('T', ' '),
  sender,
  request === 'report' && tournamentId !== null ? 'revision' : request,
  summary.name,
  summary.date ?? summary.startsAt.slice(0, 10),
  summary.players,
  heldFor.map(({ kind }) => kind).join(', '),
];

export const showHeld = (surroundings: Surroundings, id: string, output: OutputOptions): Promise<ExitCode> => {
  const { path } = takeNamed(id);
  return askAndTell(
    surroundings,
    (client) => client.GET('/api/v1/held-reports/{id}', { params: { path }, headers: SENTENCES_AS_DATA }),
    output,
    describeReport,
  );
};

/**
 * `quadrant held approve ID`. `ID@VERSION`, as `held list` and `held show` print it, is refused when the sender has
 * replaced the report in the meantime: nobody approves what they have not read.
 */
export const approveHeld = (
  surroundings: Surroundings,
  id: string,
  { reason, ...approval }: components['schemas']['HeldApprovalDto'],
  output: OutputOptions,
): Promise<ExitCode> => {
  const body = { ...approval, ...(reason !== undefined && { reason: takeReason(reason) }) };
  const params = takeNamed(id);
  return askAndTell(
    surroundings,
    (client) => client.POST('/api/v1/held-reports/{id}/approval', { params, body }),
    output,
    ({ sender, tournamentId, approvedDirector, receipt }) =>
      (receipt === null
        ? `Approved. Tournament ${tournamentId} is withdrawn.\n`
        : `Approved. It is tournament ${receipt.tournamentId} now, ${receipt.state}.\n`) +
      (approvedDirector ? `${sender} is an approved director now.\n` : '') +
      describeCodes(receipt?.claimCodes ?? []),
  );
};

export const declineHeld = (
  surroundings: Surroundings,
  id: string,
  reason: string,
  output: OutputOptions,
): Promise<ExitCode> => {
  const body = { reason: takeReason(reason) };
  const params = takeNamed(id);
  return askAndTell(
    surroundings,
    (client) => client.POST('/api/v1/held-reports/{id}/refusal', { params, body }),
    output,
    () => 'Declined. Its sender sees the reason; the report is deleted after 90 days.\n',
  );
};

export const withdrawHeld = (surroundings: Surroundings, id: string, output: OutputOptions): Promise<ExitCode> => {
  const params = takeNamed(id);
  return askAndTell(
    surroundings,
    (client) => client.POST('/api/v1/held-reports/{id}/withdrawal', { params }),
    output,
    () => 'Withdrawn. The report counts nothing.\n',
  );
};

/** Returns the parameters of a held report: the id, and the version that is meant; without one the current version. */
export function takeNamed(text: string) {
  const [id = '', version = null, ...rest] = text.split('@');
  if (rest.length > 0 || (version !== null && !/^[1-9]\d{0,8}$/.test(version)))
    throw new CannotRun(`"${text}" is no held report: give its id, or ID@VERSION as "quadrant held list" prints it.`);
  return { path: { id }, ...(version !== null && { header: { 'If-Match': `"v${version}"` } }) };
}

function describeReport({ id, version, sender, state, summary, receivedAt, ...report }: HeldReportDetail): string {
  const { request, requestReason, heldFor, findings, confirmations, decidedBy, reason, document, claimCodes } = report;
  const { players: named = [] } = (document ?? {}) as { readonly players?: readonly { readonly handle?: string }[] };
  const players = named.flatMap(({ handle }) => handle ?? []);
  return (
    `${summary.name}, ${summary.date ?? summary.startsAt}, ${count(summary.players, 'player')}\n` +
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

const describeCodes = (codes: HeldReportDetail['claimCodes']): string =>
  codes.length === 0
    ? ''
    : `  new players claim themselves with these codes:\n${codes.map(({ handle, code }) => `    ${code}  ${handle}\n`).join('')}`;
