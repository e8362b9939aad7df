import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { ViewerContext, type Viewer } from '../pages/viewer.js';

/** The text of a whole page, as it is for whoever looks at it; null: for somebody who is not signed in. */
export function renderPage(page: VNode, viewer: Viewer | null): string {
  return `<!doctype html>${renderToString(<ViewerContext.Provider value={viewer}>{page}</ViewerContext.Provider>)}`;
}
