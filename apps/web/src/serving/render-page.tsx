import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { FrameContext } from '../components/frame.js';
import { FormStateContext, type FormState } from '../components/form/form-state.js';
import { RulingsContext } from '../components/rulings.js';
import { ViewerContext } from '../frame/viewer.js';
import { nameHiddenPlayersIn } from './name-hidden-players.js';
import type { Surroundings } from './frames.service.js';

/**
 * Returns the text of a whole page, as its reader may see it.
 * @param formState result of the form that was sent from the page
 */
export function renderPage(
  page: VNode,
  { viewer, rulings, frame }: Surroundings,
  formState: FormState | null = null,
): string {
  const render = (state: FormState | null): string =>
    renderToString(
      <FrameContext.Provider value={frame}>
        <ViewerContext.Provider value={viewer}>
          <FormStateContext.Provider value={state}>
            <RulingsContext.Provider value={rulings}>{page}</RulingsContext.Provider>
          </FormStateContext.Provider>
        </ViewerContext.Provider>
      </FrameContext.Provider>,
    );
  const text = render(formState);
  const isLost = formState?.problem != null && formState.form !== '' && !text.includes(`id="${formState.form}"`);
  return `<!doctype html>${nameHiddenPlayersIn(isLost ? render({ ...formState, isLost }) : text, frame.address, frame.ownLabel)}`;
}
