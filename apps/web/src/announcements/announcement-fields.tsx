import type { AnnouncedTournament } from '@quadrant/rules/announcements';
import { CARD_POOLS, FORMATS, GAME_TITLES, KINDS, PAIRINGS, RULES, SCENARIOS } from '@quadrant/rules/tournament';
import { t } from '../languages/t.js';
import type { Choice } from '../components/choice-field.js';
import { countryChoices } from '../components/country.js';
import { Fold } from '../components/form/fold.js';
import { Checkbox, SelectField, TextArea, TextField } from '../components/form/fields.js';
import { GAME_NAMES } from '../components/names.js';
import { FORMAT_NAMES, PAIRING_NAMES } from '../components/tournament-words.js';
import { OwnBracketFields } from './own-bracket.js';
import { CARD_POOL_NAMES, ONE_OF_KIND, RULES_NAMES, SCENARIO_NAMES } from './announcement-words.js';

export const options = <Value extends string>(
  values: readonly Value[],
  names: Readonly<Record<Value, string>>,
): Choice[] => values.map((value) => ({ value, name: names[value] }));

export const ZONES: readonly Choice[] = [
  'UTC',
  ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC'),
].map((zone) => ({ value: zone, name: zone.replaceAll('_', ' ') }));

interface FieldsProps {
  readonly announced: AnnouncedTournament | null;
  readonly regions: readonly Choice[];
}

/** The fields have the order in which a director thinks of a tournament before it is played. */
export function AnnouncementFields({ announced, regions }: FieldsProps) {
  return (
    <>
      <TextField name="name" label={t('Name of the tournament')} value={announced?.name} maxLength={200} isRequired />
      <When announced={announced} />
      <Where announced={announced} regions={regions} />
      <What announced={announced} />
      <Costs announced={announced} />
      <People announced={announced} />
    </>
  );
}

interface PartProps {
  readonly announced: AnnouncedTournament | null;
}

const When = ({ announced }: PartProps) => (
  <fieldset>
    <legend>{t('When')}</legend>
    <TextField
      name="date"
      label={t('Date')}
      type="date"
      value={announced?.startsAt.slice(0, 10)}
      hint={t('To be rated, a tournament is announced at least six days before.')}
      isRequired
    />
    <TextField
      name="time"
      label={t('Time')}
      value={announced?.startsAt.slice(11, 16)}
      hint={t('Of the clock there, such as 10:30.')}
      maxLength={5}
      isShort
      isRequired
    />
    <SelectField
      name="zone"
      label={t('Time zone')}
      options={ZONES}
      none={t('Choose')}
      value={announced?.zone}
      isRequired
    />
    <TextField name="endsOn" label={t('Last day, if it is another one')} type="date" value={announced?.endsOn} />
  </fieldset>
);

/** Offers regions that a coordinator has described; an older announcement keeps its own text. */
function RegionField({ region, regions }: { readonly region: string | null; readonly regions: readonly Choice[] }) {
  const isOther = region !== null && !regions.some(({ value }) => value === region);
  const choices = isOther ? [...regions, { value: region, name: region }] : regions;
  return choices.length === 0 ? null : (
    <SelectField name="region" label={t('Region')} options={choices} none={t('None')} value={region} />
  );
}

const Where = ({ announced, regions }: FieldsProps) => (
  <fieldset>
    <legend>{t('Where')}</legend>
    <Checkbox
      name="online"
      label={t('It is played online')}
      isChecked={announced?.online ?? false}
      hint={t('Leave the rest empty then.')}
    />
    <TextField
      name="venue"
      label={t('Venue')}
      value={announced?.venue}
      hint={t('A new venue is looked at by a coordinator.')}
      maxLength={200}
    />
    <TextField
      name="address"
      label={t('Address')}
      value={announced?.address}
      hint={t('Street and city.')}
      maxLength={200}
    />
    <SelectField
      name="country"
      label={t('Country')}
      options={countryChoices()}
      none={t('Choose')}
      value={announced?.country}
    />
    <RegionField region={announced?.region ?? null} regions={regions} />
  </fieldset>
);

const What = ({ announced }: PartProps) => (
  <fieldset>
    <legend>{t('What is played')}</legend>
    <SelectField
      name="game"
      label={t('Game')}
      options={options(GAME_TITLES, GAME_NAMES)}
      none={t('Choose')}
      value={announced?.game}
      isRequired
    />
    <SelectField
      name="format"
      label={t('Format')}
      options={options(FORMATS, FORMAT_NAMES)}
      none={t('Choose')}
      value={announced?.format}
      isRequired
    />
    <TextField
      name="plannedRounds"
      kind="number"
      label={t('Rounds')}
      type="number"
      value={announced === null ? null : String(announced.plannedRounds)}
      hint={t(
        'Recommended: 3 for 4 to 7 players, 4 for 8 to 15, 5 for 16 to 24, 6 for 25 to 34, 7 for 35 to 45, 8 for more; Tribbles 5.',
      )}
      isShort
      isRequired
    />
    <TextField
      name="expectedPlayers"
      kind="number"
      label={t('Players expected')}
      type="number"
      value={announced?.expectedPlayers == null ? null : String(announced.expectedPlayers)}
      isShort
    />
    <TextField
      name="capacity"
      kind="number"
      label={t('Places')}
      type="number"
      value={announced?.capacity === undefined ? null : String(announced.capacity)}
      hint={t(
        'When all are taken, players wait, and move up when somebody withdraws. Leave it empty if everybody can play.',
      )}
      isShort
    />
    <Fold
      summary={t('Card pool, rules, kind and more')}
      forms={['announcement-new', 'announcement-change']}
      isOpen={announced !== null && hasDetails(announced)}
    >
      <SelectField
        name="cardPool"
        label={t('Card pool')}
        options={options(CARD_POOLS, CARD_POOL_NAMES)}
        none={t('Not said')}
        value={announced?.cardPool}
      />
      <SelectField
        name="rules"
        label={t('Rules')}
        options={options(RULES, RULES_NAMES)}
        none={t('Not said')}
        value={announced?.rules}
      />
      <SelectField
        name="scenario"
        label={t('Scenario')}
        options={options(SCENARIOS, SCENARIO_NAMES)}
        none={t('None')}
        hint={t('A tournament with a scenario is not rated.')}
        value={announced?.scenario}
      />
      <SelectField
        name="kind"
        label={t('Kind')}
        options={options(KINDS, ONE_OF_KIND)}
        value={announced?.kind ?? 'local'}
      />
      <SelectField
        name="pairing"
        label={t('Pairing')}
        options={options(PAIRINGS, PAIRING_NAMES)}
        none={t('As usual for the game')}
        value={announced?.pairing}
      />
      <SelectField
        name="structure"
        label={t('Heat or table')}
        options={[{ value: 'heat', name: t('A heat, or one table of Tribbles') }]}
        none={t('No')}
        value={announced?.structure}
      />
      <OwnBracketFields bracket={announced?.bracket} />
      <TextField
        name="league"
        label={t('League')}
        value={announced?.league}
        hint={t('Its name in addresses, such as berlin-trek.')}
        maxLength={64}
      />
      <Checkbox
        name="finalConfrontation"
        label={t('A final confrontation follows')}
        isChecked={announced?.finalConfrontation ?? false}
      />
      <Checkbox name="unrated" label={t('Unrated')} isChecked={announced?.unrated ?? false} />
    </Fold>
  </fieldset>
);

const hasDetails = ({
  cardPool,
  rules,
  scenario,
  kind,
  structure,
  league,
  finalConfrontation,
  unrated,
  bracket,
}: AnnouncedTournament): boolean =>
  [cardPool, rules, scenario, structure, league].some((each) => each !== null) ||
  bracket !== undefined ||
  kind !== 'local' ||
  finalConfrontation ||
  unrated;

const Costs = ({ announced }: PartProps) => (
  <fieldset>
    <legend>{t('Fee and prizes')}</legend>
    <TextField
      name="entryFee"
      label={t('Entry fee')}
      value={announced?.entryFee}
      hint={t('Such as 5 euros, or free.')}
      maxLength={200}
      isRequired
    />
    <TextArea
      name="prizes"
      label={t('Prizes')}
      value={announced?.prizes}
      hint={t('They are guaranteed, however few players come.')}
      maxLength={2000}
      rows={2}
      isRequired
    />
  </fieldset>
);

const People = ({ announced }: PartProps) => (
  <fieldset>
    <legend>{t('Who to ask, and what to bring')}</legend>
    <TextField
      name="contact"
      label={t('How players reach you')}
      value={announced?.contact}
      hint={t('An e-mail address or a telephone number. Everybody can read it.')}
      maxLength={200}
      isRequired
    />
    <TextField
      name="director"
      label={t('Director')}
      value={announced?.director}
      hint={t('Handle; leave it empty if it is you.')}
      maxLength={64}
    />
    <TextField
      name="secondaryDirector"
      label={t('Second director')}
      value={announced?.secondaryDirector}
      maxLength={64}
    />
    <TextField name="tertiaryDirector" label={t('Third director')} value={announced?.tertiaryDirector} maxLength={64} />
    <Checkbox name="deckLists" label={t('Players submit a deck list')} isChecked={announced?.deckLists ?? false} />
    <TextField
      name="deckListsDate"
      label={t('Deck lists until')}
      type="date"
      value={announced?.deckListsUntil?.slice(0, 10)}
      hint={t('Leave it empty for the start. The lists stay hidden until a director opens them after that.')}
    />
    <TextField
      name="deckListsTime"
      label={t('Time of that day')}
      value={announced?.deckListsUntil?.slice(11, 16)}
      maxLength={5}
      isShort
    />
    <Checkbox
      name="deckListsShown"
      label={t('Everybody sees the deck lists once they are open')}
      isChecked={announced?.deckListsShown ?? false}
    />
    <Checkbox
      name="preRegistration"
      label={t('Players register before the day')}
      isChecked={announced?.preRegistration ?? false}
    />
    <Checkbox
      name="unlisted"
      label={t('Unlisted')}
      isChecked={announced?.unlisted ?? false}
      hint={t('Only people with the link find it. It is not on the calendar, in feeds or in search engines.')}
    />
    <TextArea name="details" label={t('Anything else')} value={announced?.details} maxLength={2000} rows={3} />
    <TextField
      name="discussion"
      label={t('Page where it is discussed')}
      value={announced?.discussion}
      hint={t('Its address, beginning with https://.')}
      maxLength={200}
    />
  </fieldset>
);
