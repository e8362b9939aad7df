import { LONGEST_REASON } from '@quadrant/http';
import { READINGS, RULED_VALUES, SWITCH_VALUES, isRevoked, type Ruling } from '@quadrant/rules/policy';
import { t, words } from '../languages/t.js';
import type { Choice } from '../components/choice-field.js';
import { countryChoices } from '../components/country.js';
import { Cards } from '../components/cards.js';
import { SelectField, TextArea, TextField } from '../components/form/fields.js';
import { Fold } from '../components/form/fold.js';
import { Form } from '../components/form/form.js';
import { PageHeader } from '../components/page-header.js';
import { Layout } from '../frame/layout.js';
import { tellDays, tellEffect } from '../components/rulings.js';
import { ADMIN } from '../components/breadcrumbs.js';

export interface RulingsFacts {
  readonly rulings: readonly Ruling[];
  /** The reader may make every ruling; otherwise only those that choose a reading. */
  readonly makesAll: boolean;
  readonly today: string;
}

/** Lists interim rulings, each with a form that ends it, and forms for new ones. */
export function rulingsPage({ rulings, makesAll, today }: RulingsFacts) {
  const newest = rulings.toReversed();
  return (
    <Layout title={t('Interim rulings')}>
      <PageHeader
        crumbs={[ADMIN]}
        title={t('Interim rulings')}
        context={t('A ruling overrides the guide for tournaments on its days. It is never changed, only ended.')}
      />
      <p>
        {t(
          'The policies that rulings change are at {link}, with their dates. Tables of k-factors are in the {link2}.',
          { link: <a href="/policy">{t('Policy')}</a>, link2: <a href="/rules">{t('rules')}</a> },
        )}
      </p>
      {newest.length === 0 && <p>{t('There are no rulings yet.')}</p>}
      <Cards
        cards={newest.map((ruling) => ({
          id: String(ruling.number),
          title: t('Ruling {number}: {ruling}', { number: ruling.number, ruling: tellDays(ruling) }),
          content: <RulingCard ruling={ruling} mayEnd={makesAll || ruling.sets.kind === 'switch'} today={today} />,
        }))}
      />
      <h2>{t('Make a ruling')}</h2>
      {makesAll && <TextRuling />}
      {makesAll && <PolicyRuling />}
      <SwitchRuling />
      {makesAll && <WeekendRuling />}
    </Layout>
  );
}

function RulingCard({ ruling, mayEnd, today }: { ruling: Ruling; mayEnd: boolean; today: string }) {
  const { number, text, source, to } = ruling;
  const effect = tellEffect(ruling);
  const isOver = isRevoked(ruling) || (to !== null && to <= today);
  return (
    <>
      <p dir="auto">{text}</p>
      {effect !== '' && <p>{t('It sets: {effect}.', { effect })}</p>}
      <p class="quiet" dir="auto">
        {t('Source: {source}', { source })}
      </p>
      {mayEnd && !isOver && (
        <Fold summary={t('End it')} forms={[`end-${number}`]}>
          <Form
            id={`end-${number}`}
            operation={`POST /api/v1/rulings/${number}/end`}
            label={t('End ruling {number}', { number })}
            said={t('Ruling {number} has an end now.', { number })}
          >
            <TextField
              name="to"
              type="date"
              label={t('First day on which it is no longer in force')}
              hint={t('With its first day or an earlier one, it never was in force.')}
              isRequired
            />
            <TextField name="reason" label={t('Why')} maxLength={LONGEST_REASON} isRequired />
            <button type="submit">{t('End it')}</button>
          </Form>
        </Fold>
      )}
    </>
  );
}

const LONGEST_TEXT = 2000;
const LONGEST_SOURCE = 200;
const tellMade = (): string => t('Made ruling {number}.');

/** Every ruling has these fields. */
const Words = () => (
  <>
    <TextArea name="text" label={t('What is ruled, and why')} maxLength={LONGEST_TEXT} isRequired />
    <TextField name="source" label={t('Where it was published')} maxLength={LONGEST_SOURCE} isRequired />
    <div class="field-row">
      <TextField name="from" type="date" label={t('First day of tournaments')} hint={t('Empty: from the beginning')} />
      <TextField
        name="to"
        type="date"
        label={t('First day on which it no longer is')}
        hint={t('Empty: until further notice')}
      />
    </div>
  </>
);

const TextRuling = () => (
  <Fold summary={t('A text')} forms={['ruling-text']}>
    <Form id="ruling-text" operation="POST /api/v1/rulings" label={t('Make a ruling that is a text')} said={tellMade()}>
      <input type="hidden" name="sets.kind" value="nothing" />
      <Words />
      <SelectField
        name="reading"
        label={t('Shown beside')}
        none={t('The list of rulings only')}
        options={READINGS.map(({ id, says }) => ({ value: id, name: String(says) }))}
      />
      <button type="submit">{t('Make the ruling')}</button>
    </Form>
  </Fold>
);

const POLICY_WORDS: Readonly<Record<(typeof RULED_VALUES)[number], string>> = words({
  onTimeDays: 'Days in which a report is on time',
  reportBackDays: 'Days in which a director may report',
  correctionDays: 'Days in which a director may correct',
  smallestMovement: 'Smallest change of a rating that is shown as a movement',
  provisionalBelow: 'Games below which a rating is provisional',
});

const PolicyRuling = () => (
  <Fold summary={t('A value of the policy')} forms={['ruling-policy']}>
    <Form id="ruling-policy" operation="POST /api/v1/rulings" label={t('Set a value of the policy')} said={tellMade()}>
      <input type="hidden" name="sets.kind" value="policy" />
      <SelectField
        name="sets.name"
        label={t('Value')}
        options={RULED_VALUES.map((value) => ({ value, name: POLICY_WORDS[value] }))}
        isRequired
      />
      <TextField name="sets.value" kind="number" type="number" step="any" label={t('Set to')} isShort isRequired />
      <Words />
      <button type="submit">{t('Make the ruling')}</button>
    </Form>
  </Fold>
);

const SWITCH_WORDS: Readonly<Record<keyof typeof SWITCH_VALUES, string>> = words({
  'ffg-repeated-opponent': 'An opponent who was met twice, in strengths of schedule (Star Wars LCG)',
  'opg-missed-game': 'A Missed Game, in strength of schedule (Organized Play Guide)',
  'headquarters-two-points': 'The two points of the headquarters bonus',
});

const SWITCH_OPTIONS = Object.keys(SWITCH_VALUES) as (keyof typeof SWITCH_VALUES)[];

/** Each switch has its own form, because its values differ. */
const SwitchRuling = () => (
  <>
    {SWITCH_OPTIONS.map((id) => (
      <Fold key={id} summary={SWITCH_WORDS[id]} forms={[`ruling-${id}`]}>
        <Form id={`ruling-${id}`} operation="POST /api/v1/rulings" label={SWITCH_WORDS[id]} said={tellMade()}>
          <input type="hidden" name="sets.kind" value="switch" />
          <input type="hidden" name="sets.name" value={id} />
          <SelectField
            name="sets.value"
            label={t('How it is read')}
            options={choicesOf(SWITCH_VALUES[id])}
            isRequired
          />
          <Words />
          <button type="submit">{t('Make the ruling')}</button>
        </Form>
      </Fold>
    ))}
  </>
);

const VALUE_WORDS: Readonly<Record<(typeof SWITCH_VALUES)[keyof typeof SWITCH_VALUES][number], string>> = words({
  'each-meeting': 'Each meeting counts',
  once: 'The opponent counts once',
  'counts-zero': 'It counts zero',
  'left-out': 'It is left out',
  independent: 'On their own',
  'in-addition': 'In addition to the one point',
});

const choicesOf = (values: readonly (keyof typeof VALUE_WORDS)[]): Choice[] =>
  values.map((value) => ({ value, name: VALUE_WORDS[value] }));

const WeekendRuling = () => (
  <Fold summary={t('A National on the weekend of a Continental or Worlds')} forms={['ruling-weekend']}>
    <Form
      id="ruling-weekend"
      operation="POST /api/v1/rulings"
      label={t('Let a National share a weekend')}
      said={tellMade()}
    >
      <input type="hidden" name="sets.kind" value="same-weekend" />
      <SelectField
        name="sets.country"
        label={t('Country of the National')}
        options={countryChoices()}
        none={t('Choose')}
        isRequired
      />
      <Words />
      <button type="submit">{t('Make the ruling')}</button>
    </Form>
  </Fold>
);
