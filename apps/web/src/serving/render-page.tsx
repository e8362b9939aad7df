import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { FrameContext } from '../components/frame.js';
import { RulingsContext } from '../pages/rulings.js';
import { ViewerContext } from '../pages/viewer.js';
import type { Surroundings } from './frames.service.js';

/** The text of a whole page, as it is for whoever looks at it. */
export function renderPage(page: VNode, { viewer, rulings, frame }: Surroundings): string {
  const provided = (
    <FrameContext.Provider value={frame}>
      <ViewerContext.Provider value={viewer}>
        <RulingsContext.Provider value={rulings}>{page}</RulingsContext.Provider>
      </ViewerContext.Provider>
    </FrameContext.Provider>
  );
  return `<!doctype html>${renderToString(provided)}`;
}
