import type { DatedStability, Ruling, StabilityPolicy } from '@quadrant/rules/policy';
import { count } from '@quadrant/rules/tournament';
import { DataTable, type Column } from './data-table.js';
import { Layout } from './layout.js';
import { Readings } from './readings.js';
import { tellDays, tellEffect } from './rulings.js';

export interface PolicyPageFacts {
  /** In force today. */
  readonly current: StabilityPolicy;
  readonly rows: readonly DatedStability[];
  readonly rulings: readonly Ruling[];
}

/** How long results may move, and since when. */
export function policyPage({ current, rows, rulings }: PolicyPageFacts) {
  return (
    <Layout title="Policy">
      <h1>How long results may move</h1>
      <p>
        Ratings follow from results, and results arrive late or are corrected. These limits keep published numbers
        stable. Every refusal names the policy that it follows from.
      </p>
      <dl class="facts">
        {LINES.map(({ name, tell }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{tell(current)}</dd>
          </div>
        ))}
      </dl>
      <DataTable
        caption="Every policy. A tournament follows the policy that is in force on its last local day"
        columns={COLUMNS}
        rows={rows}
        keyOf={({ from }) => from ?? ''}
        isWordy
      />
      <h2 id="rulings">Interim rulings</h2>
      <p>
        Between two releases of the guide, the Director of Organized Play can rule otherwise (Organized Play Guide 4.2,
        section 14.3). A ruling counts for tournaments on its days.
      </p>
      {rulings.length === 0 ? (
        <p>There are none.</p>
      ) : (
        <DataTable
          caption="Every interim ruling"
          columns={RULING_COLUMNS}
          rows={rulings}
          keyOf={({ number }) => String(number)}
          isWordy
        />
      )}
      <Readings place="reports" />
      <nav class="pages" aria-label="Pages">
        <a href="/api/v1/policy">As JSON</a>
      </nav>
    </Layout>
  );
}

interface Line {
  readonly name: string;
  readonly tell: (policy: StabilityPolicy) => string;
}

const LINES: readonly Line[] = [
  {
    name: 'On time',
    tell: ({ onTimeDays }) =>
      `A report is rated at once until the end of the ${ordinal(onTimeDays)} day after the tournament's last day, local time. Later reports wait for the next weekly refresh.`,
  },
  {
    name: 'How far back',
    tell: ({ reportBackDays }) =>
      `A director may report a tournament for ${count(reportBackDays, 'day')} after its last day. A coordinator may send older ones.`,
  },
  {
    name: 'Corrections',
    tell: ({ correctionDays }) =>
      `A director may revise a tournament for ${count(correctionDays, 'day')} after a weekly refresh made it official. Later, a coordinator decides.`,
  },
  {
    name: 'Movements',
    tell: ({ smallestMovement }) =>
      `A change of a rating by less than ${smallestMovement} points is not shown as a movement.`,
  },
  {
    name: 'Provisional ratings',
    tell: ({ provisionalBelow }) => `A rating of fewer than ${provisionalBelow} rated games is marked provisional.`,
  },
];

const SUFFIXES: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  zero: 'th',
  one: 'st',
  two: 'nd',
  few: 'rd',
  many: 'th',
  other: 'th',
};
const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });
const ordinal = (number: number): string => `${number}${SUFFIXES[ORDINALS.select(number)]}`;

const COLUMNS: readonly Column<DatedStability>[] = [
  { name: 'Policy', kind: 'row', cell: ({ policy }) => policy.name },
  { name: 'From', kind: 'date', cell: ({ from }) => from ?? 'the beginning' },
  { name: 'Until', kind: 'date', cell: ({ to }) => (to === null ? 'further notice' : `the day before ${to}`) },
  { name: 'On time', cell: ({ policy }) => count(policy.onTimeDays, 'day') },
  { name: 'How far back', cell: ({ policy }) => count(policy.reportBackDays, 'day') },
  { name: 'Corrections', cell: ({ policy }) => count(policy.correctionDays, 'day') },
  { name: 'Smallest movement', cell: ({ policy }) => `${policy.smallestMovement} points` },
  { name: 'Provisional below', cell: ({ policy }) => count(policy.provisionalBelow, 'game') },
  { name: 'Source', cell: ({ policy }) => policy.source },
];

const RULING_COLUMNS: readonly Column<Ruling>[] = [
  { name: 'Number', kind: 'row', cell: ({ number }) => String(number) },
  { name: 'Days', cell: tellDays },
  { name: 'Ruling', cell: ({ text }) => text },
  { name: 'Sets', cell: tellEffect },
  { name: 'Source', cell: ({ source }) => source },
];
