import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { Ruling } from '@quadrant/rules/policy';
import { RulingsContext } from '../pages/rulings.js';
import { ViewerContext, type Viewer } from '../pages/viewer.js';

/** The text of a whole page, as it is for whoever looks at it; null: for somebody who is not signed in. */
export function renderPage(page: VNode, viewer: Viewer | null, rulings: readonly Ruling[] = []): string {
  const provided = (
    <ViewerContext.Provider value={viewer}>
      <RulingsContext.Provider value={rulings}>{page}</RulingsContext.Provider>
    </ViewerContext.Provider>
  );
  return `<!doctype html>${renderToString(provided)}`;
}
