import type { HistoryWindowRow } from '@quadrant/views';
import { t } from '../languages/t.js';
import { LocalDay } from './day.js';
import { CONTINENT_NAMES } from './names.js';

/** Begins a sentence. */
export const tellWindowPlace = ({ continent, region }: Pick<HistoryWindowRow, 'continent' | 'region'>): string =>
  continent === null ? t('Everywhere') : region === null ? CONTINENT_NAMES[continent] : region;

/** Says which tournaments a window is for, and when it closes. */
export const WindowDays = ({ window }: { readonly window: HistoryWindowRow }) => (
  <>
    {t('{place}: tournaments from {from} to {to}. Reports are taken until {closesOn}.', {
      place: tellWindowPlace(window),
      from: <LocalDay date={window.from} />,
      to: <LocalDay date={window.to} />,
      closesOn: <LocalDay date={window.closesOn} />,
    })}
  </>
);

/** Tells directors which old tournaments they may report now; nothing while no window is open. */
export function OpenHistoryWindows({ windows }: { readonly windows: readonly HistoryWindowRow[] }) {
  if (windows.length === 0) return null;
  return (
    <section class="said">
      <p>{t('Approved directors may report old tournaments now. Each report waits for a coordinator.')}</p>
      <ul>
        {windows.map((window) => (
          <li key={window.number}>
            <WindowDays window={window} /> <span dir="auto">{window.note}</span>
          </li>
        ))}
      </ul>
      <p>
        <a href="/desk/history">{t('Bring many old tournaments at once')}</a>
      </p>
    </section>
  );
}
