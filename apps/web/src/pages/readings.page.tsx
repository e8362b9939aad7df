import {
  READING_PLACES,
  SWITCH_VALUES,
  type DatedSwitch,
  type Reading,
  type Ruling,
  type SwitchId,
  type Switches,
} from '@quadrant/rules/policy';
import { Cited } from '../components/cited.js';
import { Layout } from './layout.js';
import { RulingNote, rulingsBeside } from './rulings.js';

export interface ReadingsPageFacts {
  readonly readings: readonly Reading[];
  readonly switches: Switches;
  readonly rulings: readonly Ruling[];
}

/** Where the documents leave something open, and how it is read here. */
export function readingsPage({ readings, switches, rulings }: ReadingsPageFacts) {
  return (
    <Layout title="How we read the rules">
      <h1>How we read the rules</h1>
      <p>
        The guides leave some points open, and some sentences can be read in two ways. Here is what each says and how we
        read it. Every page with a number that depends on a reading links to it.
      </p>
      {readings.map((reading) => (
        <section key={reading.id} id={reading.id}>
          <h2>
            <Cited text={reading.section} />
          </h2>
          <p>
            <strong>The document:</strong> {reading.says}
          </p>
          <p>
            <strong>Our reading:</strong> {reading.reading}
          </p>
          {reading.switch !== null && <SwitchNote id={reading.switch} rows={switches[reading.switch]} />}
          {rulingsBeside(rulings, reading.id).map((ruling) => (
            <p key={ruling.number}>
              <RulingNote ruling={ruling} />
            </p>
          ))}
          <p class="quiet">It decides {reading.shownAt.map((place) => READING_PLACES[place]).join('; ')}.</p>
        </section>
      ))}
      <nav class="pages" aria-label="Pages">
        <a href="/policy">How long results may move</a>
        <a href="/api/v1/readings">As JSON</a>
      </nav>
    </Layout>
  );
}

function SwitchNote({ id, rows }: { readonly id: SwitchId; readonly rows: readonly DatedSwitch[] }) {
  return (
    <p>
      Both readings are possible, so this is a switch: <code>{id}</code>, with the values{' '}
      {SWITCH_VALUES[id].map((value, index) => (
        <>
          {index > 0 && ' and '}
          <code>{value}</code>
        </>
      ))}
      . In force: {rows.map(tellRow).join('; ')}. A coordinator sets it from a day on:{' '}
      <code>quadrant ruling make --set {id}=… --preview</code> shows what that moves before.
    </p>
  );
}

function tellRow({ from, to, value }: DatedSwitch): string {
  const begin = from === null ? '' : ` from ${from}`;
  const end = to === null ? '' : ` before ${to}`;
  return `${value}${begin}${end}${from === null && to === null ? ' for every tournament' : ''}`;
}
