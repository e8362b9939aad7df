import { tell } from '../../languages/tell.js';
import { LONGEST_REASON } from '@quadrant/http';
import type { ShownEntitlement } from '@quadrant/rules/prizes';
import { CONTINENTS } from '@quadrant/rules/permissions';
import { t } from '../../languages/t.js';
import { Cards } from '../../components/cards.js';
import { Decision } from '../../components/form/decision.js';
import { SelectField, TextField } from '../../components/form/fields.js';
import { Fold } from '../../components/form/fold.js';
import { Form } from '../../components/form/form.js';
import { CONTINENT_NAMES, GAME_NAMES } from '../../components/names.js';
import { tellDate } from '../../languages/tell-day.js';
import { tellTarget } from '../prizes.js';

interface PrizesProps {
  readonly handle: string;
  readonly entitlements: readonly ShownEntitlement[];
}

/** Lists open Earned Byes and head starts: the player chooses where they are used, or forfeits them. */
export function Prizes({ handle, entitlements }: PrizesProps) {
  const open = entitlements.filter(({ state }) => state === 'open' || state === 'needs-choice');
  if (open.length === 0) return null;
  return (
    <>
      <h2 id="prizes">{t('Earned Byes and head starts')}</h2>
      <Cards
        cards={open.map((entitlement) => ({
          id: entitlement.id,
          title: nameOf(entitlement),
          content: <Prize handle={handle} entitlement={entitlement} />,
        }))}
      />
    </>
  );
}

const nameOf = ({ worth, championship }: ShownEntitlement) =>
  `${tell(worth)}: ${GAME_NAMES[championship.game]}, ${tellTarget(championship)}`;

function Prize({ handle, entitlement }: PrizeProps) {
  const { id, state, wonIn } = entitlement;
  // A player can win the same thing twice, and a screen reader lists the forms by their labels.
  const worth = `${nameOf(entitlement)} (${wonIn.name})`;
  const api = `/api/v1/players/${encodeURIComponent(handle)}/entitlements/${id}` as const;
  return (
    <>
      <p class="quiet">{t('Won in {name}, {date}', { name: wonIn.name, date: tellDate(wonIn.date) })}</p>
      {state === 'needs-choice' && (
        <Form
          id={`choice-${id}`}
          operation={`POST ${api}/choice`}
          label={t('Choose for {worth}', { worth })}
          said={t('The continent was chosen.')}
        >
          <SelectField
            name="continent"
            label={t('Continent where it is used')}
            hint={t('You can choose once.')}
            options={CONTINENTS.map((value) => ({ value, name: CONTINENT_NAMES[value] }))}
            isRequired
          />
          <TextField name="reason" label={t('Why (optional)')} maxLength={LONGEST_REASON} />
          <button type="submit">{t('Choose')}</button>
        </Form>
      )}
      <Fold summary={t('Give it up')} forms={[`forfeit-${id}`]}>
        <p>{t('Nobody else gets it, and it cannot be taken back.')}</p>
        <Decision
          id={`forfeit-${id}`}
          label={t('Give up {worth}', { worth })}
          concerns={t('{handle} loses this prize: {worth}. Nobody else gets it.', { handle, worth })}
          yes={{ button: t('Give it up'), operation: `POST ${api}/forfeit`, said: t('It was given up.') }}
        />
      </Fold>
    </>
  );
}

interface PrizeProps {
  readonly handle: string;
  readonly entitlement: ShownEntitlement;
}
