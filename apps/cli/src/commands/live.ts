import { randomUUID } from 'node:crypto';
import type { HeatsView, LiveView } from '@quadrant/rules/live';
import { askAndTell, describeProblem } from '../ask-and-tell.js';
import { CannotRun, REFUSED, type ExitCode } from '../exit-code.js';
import { askFrontDoor, readFrontDoor } from '../front-door-client.js';
import { describeTable, printJson, type OutputOptions } from '../output.js';
import { readArgument } from '../read-report-file.js';
import type { Surroundings } from '../surroundings.js';

const LIVE = '/api/v1/live';

interface Summary {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly beganAt: string;
  readonly finishedAt: string | null;
}

interface Shown extends LiveView {
  readonly tournament: { readonly name: string };
  readonly heats: HeatsView | null;
}

export const beginLive = (surroundings: Surroundings, file: string, output: OutputOptions): Promise<ExitCode> =>
  askAndTell<Summary>(
    surroundings,
    { method: 'POST', path: LIVE, body: readObject(readArgument(surroundings, file).toString('utf8'), file) },
    output,
    ({ id, name }) => `"${name}" has begun as ${id}. Run it at /live/${id}/run, or with quadrant live enter.\n`,
  );

export const listLive = (surroundings: Surroundings, output: OutputOptions): Promise<ExitCode> =>
  askAndTell<{ readonly rows: readonly Summary[] }>(
    surroundings,
    { method: 'GET', path: `${LIVE}/mine` },
    output,
    ({ rows }) =>
      rows.length === 0
        ? 'You run no live tournament.\n'
        : describeTable(
            ['began', 'tournament', 'game', 'state', 'id'],
            rows.map(({ id, name, game, beganAt, finishedAt }) => [
              beganAt.slice(0, 16).replace('T', ' '),
              name,
              game,
              finishedAt === null ? 'running' : 'finished',
              id,
            ]),
          ),
  );

export const showLive = (surroundings: Surroundings, id: string, output: OutputOptions): Promise<ExitCode> =>
  askAndTell<Shown>(surroundings, { method: 'GET', path: pathOf(id) }, output, tellAll);

/** `quadrant live enter ID ACT`: enters it on the current version. */
export async function enterLive(
  surroundings: Surroundings,
  id: string,
  act: string,
  output: OutputOptions,
): Promise<ExitCode> {
  const body = readObject(act, 'The act');
  const seen = await askFrontDoor(readFrontDoor(surroundings), 'GET', pathOf(id));
  if (!seen.accepted) {
    if (output.json) printJson(surroundings, seen.problem);
    else surroundings.out(describeProblem(seen.problem));
    return REFUSED;
  }
  const { version: basedOn } = seen.body as Shown;
  return askAndTell<{
    readonly version: number;
    readonly isNew: boolean;
    readonly warnings: readonly { readonly message: string; readonly advice: string }[];
  }>(
    surroundings,
    { method: 'POST', path: `${pathOf(id)}/entries`, body: { key: randomUUID(), basedOn, act: body } },
    output,
    ({ version, isNew, warnings }) =>
      [
        isNew ? `Entered, version ${version}.` : `It was so already, version ${version}.`,
        ...warnings.map(({ message, advice }) => `${message} ${advice}`),
      ]
        .map((line) => `${line}\n`)
        .join(''),
  );
}

export const showLinks = (surroundings: Surroundings, id: string, output: OutputOptions): Promise<ExitCode> =>
  askAndTell<{ readonly rows: readonly { readonly player: string; readonly address: string }[] }>(
    surroundings,
    { method: 'GET', path: `${pathOf(id)}/links` },
    output,
    ({ rows }) =>
      describeTable(
        ['player', 'link'],
        rows.map(({ player, address }) => [player, address]),
      ),
  );

export const showLog = (surroundings: Surroundings, id: string, output: OutputOptions): Promise<ExitCode> =>
  askAndTell<{
    readonly rows: readonly {
      readonly version: number;
      readonly at: string;
      readonly by: string;
      readonly text: string;
    }[];
  }>(surroundings, { method: 'GET', path: `${pathOf(id)}/log` }, output, ({ rows }) =>
    describeTable(
      ['entry', 'at', 'by', 'what'],
      rows.map(({ version, at, by, text }) => [String(version), at, by, text]),
    ),
  );

/** `quadrant live report ID`: prints the document, for a file. */
export const printReport = (surroundings: Surroundings, id: string, output: OutputOptions): Promise<ExitCode> =>
  askAndTell<object>(
    surroundings,
    { method: 'GET', path: `${pathOf(id)}/report` },
    output,
    (document) => `${JSON.stringify(document, null, 2)}\n`,
  );

export const draftReport = (surroundings: Surroundings, id: string, output: OutputOptions): Promise<ExitCode> =>
  askAndTell<{ readonly draft: string }>(
    surroundings,
    { method: 'POST', path: `${pathOf(id)}/draft`, body: {} },
    output,
    ({ draft }) => `Draft ${draft}. Check and submit it at /submit/${draft}.\n`,
  );

const pathOf = (id: string): string => `${LIVE}/${encodeURIComponent(id)}`;

/** @throws CannotRun for a text that is no JSON object */
function readObject(text: string, what: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // The text is refused below, like every other wrong text.
  }
  throw new CannotRun(`${what} is no JSON object. docs/live.md has examples.`);
}

function tellAll({ tournament, next, rounds, standings, version, heats }: Shown): string {
  const last = rounds.findLast(({ tables }) => tables.length > 0);
  const tables =
    last === undefined
      ? ''
      : describeTable(
          [`round ${last.round}`, 'players', 'result'],
          last.tables.map(({ table, players, result, status }) => [
            String(table),
            players.join(', '),
            result ?? status,
          ]),
        );
  const order =
    standings.length === 0
      ? ''
      : describeTable(
          ['place', 'player', 'points'],
          standings.map(({ place, player, points }) => [String(place), player, String(points)]),
        );
  const before =
    heats === null
      ? ''
      : describeTable(
          ['heat', 'state', 'seeds', 'qualified', 'id'],
          heats.rows.map(({ heat, state, seeds, qualified, id }) => [
            ...[String(heat), state, seeds?.join(', ') ?? 'by score', qualified.join(', '), id ?? ''],
          ]),
        );
  return `${tournament.name}, version ${version}. ${next.text}\n${before}${tables}${order}`;
}
