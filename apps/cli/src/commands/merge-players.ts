import type { ExitCode } from '../exit-code.js';
import type { Surroundings } from '../surroundings.js';
import { requestChange, type ChangeAnswer, type ChangeOptions } from './request-change.js';

interface MergeAnswer extends ChangeAnswer {
  readonly id: string;
  readonly player: string;
  readonly into: string;
}

/** `quadrant merge-players HANDLE INTO`: a player who is known under two handles counts as one. */
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

/** `quadrant undo-merge ID`: separates the two players again. */
export const undoMerge = (surroundings: Surroundings, id: string, options: ChangeOptions): Promise<ExitCode> =>
  requestChange(
    surroundings,
    { method: 'POST', path: `/api/v1/player-merges/${encodeURIComponent(id)}/undo`, body: {} },
    options,
    ({ player }: MergeAnswer) => `${player} counts as a separate player again`,
  );
