import type { RefreshRequest } from '@quadrant/store/refreshes';
import { isMoving } from '@quadrant/views';
import { useContext } from 'preact/hooks';
import { t } from '../languages/t.js';
import { FrameContext } from '../components/frame.js';
import { REFRESH_WORDS, secondsLeft } from './refresh-words.js';
import { describeLeft } from './time-left.js';

/** This module follows the refresh. */
export const FOLLOWING = 'follow-refresh.js';

/** Shows how far a refresh is. A script keeps it up to date; without one the page reloads by itself. */
export function Progress({ refresh }: { readonly refresh: RefreshRequest }) {
  const { now } = useContext(FrameContext);
  const { id, state, tournamentsDone: done, tournamentsTotal: total } = refresh;
  if (!isMoving(state)) return null;
  return (
    <div class="progress" data-refresh={`/api/v1/refreshes/${id}/events`} data-state={state}>
      <label for="progress">
        {t('{state}: {done} of {total} tournaments', {
          state: REFRESH_WORDS[state][0],
          done: <output data-done>{done}</output>,
          total: <output data-total>{total}</output>,
        })}
      </label>
      <progress id="progress" max={Math.max(total, 1)} value={done} />
      <p role="status" data-left>
        {describeLeft(secondsLeft(refresh, now), t)}
      </p>
    </div>
  );
}
