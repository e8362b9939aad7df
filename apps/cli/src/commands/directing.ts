import { askAndTell } from '../ask-and-tell.js';
import type { ExitCode } from '../exit-code.js';
import { describeTable, type OutputOptions } from '../output.js';
import type { Surroundings } from '../surroundings.js';

const INVITATIONS = '/api/v1/directing-invitations';

interface Invited {
  readonly id: string;
  readonly kind: 'announcement' | 'live';
  readonly name: string;
  readonly startsAt: string;
  readonly invitedBy: string;
}

interface Answered {
  readonly name: string;
}

export const listInvitations = (surroundings: Surroundings, output: OutputOptions): Promise<ExitCode> =>
  askAndTell<{ readonly rows: readonly Invited[] }>(
    surroundings,
    { method: 'GET', path: INVITATIONS },
    output,
    ({ rows }) =>
      rows.length === 0
        ? 'No tournament waits for your answer.\n'
        : describeTable(
            ['start', 'tournament', 'kind', 'invited by', 'id'],
            rows.map(({ id, kind, name, startsAt, invitedBy }) => [
              startsAt.slice(0, 16).replace('T', ' '),
              name,
              kind,
              invitedBy,
              id,
            ]),
          ),
  );

export const agreeToDirect = (surroundings: Surroundings, id: string, output: OutputOptions): Promise<ExitCode> =>
  askAndTell<Answered>(
    surroundings,
    { method: 'POST', path: `${pathOf(id)}/agreement`, body: {} },
    output,
    ({ name }) => `You direct "${name}" now.\n`,
  );

export const declineToDirect = (surroundings: Surroundings, id: string, output: OutputOptions): Promise<ExitCode> =>
  askAndTell<Answered>(
    surroundings,
    { method: 'POST', path: `${pathOf(id)}/refusal`, body: {} },
    output,
    ({ name }) => `You declined to direct "${name}".\n`,
  );

export const withdrawInvitation = (
  surroundings: Surroundings,
  id: string,
  handle: string,
  output: OutputOptions,
): Promise<ExitCode> =>
  askAndTell<Answered>(
    surroundings,
    { method: 'DELETE', path: `${pathOf(id)}/${encodeURIComponent(handle)}` },
    output,
    ({ name }) => `"${handle}" is not invited to direct "${name}" any more.\n`,
  );

const pathOf = (id: string): string => `${INVITATIONS}/${encodeURIComponent(id)}`;
