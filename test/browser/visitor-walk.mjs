// A visitor finds a player by three letters and opens why the last change happened.
import { tabTo } from './hands.mjs';
import { ALL_HANDS, WAYS } from './walking.mjs';

/**
 * @param {import('./walking.mjs').Walks} walks
 * @param {string} handle of a player with a rating
 */
export async function walkAsVisitor(walks, handle) {
  const letters = handle.slice(0, 3);
  const name = 'a visitor finds a player by three letters and opens why the last change happened';
  await walks.walk(name, [...ALL_HANDS, WAYS.withoutScript], async ({ page, hands, address, way, look }) => {
    await page.goto(`${address}/`);
    await typeLetters(page, way, letters);
    if (way.isPlain === true) await page.keyboard.press('Enter');
    if (way.isPlain === true) await hands.goTo(hands.link(handle));
    else await chooseSuggestion(page, way, handle);
    await page.getByRole('heading', { level: 1, name: handle }).waitFor();
    await look();
    // The change stands beside the rating; its reason is where it leads.
    const change = page.locator('main .tiles a[href*="#why-"]').first();
    await hands.activate(change);
    await page.locator('main details[open] table caption').first().waitFor();
    await look();
  });
}

async function typeLetters(page, way, letters) {
  const box = page.locator('#site-search');
  if (way.name.includes('keyboard')) await tabTo(page, box);
  else await box.click();
  await page.keyboard.type(letters);
}

/** Suggestions come while somebody types. */
async function chooseSuggestion(page, way, handle) {
  const option = page.getByRole('option').filter({ hasText: handle }).first();
  await option.waitFor();
  if (!way.name.includes('keyboard')) return option.click();
  while ((await option.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}
