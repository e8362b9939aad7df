import type { Ruling } from '@quadrant/rules/policy';
import {
  addressOfSection,
  type DecidedLately,
  type DescribedRule,
  type DescribedSection,
  type RulebookDocument,
  type RulesTable,
  type SectionHeading,
} from '@quadrant/rules/rulebook';
import { t } from '../languages/t.js';
import { Cited } from '../components/cited.js';
import { PageHeader } from '../components/page-header.js';
import { DataTable } from '../components/data-table.js';
import { LocalDay } from '../components/day.js';
import { Layout } from '../frame/layout.js';
import { RulingNote, rulingsBeside } from '../components/rulings.js';
import { sayPlace } from '../languages/say-place.js';
import { tell } from '../languages/tell.js';
import { titleOf } from './rule-titles.js';

export interface RulesSectionFacts {
  readonly described: DescribedSection;
  /** The final orders that its steps decided; null where it describes no such steps. */
  readonly decided: { readonly since: string; readonly rows: readonly DecidedLately[] } | null;
  /** Only the rulings beside a reading of this section are shown. */
  readonly rulings: readonly Ruling[];
}

export function rulesSectionPage({ described, decided, rulings }: RulesSectionFacts) {
  const { document, section, cited, rules, texts, tables, readings } = described;
  const crumbs = [
    { name: t('Rules'), address: '/rules' },
    { name: document.name, address: `/rules/${document.id}` },
  ];
  const title = titleOf(document, section);
  const place = sayPlace(cited);
  return (
    <Layout title={`${title} (${place})`} description={rules.map(({ what }) => what).join('. ')}>
      <PageHeader title={title} context={t('{cited}, in our words.', { cited: place })} crumbs={crumbs} />
      <ul class="rules">
        {rules.map((rule) => (
          <Rule key={rule.row} rule={rule} />
        ))}
      </ul>
      {texts.map((text) => (
        <p key={text} lang="en">
          <Cited text={text} />
        </p>
      ))}
      {tables.map((table) => (
        <TableOfRules key={table.id} table={table} />
      ))}
      {rules.length > 0 && <Implementation rules={rules} />}
      {decided !== null && <Decided {...decided} />}
      {readings.length > 0 && (
        <section id="readings">
          <h2>{t('How we read it')}</h2>
          {readings.map(({ id, says, reading }) => (
            <div key={id}>
              <p>
                <strong>{t('The document:')}</strong> {tell(says)}
              </p>
              <p>
                <strong>{t('Our reading:')}</strong> {tell(reading)}{' '}
                <a href={`/readings#${id}`}>{t('More about this reading')}</a>
              </p>
              {rulingsBeside(rulings, id).map((ruling) => (
                <p key={ruling.number}>
                  <RulingNote ruling={ruling} />
                </p>
              ))}
            </div>
          ))}
        </section>
      )}
      <Neighbours described={described} />
    </Layout>
  );
}

const Rule = ({ rule: { row, what, texts } }: { readonly rule: DescribedRule }) => (
  <li id={`rule-${row}`}>
    <strong lang="en">{what}</strong>
    {texts.map((text) => (
      <p key={text} lang="en">
        <Cited text={text} />
      </p>
    ))}
  </li>
);

/** Cells with more letters than this stand below each other on narrow screens. */
const WORDY = 24;

function TableOfRules({ table: { id, title, columns, rows, note } }: { readonly table: RulesTable }) {
  const isNumber = (column: number): boolean => rows.every((row) => typeof row[column] !== 'string');
  return (
    <section id={id} lang="en">
      <DataTable
        caption={String(title)}
        columns={columns.map((name, index) => ({
          name: name === '' ? String(title) : name,
          ...(index === 0 ? { kind: 'row' as const } : isNumber(index) ? { kind: 'number' as const } : {}),
          cell: (row: RulesTable['rows'][number]) => row[index],
        }))}
        rows={rows}
        keyOf={(row) => row.join('|')}
        isWordy={columns.length > 2 && rows.flat().some((cell) => String(cell ?? '').length > WORDY)}
      />
      {note !== null && (
        <p class="quiet">
          <Cited text={note} />
        </p>
      )}
    </section>
  );
}

const Decided = ({ since, rows }: NonNullable<RulesSectionFacts['decided']>) => (
  <section id="decided">
    <h2>{t('What it decided lately')}</h2>
    <p>
      {t('In the published tournaments since {since}{rows}', {
        since: <LocalDay date={since} />,
        rows: rows.length === 0 ? t(' it decided no place.') : ':',
      })}
    </p>
    {rows.length > 0 && (
      <ul>
        {rows.map(({ decidedBy, words }) => (
          <li key={decidedBy}>{tell(words)}</li>
        ))}
      </ul>
    )}
  </section>
);

/** Names the place where the program implements the rule. */
function Implementation({ rules }: { readonly rules: readonly DescribedRule[] }) {
  const computed = rules.filter(({ code }) => code.length > 0);
  const files = new Set(computed.flatMap(({ code }) => code)).size;
  const tests = new Set(computed.flatMap((rule) => rule.tests)).size;
  if (files === 0) return <p class="quiet">{t('People follow this section; the program computes nothing from it.')}</p>;
  return (
    <details class="implementation">
      <summary>
        {t(
          'What implements it: {files, plural, one {# file} other {# files}}, {tests, plural, one {# test} other {# tests}}',
          { files, tests },
        )}
      </summary>
      {computed.map(({ row, what, code, tests: shown }) => (
        <div key={row}>
          <h3 lang="en">{what}</h3>
          <ul>
            {code.map((file) => (
              <li key={file}>
                <code>{file}</code>
              </li>
            ))}
            {shown.map((test) => (
              <li key={test} class="quiet">
                {t('Test: {test}', { test: <span lang="en">{test}</span> })}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}

function Neighbours({ described: { document, section, previous, next } }: { readonly described: DescribedSection }) {
  return (
    <nav class="pages" aria-label={t('Pages')}>
      {previous !== null && <Neighbour document={document} section={previous} words={t('Before')} />}
      {next !== null && <Neighbour document={document} section={next} words={t('Next')} />}
      <a href={`/api/v1${addressOfSection(document, section)}`}>{t('As JSON')}</a>
    </nav>
  );
}

interface NeighbourProps {
  readonly document: RulebookDocument;
  readonly section: SectionHeading;
  readonly words: string;
}

const Neighbour = ({ document, section, words }: NeighbourProps) => (
  <a href={addressOfSection(document, section)}>
    {words}: {titleOf(document, section)}
  </a>
);
