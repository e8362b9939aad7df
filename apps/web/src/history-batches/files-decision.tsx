import { LONGEST_REASON } from '@quadrant/http';
import { t } from '../languages/t.js';
import { TextField } from '../components/form/fields.js';
import { Fold } from '../components/form/fold.js';
import { Form, Kept } from '../components/form/form.js';
import type { Batch } from './shapes.js';

interface FilesDecisionProps {
  readonly batch: Batch;
  /** It must be unique on its page. */
  readonly id: string;
  readonly of: { readonly paths: readonly string[] } | { readonly shape: string };
  /** Names the files for screen readers. */
  readonly what: string;
  /** They are left out, and can be taken again. */
  readonly isOut?: boolean;
  /** It is in a fold already. */
  readonly isBare?: boolean;
}

/** A form has no longer list. */
const MOST_PATHS = 1000;

/** Says of files that they are no tournaments: they are left out in one step. Or takes that back. */
export function FilesDecision({ batch, id, of, what, isOut = false, isBare = false }: FilesDecisionProps) {
  const form = (
    <Form
      id={id}
      operation={`POST /api/v1/batches/${batch.number}/files/decision`}
      label={isOut ? t('Take again: {what}', { what }) : t('No tournament: {what}', { what })}
      said={isOut ? t('Files that are in the batch again: {files}.') : t('Files that are left out now: {files}.')}
      inline={isOut}
    >
      {'shape' in of ? (
        <Kept name="shape" value={of.shape} />
      ) : (
        of.paths.slice(0, MOST_PATHS).map((path, at) => <Kept key={path} name={`paths.${at}`} value={path} />)
      )}
      <Kept name="decision" value={isOut ? 'take' : 'leave-out'} />
      {isOut ? (
        <Kept name="reason" value={t('The decision was taken back.')} />
      ) : (
        <TextField
          name="reason"
          label={t('Why')}
          value={t('It is no tournament.')}
          maxLength={LONGEST_REASON}
          isRequired
        />
      )}
      <button type="submit">{isOut ? t('Take it again') : t('Leave it out')}</button>
    </Form>
  );
  if (isOut || isBare) return form;
  const files = 'paths' in of ? of.paths.length : null;
  return (
    <Fold
      summary={files === 1 || files === null ? t('This is no tournament') : t('None of these is a tournament')}
      forms={[id]}
    >
      {form}
    </Fold>
  );
}
