import { LONGEST_REASON } from '@quadrant/http';
import type { ShownToss } from '@quadrant/store/leagues';
import { t } from '../../languages/t.js';
import { SelectField, TextArea, TextField } from '../../components/form/fields.js';
import { Fold } from '../../components/form/fold.js';
import { Form } from '../../components/form/form.js';
import { PHASE_NAMES } from '../league-words.js';

interface TossesProps {
  readonly slug: string;
  readonly season: string;
  readonly tosses: readonly ShownToss[];
}

/** Lists tosses between players who are tied by all criteria. */
export function Tosses({ slug, season, tosses }: TossesProps) {
  return (
    <>
      <h2 id="tosses">{t('Tosses')}</h2>
      <p>{t('When everything else leaves players tied, you toss a coin or a die and record the order.')}</p>
      {tosses.length > 0 && (
        <ul>
          {tosses.map(({ stage, order, reason, recordedBy }) => (
            <li key={`${stage} ${order.join()}`} dir="auto">
              {PHASE_NAMES[stage]}: {order.join(', ')}. {recordedBy}: {reason}
            </li>
          ))}
        </ul>
      )}
      <Fold summary={t('Record a toss')} forms={['toss']}>
        <Form
          id="toss"
          operation={`POST /api/v1/leagues/${slug}/seasons/${encodeURIComponent(season)}/tosses`}
          label={t('Record a toss')}
          said={t('The toss was recorded.')}
        >
          <SelectField
            name="stage"
            label={t('Ranking')}
            options={(['first-half', 'second-half', 'playoffs'] as const).map((value) => ({
              value,
              name: PHASE_NAMES[value],
            }))}
            isRequired
          />
          <TextArea
            name="order"
            kind="lines"
            label={t('Order')}
            hint={t('One handle a line, who won the toss first.')}
            rows={3}
            isRequired
          />
          <TextField name="reason" label={t('How it was tossed')} maxLength={LONGEST_REASON} isRequired />
          <button type="submit">{t('Record the toss')}</button>
        </Form>
      </Fold>
    </>
  );
}
