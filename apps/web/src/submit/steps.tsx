import { t, words } from '../languages/t.js';

const STEPS = words([
  { step: 'give', name: 'Give the results' },
  { step: 'check', name: 'Check them' },
  { step: 'confirm', name: 'Confirm' },
] as const);

const CORRECTION_STEPS = words([
  { step: 'check', name: 'Edit the results' },
  { step: 'confirm', name: 'Confirm' },
] as const);

export type SubmitStep = (typeof STEPS)[number]['step'];

interface StepsProps {
  readonly at: SubmitStep;
  /** The draft has this id. */
  readonly draft?: string;
  /** Whether a stored tournament is corrected. */
  readonly isCorrection?: boolean;
}

/** The current step is marked, and the earlier ones are links. */
export function Steps({ at, draft, isCorrection = false }: StepsProps) {
  const steps = isCorrection ? CORRECTION_STEPS : STEPS;
  const here = steps.findIndex(({ step }) => step === at);
  return (
    <ol class="steps" aria-label={t('Steps')}>
      {steps.map(({ step, name }, index) => (
        <li key={step} aria-current={index === here ? 'step' : undefined}>
          {index < here && draft !== undefined && step === 'check' ? <a href={`/submit/${draft}`}>{name}</a> : name}
        </li>
      ))}
    </ol>
  );
}
