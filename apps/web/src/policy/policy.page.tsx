import type { DatedStability, Ruling, StabilityPolicy } from '@quadrant/rules/policy';
import type { PolicyAnswer } from '@quadrant/views';
import { t, words } from '../languages/t.js';
import { DataTable, type Column } from '../components/data-table.js';
import { LocalDay } from '../components/day.js';
import { Layout } from '../frame/layout.js';
import { Readings } from '../components/readings.js';
import { tellDays, tellEffect } from '../components/rulings.js';
import { tell } from '../languages/tell.js';

/** Says how long results may move, and since when. */
export function policyPage({ current, stability, rulings }: PolicyAnswer) {
  return (
    <Layout title={t('Policy')}>
      <h1>{t('How long results may move')}</h1>
      <p>
        {t(
          'Ratings follow from results, and results arrive late or are corrected. These limits keep published numbers stable. Every refusal names the policy that it follows from.',
        )}
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
        caption={t('Every policy. A tournament follows the policy that is in force on its last local day')}
        columns={COLUMNS}
        rows={stability}
        keyOf={({ from }) => from ?? ''}
        isWordy
      />
      <h2 id="rulings">{t('Interim rulings')}</h2>
      <p>
        {t(
          'Between two releases of the guide, the Director of Organized Play can rule otherwise (Organized Play Guide 4.2, section 14.3). A ruling counts for tournaments on its days.',
        )}
      </p>
      {rulings.length === 0 ? (
        <p>{t('There are none.')}</p>
      ) : (
        <DataTable
          caption={t('Every interim ruling')}
          columns={RULING_COLUMNS}
          rows={rulings}
          keyOf={({ number }) => String(number)}
          isWordy
        />
      )}
      <Readings place="reports" />
      <nav class="pages" aria-label={t('Pages')}>
        <a href="/api/v1/policy">{t('As JSON')}</a>
      </nav>
    </Layout>
  );
}

interface Line {
  readonly name: string;
  readonly tell: (policy: StabilityPolicy) => string;
}

const LINES: readonly Line[] = words([
  {
    name: 'On time',
    tell: ({ onTimeDays }) =>
      t(
        "A report is rated at once until the end of the {onTimeDays, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} day after the tournament's last day, local time. Later reports wait for the next weekly refresh.",
        { onTimeDays },
      ),
  },
  {
    name: 'How far back',
    tell: ({ reportBackDays }) =>
      t(
        'A director may report a tournament for {reportBackDays, plural, one {# day} other {# days}} after its last day. A coordinator may send older ones.',
        { reportBackDays },
      ),
  },
  {
    name: 'Corrections',
    tell: ({ correctionDays }) =>
      t(
        'A director may revise a tournament for {correctionDays, plural, one {# day} other {# days}} after a weekly refresh made it official. Later, a coordinator decides.',
        { correctionDays },
      ),
  },
  {
    name: 'Movements',
    tell: ({ smallestMovement }) =>
      t('A change of a rating by less than {smallestMovement} points is not shown as a movement.', {
        smallestMovement,
      }),
  },
  {
    name: 'Provisional ratings',
    tell: ({ provisionalBelow }) =>
      t('A rating of fewer than {provisionalBelow} rated games is marked provisional.', { provisionalBelow }),
  },
]);

const COLUMNS: readonly Column<DatedStability>[] = words([
  { name: 'Policy', kind: 'row', cell: ({ policy }) => policy.name },
  { name: 'From', kind: 'date', cell: ({ from }) => (from === null ? t('the beginning') : <LocalDay date={from} />) },
  {
    name: 'Until',
    kind: 'date',
    cell: ({ to }) => (to === null ? t('further notice') : t('the day before {to}', { to: <LocalDay date={to} /> })),
  },
  {
    name: 'On time',
    cell: ({ policy }) => t('{onTimeDays, plural, one {# day} other {# days}}', { onTimeDays: policy.onTimeDays }),
  },
  {
    name: 'How far back',
    cell: ({ policy }) =>
      t('{reportBackDays, plural, one {# day} other {# days}}', { reportBackDays: policy.reportBackDays }),
  },
  {
    name: 'Corrections',
    cell: ({ policy }) =>
      t('{correctionDays, plural, one {# day} other {# days}}', { correctionDays: policy.correctionDays }),
  },
  {
    name: 'Smallest movement',
    cell: ({ policy }) => t('{smallestMovement} points', { smallestMovement: policy.smallestMovement }),
  },
  {
    name: 'Provisional below',
    cell: ({ policy }) =>
      t('{provisionalBelow, plural, one {# game} other {# games}}', { provisionalBelow: policy.provisionalBelow }),
  },
  { name: 'Source', cell: ({ policy }) => tell(policy.source) },
]);

const RULING_COLUMNS: readonly Column<Ruling>[] = words([
  { name: 'Number', kind: 'row', cell: ({ number }) => String(number) },
  { name: 'Days', cell: tellDays },
  { name: 'Ruling', cell: ({ text }) => text },
  { name: 'Sets', cell: tellEffect },
  { name: 'Source', cell: ({ source }) => source },
]);
