// What is wrong with a page that a browser shows: what it says on the console, what it cannot load, how wide it is, what axe finds.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Notes from now on what a page says and what it cannot load. @returns the list, which grows */
export function watchPage(page) {
  const faults = [];
  page.on('console', (message) => {
    // What was done asks for the focus, and gives way to the place in the page to which its address leads.
    if (message.text().startsWith('Autofocus processing was blocked')) return;
    faults.push(`the console says: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`a script fails: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A browser that leaves a page stops what the page still loads or follows.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    faults.push(`${request.url()} is not loaded: ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.url()} answers ${response.status()}`);
  });
  return faults;
}

/** Whether a page is wider than its window, and what axe finds, one line for each rule. */
export async function complaintsOf(page) {
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  const wide = widths[0] > widths[1] ? [`it is ${widths[0]} pixels wide`] : [];
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  // Colours of a theme that has just changed are still on their way; in closed parts of a page they never arrive.
  await page.evaluate(() => {
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
  });
  const violations = await page.evaluate(async () => (await globalThis.axe.run()).violations);
  return [
    ...wide,
    ...violations.map(
      ({ id, help, nodes }) => `axe, ${id}: ${help} (${nodes.length}, as ${nodes[0].target.join(' ')})`,
    ),
  ];
}
