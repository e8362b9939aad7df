import { t, words } from '../languages/t.js';

const STEPS = words([
  { step: 'give', name: 'Give the results' },
  { step: 'check', name: 'Check them' },
  { step: 'confirm', name: 'Confirm' },
] as const);

export type SubmitStep = (typeof STEPS)[number]['step'];

/** The current step is marked, and the earlier ones are links. */
export function Steps({ at, draft }: { readonly at: SubmitStep; readonly draft?: string }) {
  const here = STEPS.findIndex(({ step }) => step === at);
  return (
    <ol class="steps" aria-label={t('Steps')}>
      {STEPS.map(({ step, name }, index) => (
        <li key={step} aria-current={index === here ? 'step' : undefined}>
          {index < here && draft !== undefined && step === 'check' ? <a href={`/submit/${draft}`}>{name}</a> : name}
        </li>
      ))}
    </ol>
  );
}
