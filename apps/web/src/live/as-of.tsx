import { useContext } from 'preact/hooks';
import { FrameContext } from '../components/frame.js';
import { t } from '../languages/t.js';

/** Says of which time the page is. The script of the page shows it while there is no connection. */
export function AsOf() {
  const { now } = useContext(FrameContext);
  return (
    <p class="notice" role="status" data-as-of={now.getTime()} hidden>
      {t('No connection. You see how it was at {time}.', { time: <time data-as-of-time /> })}
    </p>
  );
}
