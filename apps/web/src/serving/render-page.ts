import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';

/** The text of a whole page. */
export function renderPage(page: VNode): string {
  return `<!doctype html>${renderToString(page)}`;
}
