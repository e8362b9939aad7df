import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { t } from '../../languages/t.js';
import { FrameContext } from '../frame.js';
import { FormStateContext } from './form-state.js';
import { trialIdOf } from './trial.js';

interface BannerProps {
  /** It follows the message about a saved form. */
  readonly after?: ComponentChildren;
}

/** Says at the top of the page what the last form did. A trial stores nothing, so it never shows the message of a saved form. */
export function Banner({ after }: BannerProps) {
  const { said } = useContext(FrameContext);
  const state = useContext(FormStateContext);
  if (state?.isTrial === true) {
    return (
      <div class="said trial" role="alert" tabIndex={-1} autofocus>
        <p>
          {t('This was only a preview. Nothing is stored yet. {link}', {
            link: <a href={`#${trialIdOf(state.form)}`}>{t('See what would change')}</a>,
          })}
        </p>
      </div>
    );
  }
  if (said === null) return null;
  return (
    <div class="said" role="alert" tabIndex={-1} autofocus>
      <p dir="auto">{said}</p>
      {after}
    </div>
  );
}
