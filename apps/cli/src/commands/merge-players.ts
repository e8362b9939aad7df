import type { ExitCode } from '../exit-code.js';
import type { Surroundings } from '../surroundings.js';
import { requestChange, type ChangeAnswer, type ChangeOptions } from './request-change.js';

/** What the API answers about a merge of players. */
interface MergeAnswer extends ChangeAnswer {
  readonly id: string;
  readonly player: string;
  readonly into: string;
}

/** `quadrant merge-players HANDLE INTO`: a player who is known twice counts as the other one. */
export const mergePlayers = (
  surroundings: Surroundings,
  handle: string,
  into: string,
  options: ChangeOptions,
): Promise<ExitCode> =>
  requestChange(
    surroundings,
    { method: 'POST', path: `/api/v1/players/${encodeURIComponent(handle)}/merge`, body: { into } },
    options,
    (answer: MergeAnswer) => `${answer.player} counts as ${answer.into} by merge ${answer.id}`,
  );

/** `quadrant undo-merge ID`: the two are two again. */
export const undoMerge = (surroundings: Surroundings, id: string, options: ChangeOptions): Promise<ExitCode> =>
  requestChange(
    surroundings,
    { method: 'POST', path: `/api/v1/player-merges/${encodeURIComponent(id)}/undo`, body: {} },
    options,
    ({ player }: MergeAnswer) => `${player} counts as a separate player again`,
  );
