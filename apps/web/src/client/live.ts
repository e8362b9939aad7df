/** Follows a live tournament: shows new results, renews the page when a round changes, and counts a clock down. */

import { say } from '../client-texts/say.js';
import { IN_BACKGROUND } from '../serving/background-header.js';
import { zoneOfCountry, zonesOf } from './zones.js';

const TICK_MS = 1000;
const MINUTE_MS = 60_000;
const WARNING_MS = 10 * MINUTE_MS;
/** Thousands of watchers must not load the page at the same moment; a director does not wait. */
const SPREAD_MS = 2000;
/** A disconnected page connects again after this time at the earliest, and not at the same moment as all others. */
const COME_BACK_MS = 5000;

interface Heard {
  readonly version: number;
  readonly kind: string;
  readonly text: string;
  readonly round: number | null;
  readonly table: {
    readonly players: readonly string[];
    readonly status: string;
    readonly result: string | null;
  } | null;
}

const SHOWN = 'live-shown';

/** The clock rings so many times when the round begins, when little time is left, and when time is over. */
const TONES = { begin: 2, warning: 1, over: 3 } as const;

/** Browsers let a page make sounds once somebody has pressed a button in it. Later tones use the same output. */
let audio: AudioContext | undefined;

let renewing: Promise<void> | null = null;
let isOld = false;

/** A clock that came with a newer page starts with that page. */
let isFirst = true;
const begins = new WeakMap<HTMLElement, number>();

/** Returns the current page, which is replaced when a round changes. */
const present = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-live]');

/** When the connection was lost, in milliseconds since 1970; null while there is one. */
let lostAt: number | null = null;
let isConnected = false;

const first = present();
if (first !== null) follow(first.dataset['live'] ?? '', first.dataset['version'] ?? '0');
addEventListener('offline', tellLoss);
document.addEventListener('live-renewed', showAge);
document.addEventListener('live-stale', () => void renew());
startClocks();
offerSound();
chooseZone();

function follow(live: string, version: string): void {
  const events = new EventSource(`/api/v1/live/${live}/events?after=${version}`);
  events.addEventListener('entry', ({ data }: MessageEvent<string>) => hear(JSON.parse(data) as Heard));
  events.addEventListener('reload', () => void renew());
  events.addEventListener('open', () => {
    isConnected = true;
    lostAt = null;
    showAge();
  });
  events.addEventListener('error', () => {
    tellLoss();
    // A browser reconnects by itself after a break, but not after an answer such as 503.
    if (events.readyState !== EventSource.CLOSED) return;
    const again = (): void => follow(live, present()?.dataset['version'] ?? version);
    setTimeout(again, COME_BACK_MS * (1 + Math.random()));
  });
}

/** The page was right until the connection was lost. A page that this device had kept is as old as it says. */
function tellLoss(): void {
  lostAt ??= isConnected ? Date.now() : Number(document.querySelector<HTMLElement>('[data-as-of]')?.dataset['asOf']);
  isConnected = false;
  showAge();
}

function showAge(): void {
  const line = document.querySelector<HTMLElement>('[data-as-of]');
  const time = line?.querySelector('time') ?? null;
  if (line === null || time === null) return;
  line.hidden = lostAt === null;
  if (lostAt === null) return;
  const at = new Date(lostAt);
  time.dateTime = at.toISOString();
  time.textContent = at.toLocaleString(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' });
}

function hear(heard: Heard): void {
  const page = present();
  // Judges write for the staff alone, so nobody else has anything new to see.
  if (heard.kind.endsWith('judge-note')) return;
  if (page === null || heard.version <= Number(page.dataset['version'])) return;
  const said = page.querySelector('[data-heard]');
  if (said !== null) said.textContent = heard.text;
  const { table, round } = heard;
  const cell =
    table === null || round === null
      ? null
      : [...page.querySelectorAll<HTMLElement>('[data-live-table]')].find(
          (each) => each.dataset['liveTable'] === `${round}-${table.players.join('\n')}`,
        );
  if (cell != null && table !== null) {
    cell.textContent = table.result ?? table.status;
    cell.className = `live-result ${table.status} changed`;
  }
  if (heard.kind !== 'result' || 'reload' in page.dataset || cell == null) void renew();
}

/** Renews the page, unless somebody is typing in it: then a line says that there is something new. */
async function renew(): Promise<void> {
  if (renewing !== null) {
    isOld = true;
    return renewing;
  }
  const main = document.querySelector('main');
  if (main === null) return;
  if (isTyping(main)) {
    const said = main.querySelector('[data-heard]');
    if (said !== null) said.append(` ${say('Reload the page to see everything that is new.')}`);
    return;
  }
  isOld = false;
  renewing = load(main).finally(() => {
    renewing = null;
    if (isOld) void renew();
  });
  return renewing;
}

async function load(main: HTMLElement): Promise<void> {
  if (present()?.dataset['director'] === undefined)
    await new Promise((go) => setTimeout(go, Math.random() * SPREAD_MS));
  const headers = { accept: 'text/html', ...IN_BACKGROUND };
  const answer = await fetch(location.href, { headers }).catch(() => null);
  if (answer?.ok !== true) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('main');
  if (fresh === null || isTyping(main)) return;
  const open = new Set([...main.querySelectorAll('details[open] > summary')].map((each) => each.textContent));
  const heard = main.querySelector('[data-heard]')?.textContent ?? '';
  for (const summary of fresh.querySelectorAll('details > summary')) {
    if (open.has(summary.textContent)) summary.parentElement?.setAttribute('open', '');
  }
  const said = fresh.querySelector('[data-heard]');
  if (said !== null) said.textContent = heard;
  // The message about the last action stays until another page is opened.
  const done = main.querySelector('.said');
  for (const child of [...main.childNodes]) if (child !== done) child.remove();
  main.append(...fresh.childNodes);
  document.dispatchEvent(new Event('live-renewed'));
}

/** Tells whether a field of a form has unsent input. */
function isTyping(main: HTMLElement): boolean {
  const fields = main.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=hidden]), textarea');
  return [...fields].some((field) => field.value !== field.defaultValue || field === document.activeElement);
}

/** Clocks follow the server's time, whatever this device's clock says. */
function startClocks(): void {
  const shown = document.querySelector<HTMLElement>('[data-ends]')?.dataset['now'];
  const begun = performance.now() - (shown === undefined ? 0 : sinceShown(shown));
  const warned = new Set<string>();
  const tick = (): void => {
    for (const clock of document.querySelectorAll<HTMLElement>('[data-ends]')) {
      const { ends = '', paused, now = '', minutes = '0' } = clock.dataset;
      const length = Number(minutes) * MINUTE_MS;
      const server =
        paused === undefined ? Date.parse(now) + performance.now() - begunOf(clock, begun) : Date.parse(paused);
      const left = Date.parse(ends) - server;
      const shown = clock.querySelector('[data-left]');
      const untilBegin = left - length;
      if (shown !== null) {
        shown.textContent = untilBegin > 0 ? say('Begins in {time}', { time: tellTime(untilBegin) }) : tellLeft(left);
      }
      clock.classList.toggle('warning', left <= WARNING_MS);
      clock.classList.toggle('over', left <= 0);
      for (const [limit, name] of [
        [length, 'begin'],
        [WARNING_MS, 'warning'],
        [0, 'over'],
      ] as const) {
        const mark = `${name} ${ends}`;
        if (left <= limit && left > limit - 2 * TICK_MS && !warned.has(mark)) {
          warned.add(mark);
          ring(TONES[name]);
        }
      }
    }
  };
  tick();
  setInterval(tick, TICK_MS);
}

/** Returns the milliseconds since this device got a page. Without a network, it opens the same page again later. */
function sinceShown(now: string): number {
  try {
    const [known, at] = (localStorage.getItem(SHOWN) ?? '').split(' ');
    if (known === now) return Math.max(0, Date.now() - Number(at));
    localStorage.setItem(SHOWN, `${now} ${Date.now()}`);
  } catch {
    // A browser that stores nothing keeps no page either.
  }
  return 0;
}

function begunOf(clock: HTMLElement, first: number): number {
  const known = begins.get(clock);
  if (known !== undefined) return known;
  const begun = isFirst ? first : performance.now();
  isFirst = false;
  begins.set(clock, begun);
  return begun;
}

function tellLeft(milliseconds: number): string {
  return milliseconds <= 0 ? say('Time is over') : tellTime(milliseconds);
}

function tellTime(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

/** Plays tones, where the browser lets pages make some. */
function ring(times: number): void {
  // Browsers let no page make sounds before the first press or key.
  if (navigator.userActivation?.hasBeenActive === false) return;
  try {
    audio ??= new AudioContext();
    for (let turn = 0; turn < times; turn++) {
      const tone = audio.createOscillator();
      tone.connect(audio.destination);
      tone.start(audio.currentTime + turn * 0.5);
      tone.stop(audio.currentTime + turn * 0.5 + 0.3);
    }
  } catch {
    // A browser without sound still shows the clock.
  }
}

/** Shows the button that tries the sound. The event of a press reaches the document, whatever page is loaded later. */
function offerSound(): void {
  const show = (): void => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-ring]')) button.hidden = false;
  };
  show();
  document.addEventListener('live-renewed', show);
  document.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLElement && 'ring' in target.dataset) ring(TONES.over);
  });
}

/**
 * Chooses the zone of this device where a form asks for one. A country puts its zones first. A zone that somebody chose
 * stays.
 */
function chooseZone(): void {
  const select = document.querySelector<HTMLSelectElement>('select[name="tournament.zone"]');
  const country = document.querySelector<HTMLSelectElement>('select[name="tournament.country"]');
  if (select === null) return;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const optionOf = (zone: string) => [...select.options].find(({ value }) => value === zone);
  let isChosen = select.value !== '';
  select.addEventListener('change', () => (isChosen = true));
  if (!isChosen && optionOf(timeZone) !== undefined) select.value = timeZone;
  country?.addEventListener('change', () => {
    const zones = zonesOf(country.value).filter((zone) => optionOf(zone) !== undefined);
    if (zones.length === 0) return;
    select.options[0]?.after(...zones.flatMap((zone) => optionOf(zone) ?? []));
    if (!isChosen) select.value = zoneOfCountry(zones, timeZone) ?? '';
  });
}
