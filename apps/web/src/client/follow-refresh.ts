import { describeLeft } from '../desk/time-left.js';
import { say } from '../client-texts/say.js';

/** The script keeps the bar of a refresh up to date, and reloads the page when its state changes. */

interface Followed {
  readonly state: string;
  readonly progress: {
    readonly tournamentsDone: number;
    readonly tournamentsTotal: number;
    readonly secondsLeft: number | null;
  };
}

/** A screen reader should not announce every tournament. */
const SAID_EVERY_MS = 5000;

const place = document.querySelector<HTMLElement>('[data-refresh]');
if (place !== null) follow(place, place.dataset['refresh'] ?? '');

function follow(bar: HTMLElement, address: string): void {
  const events = new EventSource(address);
  let saidAt = 0;
  events.addEventListener('refresh', ({ data }: MessageEvent<string>) => {
    const { state, progress } = JSON.parse(data) as Followed;
    if (state !== bar.dataset['state']) {
      events.close();
      location.reload();
      return;
    }
    show(bar, progress);
    if (performance.now() - saidAt < SAID_EVERY_MS) return;
    saidAt = performance.now();
    write(bar, '[data-left]', describeLeft(progress.secondsLeft, say));
  });
}

function show(bar: HTMLElement, { tournamentsDone: done, tournamentsTotal: total }: Followed['progress']): void {
  const meter = bar.querySelector('progress');
  if (meter !== null) {
    meter.max = Math.max(total, 1);
    meter.value = done;
  }
  write(bar, '[data-done]', String(done));
  write(bar, '[data-total]', String(total));
}

function write(bar: HTMLElement, selector: string, text: string): void {
  const element = bar.querySelector(selector);
  if (element !== null && element.textContent !== text) element.textContent = text;
}
