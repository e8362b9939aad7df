import { LONGEST_REASON } from '@quadrant/http';
import { t } from '../languages/t.js';
import { TextField } from './form/fields.js';
import { Form, Kept, type Operation } from './form/form.js';

interface RateInferredProps {
  readonly operation: Operation;
  /** Why they are rated now; null: they are not. */
  readonly reason: string | null;
  readonly said: string;
  readonly version?: number;
}

/** A coordinator decides whether inferred results count for ratings. */
export const RateInferred = ({ operation, reason, said, version }: RateInferredProps) => (
  <Form
    id="rate-inferred"
    operation={operation}
    label={t('Inferred results')}
    said={said}
    {...(version !== undefined && { version })}
  >
    {reason !== null && <p>{t('They are rated, because: {reason}', { reason: <q dir="auto">{reason}</q> })}</p>}
    <Kept name="rated:json" value={String(reason === null)} />
    <TextField
      name="reason"
      label={t('Why')}
      hint={reason === null ? t('Everybody reads it at the tournament.') : undefined}
      maxLength={LONGEST_REASON}
      isRequired
    />
    <button type="submit">{reason === null ? t('Rate inferred results') : t('Stop rating them')}</button>
  </Form>
);
