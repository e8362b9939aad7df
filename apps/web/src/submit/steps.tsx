import { t, words } from '../languages/t.js';
import { isProposal, type DraftDetail } from './draft-shapes.js';

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

const PROPOSAL_STEPS = words([
  { step: 'check', name: 'Edit the results' },
  { step: 'confirm', name: 'Propose them' },
] as const);

interface StepsProps {
  readonly at: SubmitStep;
  /** It is left out where there is no draft yet. */
  readonly draft?: Pick<DraftDetail, 'id' | 'corrects' | 'terms'>;
}

/** The current step is marked, and the earlier ones are links. */
export function Steps({ at, draft }: StepsProps) {
  const steps = stepsOf(draft);
  const here = steps.findIndex(({ step }) => step === at);
  return (
    <ol class="steps" aria-label={t('Steps')}>
      {steps.map(({ step, name }, index) => (
        <li key={step} aria-current={index === here ? 'step' : undefined}>
          {index < here && draft !== undefined && step === 'check' ? <a href={`/submit/${draft.id}`}>{name}</a> : name}
        </li>
      ))}
    </ol>
  );
}

function stepsOf(draft: StepsProps['draft']) {
  if (draft === undefined || draft.corrects === null) return STEPS;
  return isProposal(draft) ? PROPOSAL_STEPS : CORRECTION_STEPS;
}
