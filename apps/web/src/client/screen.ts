/** Turns the pages of a large screen. The page can be held, and turned with the arrow keys. */

import { say } from '../client-texts/say.js';

/** Eight rows are read in this time by somebody who looks for their own name. */
const TURN_MS = 12_000;

/** Smaller words are not read at five metres. */
const SMALLEST_PERCENT = 60;

let shown: string | null = null;
let isHeld = false;

const pages = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-screen-page]')];

const indexOfShown = (): number =>
  Math.max(
    0,
    pages().findIndex((page) => page.dataset['screenPage'] === shown),
  );

/** Makes the words of a page smaller until it fits the screen: eight rows do, unless long names take two lines. */
function fit(page: HTMLElement): void {
  for (let percent = 100; percent >= SMALLEST_PERCENT; percent -= 5) {
    page.style.fontSize = `${percent}%`;
    if (document.documentElement.scrollHeight <= innerHeight) return;
  }
}

function show(index: number): void {
  const all = pages();
  const page = all[(index + all.length) % Math.max(1, all.length)];
  shown = page?.dataset['screenPage'] ?? null;
  for (const each of all) each.hidden = each !== page;
  if (page !== undefined) fit(page);
  const foot = document.querySelector<HTMLElement>('[data-screen-foot]');
  if (foot === null) return;
  foot.hidden = all.length < 2;
  const count = foot.querySelector('[data-screen-count]');
  if (count !== null && page !== undefined) {
    count.textContent = say('Page {page} of {pages}', { page: all.indexOf(page) + 1, pages: all.length });
  }
  foot.querySelector('[data-screen-hold]')?.setAttribute('aria-pressed', String(isHeld));
}

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element) || target.closest('[data-screen-hold]') === null) return;
  isHeld = !isHeld;
  show(indexOfShown());
});
document.addEventListener('keydown', ({ key }) => {
  if (key === 'ArrowRight') show(indexOfShown() + 1);
  if (key === 'ArrowLeft') show(indexOfShown() - 1);
});
// A renewed page keeps its place.
const showAgain = (): void => {
  show(indexOfShown());
};
document.addEventListener('live-renewed', showAgain);
addEventListener('resize', showAgain);
setInterval(() => {
  if (!isHeld) show(indexOfShown() + 1);
}, TURN_MS);
show(0);
