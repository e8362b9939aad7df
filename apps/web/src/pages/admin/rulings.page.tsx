import { LONGEST_REASON } from '@quadrant/http';
import { READINGS, RULED_VALUES, SWITCH_VALUES, isRevoked, type Ruling } from '@quadrant/rules/policy';
import type { Choice } from '../../components/choice-field.js';
import { Cards } from '../../components/cards.js';
import { SelectField, TextArea, TextField } from '../../components/form/fields.js';
import { Fold } from '../../components/form/fold.js';
import { Form } from '../../components/form/form.js';
import { PageHeader } from '../../components/page-header.js';
import { Layout } from '../layout.js';
import { tellDays, tellEffect } from '../rulings.js';
import { ADMIN } from './admin-crumbs.js';

export interface RulingsFacts {
  readonly rulings: readonly Ruling[];
  /** The reader may make every ruling; otherwise only those that choose a reading. */
  readonly makesAll: boolean;
  /** Local calendar date. */
  readonly today: string;
}

/** Interim rulings: those there are, each with a way to end it, and new ones. */
export function rulingsPage({ rulings, makesAll, today }: RulingsFacts) {
  const newest = rulings.toReversed();
  return (
    <Layout title="Interim rulings">
      <PageHeader
        crumbs={[ADMIN]}
        title="Interim rulings"
        context="A ruling overrides the guide for tournaments on its days. It is never changed, only ended."
      />
      <p>
        The policies that rulings change are at <a href="/policy">Policy</a>, with their dates. Tables of k-factors are
        in the <a href="/rules">rules</a>.
      </p>
      {newest.length === 0 && <p>There are no rulings yet.</p>}
      <Cards
        cards={newest.map((ruling) => ({
          id: String(ruling.number),
          title: `Ruling ${ruling.number}: ${tellDays(ruling)}`,
          content: <RulingCard ruling={ruling} mayEnd={makesAll || ruling.sets.kind === 'switch'} today={today} />,
        }))}
      />
      <h2>Make a ruling</h2>
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
      {effect !== '' && <p>It sets: {effect}.</p>}
      <p class="quiet" dir="auto">
        Source: {source}
      </p>
      {mayEnd && !isOver && (
        <Fold summary="End it" forms={[`end-${number}`]}>
          <Form
            id={`end-${number}`}
            operation={`POST /api/v1/rulings/${number}/end`}
            label={`End ruling ${number}`}
            said={`Ruling ${number} has an end now.`}
          >
            <TextField
              name="to"
              type="date"
              label="First day on which it is no longer in force"
              hint="With its first day or an earlier one, it never was in force."
              isRequired
            />
            <TextField name="reason" label="Why" maxLength={LONGEST_REASON} isRequired />
            <button type="submit">End it</button>
          </Form>
        </Fold>
      )}
    </>
  );
}

const LONGEST_TEXT = 2000;
const LONGEST_SOURCE = 200;
const SAID = 'Made ruling {number}.';

/** What every ruling says. */
const Words = () => (
  <>
    <TextArea name="text" label="What is ruled, and why" maxLength={LONGEST_TEXT} isRequired />
    <TextField name="source" label="Where it was published" maxLength={LONGEST_SOURCE} isRequired />
    <div class="field-row">
      <TextField name="from" type="date" label="First day of tournaments" hint="Empty: from the beginning" />
      <TextField name="to" type="date" label="First day on which it no longer is" hint="Empty: until further notice" />
    </div>
  </>
);

const TextRuling = () => (
  <Fold summary="A text" forms={['ruling-text']}>
    <Form id="ruling-text" operation="POST /api/v1/rulings" label="Make a ruling that is a text" said={SAID}>
      <input type="hidden" name="sets.kind" value="nothing" />
      <Words />
      <SelectField
        name="reading"
        label="Shown beside"
        none="The list of rulings only"
        options={READINGS.map(({ id, says }) => ({ value: id, name: says }))}
      />
      <button type="submit">Make the ruling</button>
    </Form>
  </Fold>
);

const POLICY_WORDS: Readonly<Record<(typeof RULED_VALUES)[number], string>> = {
  onTimeDays: 'Days in which a report is on time',
  reportBackDays: 'Days in which a director may report',
  correctionDays: 'Days in which a director may correct',
  smallestMovement: 'Smallest change of a rating that is shown as a movement',
  provisionalBelow: 'Games below which a rating is provisional',
};

const PolicyRuling = () => (
  <Fold summary="A value of the policy" forms={['ruling-policy']}>
    <Form id="ruling-policy" operation="POST /api/v1/rulings" label="Set a value of the policy" said={SAID}>
      <input type="hidden" name="sets.kind" value="policy" />
      <SelectField
        name="sets.name"
        label="Value"
        options={RULED_VALUES.map((value) => ({ value, name: POLICY_WORDS[value] }))}
        isRequired
      />
      <TextField name="sets.value" kind="number" type="number" step="any" label="Set to" isShort isRequired />
      <Words />
      <button type="submit">Make the ruling</button>
    </Form>
  </Fold>
);

const SWITCH_WORDS: Readonly<Record<keyof typeof SWITCH_VALUES, string>> = {
  'ffg-repeated-opponent': 'An opponent who was met twice, in strengths of schedule (Star Wars LCG)',
  'opg-missed-game': 'A Missed Game, in strength of schedule (Organized Play Guide)',
  'headquarters-two-points': 'The two points of the headquarters bonus',
};

const SWITCH_OPTIONS = Object.keys(SWITCH_VALUES) as (keyof typeof SWITCH_VALUES)[];

/** One form for each: each has values of its own. */
const SwitchRuling = () => (
  <>
    {SWITCH_OPTIONS.map((id) => (
      <Fold key={id} summary={SWITCH_WORDS[id]} forms={[`ruling-${id}`]}>
        <Form id={`ruling-${id}`} operation="POST /api/v1/rulings" label={SWITCH_WORDS[id]} said={SAID}>
          <input type="hidden" name="sets.kind" value="switch" />
          <input type="hidden" name="sets.name" value={id} />
          <SelectField name="sets.value" label="How it is read" options={choicesOf(SWITCH_VALUES[id])} isRequired />
          <Words />
          <button type="submit">Make the ruling</button>
        </Form>
      </Fold>
    ))}
  </>
);

/** `counts-zero` is "Counts zero". */
const choicesOf = (values: readonly string[]): Choice[] =>
  values.map((value) => {
    const words = value.replaceAll('-', ' ');
    return { value, name: words.charAt(0).toUpperCase() + words.slice(1) };
  });

const WeekendRuling = () => (
  <Fold summary="A National on the weekend of a Continental or Worlds" forms={['ruling-weekend']}>
    <Form id="ruling-weekend" operation="POST /api/v1/rulings" label="Let a National share a weekend" said={SAID}>
      <input type="hidden" name="sets.kind" value="same-weekend" />
      <TextField
        name="sets.country"
        label="Country of the National"
        hint="Two letters, such as DE"
        maxLength={2}
        isShort
        isRequired
      />
      <Words />
      <button type="submit">Make the ruling</button>
    </Form>
  </Fold>
);
