import { LONGEST_REASON } from '@quadrant/http';
import { t } from '../languages/t.js';
import { TextField } from '../components/form/fields.js';
import { useField } from '../components/form/form-context.js';
import { FindingText } from '../components/finding-text.js';
import { asksForAnnouncement, THIS_ONE, type ConfirmedChoice } from './confirm-form.js';
import type { PageFinding } from './draft-shapes.js';
import { FindingNote } from './finding-note.js';
import type { FindPlace, GamePlace } from './game-places.js';

interface ConfirmationsProps {
  readonly choices: readonly ConfirmedChoice[];
  readonly findPlace?: FindPlace;
  /** Returns the number that a line of the table has for people. */
  readonly rowOf?: (line: number) => number;
}

/** Lists possible errors, each to be ticked with a reason. */
export function Confirmations({ choices, findPlace = () => null, rowOf = (line) => line }: ConfirmationsProps) {
  if (choices.length === 0) return null;
  return (
    <section>
      <h2>{t('Is this correct as it is?')}</h2>
      <p>
        {t(
          'Tick what is correct and say why. Everybody can read the reason. What you leave unticked makes the report wait until you confirm it.',
        )}
      </p>
      {choices.map((choice, index) => (
        <Choice key={index} choice={choice} index={index} place={findPlace(choice.finding)} rowOf={rowOf} />
      ))}
    </section>
  );
}

interface ChoiceProps {
  readonly choice: ConfirmedChoice;
  readonly index: number;
  readonly place: GamePlace | null;
  readonly rowOf: (line: number) => number;
}

function Choice({ choice, index, place, rowOf }: ChoiceProps) {
  const { finding, isTicked, reason } = choice;
  const { error } = useField(`reason.${index}`);
  if (asksForAnnouncement(finding)) return <ThisOne choice={choice} index={index} />;
  return (
    <fieldset class={error === null ? 'confirmation' : 'confirmation wrong'}>
      <legend>{place === null ? placeOf(finding, rowOf) : <bdi>{place.text}</bdi>}</legend>
      <FindingNote finding={finding} place={place} />
      <label class="choice">
        <input type="checkbox" name={`ok.${index}`} value="yes" checked={isTicked} />
        <span>{t('This is correct')}</span>
      </label>
      <TextField name={`reason.${index}`} label={t('Why it is correct')} value={reason} maxLength={LONGEST_REASON} />
    </fieldset>
  );
}

/** A report has the director, game and day of an announcement: it is either the announced tournament or another one. */
function ThisOne({ choice: { finding, isTicked, isThisOne, reason }, index }: Pick<ChoiceProps, 'choice' | 'index'>) {
  const { error } = useField(`reason.${index}`);
  return (
    <fieldset class={error === null ? 'confirmation' : 'confirmation wrong'}>
      <legend>{t('Is it this one?')}</legend>
      <p class="finding warning">
        <FindingText message={finding.message} />
      </p>
      <label class="choice">
        <input type="radio" name={`ok.${index}`} value={THIS_ONE} checked={isThisOne} />
        <span>{t('Yes, it is this one: its announcement is its registration')}</span>
      </label>
      <label class="choice">
        <input type="radio" name={`ok.${index}`} value="another" checked={isTicked} />
        <span>{t('No, it is another tournament')}</span>
      </label>
      <TextField
        name={`reason.${index}`}
        label={t('If not: which one is it?')}
        value={reason}
        maxLength={LONGEST_REASON}
      />
    </fieldset>
  );
}

const placeOf = ({ line, pointer }: PageFinding, rowOf: ChoiceProps['rowOf']): string => {
  if (line !== undefined) return t('Row {line}', { line: rowOf(line) });
  return pointer === '' || pointer.startsWith('/tournament') ? t('The tournament') : t('The results');
};
