import { askAndTell, listAndTell, tell } from '../ask-and-tell.js';
import { CannotRun, type ExitCode } from '../exit-code.js';
import { askFrontDoor, readFrontDoor } from '../front-door-client.js';
import { describeFindings, describeTable, type OutputOptions, type ShownFinding } from '../output.js';
import { readArgument } from '../read-report-file.js';
import type { Surroundings } from '../surroundings.js';
import { takeReason } from '../take-reason.js';

const ANNOUNCEMENTS = '/api/v1/announcements';

export interface CalendarOptions {
  readonly from?: string;
  readonly to?: string;
  readonly game?: string;
  readonly country?: string;
  readonly region?: string;
  readonly mine?: boolean;
}

/** The API tells more about an announcement than the command prints. */
interface Announced {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly game: string;
  readonly format: string;
  readonly unrated: boolean;
  readonly startsAt: string;
  readonly online: boolean;
  readonly country: string | null;
  readonly venue: string | null;
  readonly address: string | null;
  readonly contact: string;
  readonly director: string;
  readonly entryFee: string;
  readonly prizes: string;
  readonly plannedRounds: number;
  readonly state: string;
  readonly notice: string | null;
  readonly isEarlyEnough: boolean;
  readonly tournamentId: string | null;
}

interface Stored extends Announced {
  readonly findings: readonly ShownFinding[];
}

interface Detail extends Announced {
  readonly revisions: readonly {
    readonly version: number;
    readonly change: string;
    readonly reason: string | null;
    readonly changedBy: string;
    readonly changedAt: string;
  }[];
}

export const announce = (surroundings: Surroundings, file: string, output: OutputOptions): Promise<ExitCode> =>
  askAndTell<Stored>(
    surroundings,
    { method: 'POST', path: ANNOUNCEMENTS, body: readBody(surroundings, file) },
    output,
    (stored) => `Announced as ${stored.id}: ${tellShortly(stored)}.\n${describeFindings(stored.findings)}`,
  );

export const showCalendar = (
  surroundings: Surroundings,
  { mine = false, ...filters }: CalendarOptions,
  output: OutputOptions,
): Promise<ExitCode> => {
  const query = new URLSearchParams({ ...filters });
  const path = `${mine ? `${ANNOUNCEMENTS}/mine` : ANNOUNCEMENTS}?${query.toString()}`;
  return listAndTell<Announced>(surroundings, path, output, (rows) =>
    rows.length === 0 ? 'No tournament is announced.\n' : describeTable(HEADER, rows.map(rowOf)),
  );
};

export const showAnnouncement = (surroundings: Surroundings, id: string, output: OutputOptions): Promise<ExitCode> =>
  askAndTell<Detail>(surroundings, { method: 'GET', path: pathOf(id) }, output, tellAll);

export const changeAnnouncement = (
  surroundings: Surroundings,
  id: string,
  file: string,
  output: OutputOptions,
): Promise<ExitCode> =>
  askAndTell<Stored>(
    surroundings,
    { method: 'PUT', path: pathOf(id), body: readBody(surroundings, file) },
    output,
    (stored) => `Changed, version ${stored.version}: ${tellShortly(stored)}.\n${describeFindings(stored.findings)}`,
  );

export const cancelAnnouncement = (
  surroundings: Surroundings,
  id: string,
  reason: string,
  output: OutputOptions,
): Promise<ExitCode> =>
  askAndTell<Stored>(
    surroundings,
    { method: 'POST', path: `${pathOf(id)}/cancellation`, body: { reason: takeReason(reason) } },
    output,
    ({ name, notice }) => `"${name}" is cancelled. Players read: ${notice ?? ''}\n`,
  );

export interface DirectorApprovalOptions {
  readonly region?: string;
  readonly reason: string;
}

/** `quadrant announcement approve-director ID [--region R] --reason R`: the director's report then counts immediately. */
export async function approveDirectorOf(
  surroundings: Surroundings,
  id: string,
  { region, reason }: DirectorApprovalOptions,
  output: OutputOptions,
): Promise<ExitCode> {
  const known = await askFrontDoor(readFrontDoor(surroundings), 'GET', pathOf(id));
  if (!known.accepted) return tell(surroundings, known, output.json, () => '');
  const { director } = known.body as Announced;
  const body = { role: 'director', region: region ?? null, reason: takeReason(reason) };
  const path = `/api/v1/accounts/${encodeURIComponent(director)}/roles`;
  return askAndTell(surroundings, { method: 'POST', path, body }, output, () => {
    const where = region === undefined ? 'everywhere' : `in ${region}`;
    return `"${director}" is an approved director ${where}. Their reports count at once.\n`;
  });
}

interface Registered {
  readonly players: readonly { readonly handle: string }[];
  readonly isOpen: boolean;
}

/** `quadrant announcement register ID [--player H]`: registers you, or another player if you are a director. */
export const registerPlayer = (
  surroundings: Surroundings,
  id: string,
  handle: string | undefined,
  output: OutputOptions,
): Promise<ExitCode> =>
  askAndTell<Registered>(
    surroundings,
    { method: 'POST', path: `${pathOf(id)}/players`, body: handle === undefined ? {} : { handle } },
    output,
    tellRegistered,
  );

export const unregisterPlayer = (
  surroundings: Surroundings,
  id: string,
  handle: string,
  output: OutputOptions,
): Promise<ExitCode> =>
  askAndTell<Registered>(
    surroundings,
    { method: 'DELETE', path: `${pathOf(id)}/players/${encodeURIComponent(handle)}` },
    output,
    tellRegistered,
  );

export function setRegistration(
  surroundings: Surroundings,
  id: string,
  state: string,
  output: OutputOptions,
): Promise<ExitCode> {
  if (state !== 'open' && state !== 'closed') throw new CannotRun(`"${state}" must be open or closed.`);
  const body = { isOpen: state === 'open' };
  return askAndTell(surroundings, { method: 'PUT', path: `${pathOf(id)}/registration`, body }, output, tellRegistered);
}

const tellRegistered = ({ players, isOpen }: Registered): string =>
  `${players.length} registered${players.length === 0 ? '' : `: ${players.map(({ handle }) => handle).join(', ')}`}. Registration is ${isOpen ? 'open' : 'closed'}.\n`;

export interface PostponementOptions {
  readonly date: string;
  readonly time: string;
  readonly endsOn?: string;
  readonly reason: string;
}

export const postponeAnnouncement = (
  surroundings: Surroundings,
  id: string,
  { reason, ...to }: PostponementOptions,
  output: OutputOptions,
): Promise<ExitCode> =>
  askAndTell<Stored>(
    surroundings,
    { method: 'POST', path: `${pathOf(id)}/postponement`, body: { ...to, reason: takeReason(reason) } },
    output,
    (stored) => `Postponed: ${tellShortly(stored)}. Players read: ${stored.notice ?? ''}\n`,
  );

const pathOf = (id: string): string => `${ANNOUNCEMENTS}/${encodeURIComponent(id)}`;

/** @throws CannotRun for a file that holds no JSON object */
function readBody(surroundings: Surroundings, file: string): object {
  const text = readArgument(surroundings, file).toString('utf8');
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  } catch {
    // The text is refused below, like every other wrong text.
  }
  throw new CannotRun(`${file} holds no JSON object. docs/command.md shows what a tournament is announced with.`);
}

const startOf = ({ startsAt }: Announced): string => startsAt.slice(0, 16).replace('T', ' ');

const placeOf = ({ online, venue, country }: Announced): string =>
  online ? 'online' : [venue, country].filter((each) => each !== null).join(', ');

function stateOf({ state, notice, tournamentId, unrated, isEarlyEnough }: Announced): string {
  if (tournamentId !== null) return 'results are here';
  if (state === 'cancelled') return 'cancelled';
  if (notice !== null) return 'postponed';
  return unrated || !isEarlyEnough ? 'unrated' : '';
}

const tellShortly = (announced: Announced): string =>
  `"${announced.name}", ${announced.game} ${announced.format}, ${startOf(announced)}, ${placeOf(announced)}`;

const HEADER = ['start', 'tournament', 'game', 'place', 'director', 'state', 'id'];

const rowOf = (announced: Announced): string[] => [
  startOf(announced),
  announced.name,
  `${announced.game} ${announced.format}`,
  placeOf(announced),
  announced.director,
  stateOf(announced),
  announced.id,
];

function tellAll(announced: Detail): string {
  const { address, director, contact, entryFee, prizes, plannedRounds, notice, tournamentId, revisions } = announced;
  const lines = [
    tellShortly(announced),
    ...(notice === null ? [] : [`${announced.state === 'cancelled' ? 'Cancelled' : 'Postponed'}: ${notice}`]),
    ...(tournamentId === null ? [] : [`Results: tournament ${tournamentId}`]),
    ...(address === null ? [] : [`Address: ${address}`]),
    `Rounds: ${plannedRounds}. Fee: ${entryFee}. Prizes: ${prizes}`,
    `Director: ${director}, ${contact}`,
    ...revisions.map(
      ({ version, change, reason, changedBy, changedAt }) =>
        `Version ${version}, ${changedAt.slice(0, 10)}: ${change} by ${changedBy}${reason === null ? '' : `: ${reason}`}`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}
