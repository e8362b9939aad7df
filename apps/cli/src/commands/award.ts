import { count } from '@quadrant/rules/message';
import { askAndTell } from '../ask-and-tell.js';
import type { ExitCode } from '../exit-code.js';
import { describeTable, type OutputOptions } from '../output.js';
import type { Surroundings } from '../surroundings.js';
import { requestChange, type ChangeAnswer } from './request-change.js';

interface GivenAward {
  readonly id: string;
  readonly tournament: { readonly name: string; readonly localDate: string };
  readonly player: string;
  readonly points: number;
  readonly reason: string;
  readonly givenBy: string;
}

interface AwardAnswer extends ChangeAnswer {
  readonly id: string;
}

const awardsOf = (league: string): string => `/api/v1/leagues/${encodeURIComponent(league)}/manual-awards`;

/** `quadrant award list LEAGUE`: lists points that were given by hand. */
export const listAwards = (surroundings: Surroundings, league: string, output: OutputOptions): Promise<ExitCode> =>
  askAndTell(
    surroundings,
    { method: 'GET', path: awardsOf(league) },
    output,
    ({ rows }: { readonly rows: readonly GivenAward[] }) =>
      rows.length === 0
        ? `${league} has no points by hand.\n`
        : describeTable(
            ['award', 'date', 'tournament', 'player', 'points', 'by', 'reason'],
            rows.map(({ id, tournament, player, points, givenBy, reason }) => [
              id,
              tournament.localDate,
              tournament.name,
              player,
              points,
              givenBy,
              reason,
            ]),
          ),
  );

/** `quadrant award give LEAGUE TOURNAMENT PLAYER POINTS`: with a key it is given once, however often it is sent. */
export const giveAward = (
  surroundings: Surroundings,
  league: string,
  award: { readonly tournament: string; readonly player: string; readonly points: number },
  { key, ...options }: OutputOptions & { readonly reason: string; readonly key: string | null },
): Promise<ExitCode> =>
  requestChange(
    surroundings,
    {
      method: 'POST',
      path: awardsOf(league),
      body: award,
      ...(key !== null && { headers: { 'idempotency-key': key } }),
    },
    { ...options, preview: false },
    ({ id }: AwardAnswer) => `${award.player} has ${count(award.points, 'point')} by hand, award ${id}`,
  );

export const undoAward = (
  surroundings: Surroundings,
  league: string,
  id: string,
  options: OutputOptions & { readonly reason: string },
): Promise<ExitCode> =>
  requestChange(
    surroundings,
    { method: 'DELETE', path: `${awardsOf(league)}/${encodeURIComponent(id)}`, body: {} },
    { ...options, preview: false },
    () => `award ${id} is taken back`,
  );
