import { count } from '@quadrant/rules/message';
import { CannotRun, DONE, REFUSED, type ExitCode } from '../exit-code.js';
import { askFrontDoor, readFrontDoor, type FrontDoor, type ShownProblem } from '../front-door-client.js';
import { describeTable, printJson, type OutputOptions } from '../output.js';
import type { Surroundings } from '../surroundings.js';
import { takeReason } from '../take-reason.js';

interface FlagOptions extends OutputOptions {
  readonly reason: string;
  /** Whether tournaments get the flag or lose it. */
  readonly flagged: boolean;
}

interface FlagsProblem extends ShownProblem {
  readonly refused?: readonly { readonly tournamentId: string; readonly detail: string; readonly advice: string }[];
}

interface NotCounting {
  readonly rows: readonly {
    readonly id: string;
    readonly version: number;
    readonly name: string;
    readonly localDate: string;
    readonly participants: number;
    readonly reason: string;
  }[];
}

/**
 * `quadrant flag LEAGUE TOURNAMENT…` and `quadrant unflag`: all of the tournaments are changed, or none. `ID@VERSION`,
 * as `not-counting` prints it, is refused when somebody has changed the tournament in the meantime.
 */
export async function flag(
  surroundings: Surroundings,
  league: string,
  named: readonly string[],
  { reason: given, flagged, json }: FlagOptions,
): Promise<ExitCode> {
  const reason = takeReason(given);
  const frontDoor = readFrontDoor(surroundings);
  const tournaments: { id: string; version: number }[] = [];
  for (const text of named) tournaments.push(await versionOf(frontDoor, text));
  const body = JSON.stringify({ tournaments, flagged, reason });
  const answer = await askFrontDoor(frontDoor, 'POST', `${pathOf(league)}/flags`, body);
  if (json) printJson(surroundings, answer.accepted ? answer.body : answer.problem);
  else if (answer.accepted) {
    const done = flagged ? `flagged for ${league}` : 'unflagged, and no longer of a league';
    surroundings.out(`${count(named.length, 'tournament')} ${done}.\n`);
  } else surroundings.out(describeRefusal(answer.problem));
  return answer.accepted ? DONE : REFUSED;
}

/** `quadrant not-counting LEAGUE`: lists tournaments that name the league and do not count, with the reason. */
export async function listNotCounting(
  surroundings: Surroundings,
  league: string,
  { only, json }: OutputOptions & { readonly only: string | null },
): Promise<ExitCode> {
  const query = only === null ? '' : `?reason=${encodeURIComponent(only)}`;
  const answer = await askFrontDoor(readFrontDoor(surroundings), 'GET', `${pathOf(league)}/not-counting${query}`);
  if (json) printJson(surroundings, answer.accepted ? answer.body : answer.problem);
  else if (!answer.accepted) surroundings.out(describeRefusal(answer.problem));
  else {
    const { rows } = answer.body as NotCounting;
    const cells = rows.map(({ id, version, name, localDate, participants, reason }) => [
      `${id}@${version}`,
      localDate,
      participants,
      reason,
      name,
    ]);
    const header = ['tournament', 'date', 'players', 'reason', 'name'];
    surroundings.out(rows.length === 0 ? `Nothing waits in ${league}.\n` : describeTable(header, cells));
  }
  return answer.accepted ? DONE : REFUSED;
}

const pathOf = (league: string): string => `/api/v1/leagues/${encodeURIComponent(league)}`;

async function versionOf(frontDoor: FrontDoor, text: string): Promise<{ id: string; version: number }> {
  const [id = '', version] = text.split('@');
  if (version !== undefined) {
    if (/^[1-9]\d{0,8}$/.test(version)) return { id, version: Number(version) };
    throw new CannotRun(`"${text}" is no tournament: give its id, or ID@VERSION as "quadrant not-counting" prints it.`);
  }
  const answer = await askFrontDoor(frontDoor, 'GET', `/api/v1/tournaments/${encodeURIComponent(id)}`);
  if (!answer.accepted) throw new CannotRun(`${text}: ${answer.problem.detail} ${answer.problem.advice}`);
  return { id, version: (answer.body as { version: number }).version };
}

function describeRefusal(problem: ShownProblem): string {
  const { detail, advice, refused = [] } = problem as FlagsProblem;
  const lines = refused.map((each) => `  ${each.tournamentId}: ${each.detail} ${each.advice}\n`);
  return `Refused. ${detail} ${advice}\n${lines.join('')}`;
}
