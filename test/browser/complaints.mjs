// Finds faults of a page in a browser: console messages, failed requests, too much width, and what axe finds.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Notes from now on the console messages of a page and its failed requests. @returns the list, which grows */
export function watchPage(page) {
  const faults = [];
  page.on('console', (message) => {
    // The result of an action asks for the focus, but the place to which the address leads gets it.
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

/** Reports whether a page is wider than its window, and what axe finds, one line for each rule. */
export async function complaintsOf(page) {
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  const wide = widths[0] > widths[1] ? [`it is ${widths[0]} pixels wide`] : [];
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  // After a change of theme, colours are still in transition. In closed parts of a page the transition never ends.
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
