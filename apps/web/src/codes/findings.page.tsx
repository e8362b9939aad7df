import { FINDING_PARTS, type FindingPart, type ListedFinding, type Severity } from '@quadrant/rules/findings';
import { type Catalog, readCatalog } from '../languages/catalog.js';
import { currentLanguage } from '../languages/language.js';
import { t, words } from '../languages/t.js';
import { Documented } from '../components/documented.js';
import { PageHeader } from '../components/page-header.js';
import { DataTable, type Column } from '../components/data-table.js';
import { Layout } from '../frame/layout.js';

const SEVERITY_NAMES: Readonly<Record<Severity, string>> = words({ error: 'Error', warning: 'Warning', note: 'Note' });

const SEVERITY_WORDS: Readonly<Record<Severity, string>> = words({
  error: 'An error: a report with it is refused, and nothing of it is stored.',
  warning: 'A warning: it is stored, and shown with the tournament.',
  note: 'A note: it informs, and changes nothing.',
});

const tellAbout = (): string => t('What the check of a report can find, and what to do about it.');

interface ShownFinding extends ListedFinding {
  readonly code: string;
}

/** Shows all findings, as the documentation groups them. */
export function findingsPage() {
  return (
    <Layout title={t('Findings')} description={tellAbout()}>
      <PageHeader title={t('Findings')} context={tellAbout()} />
      {FINDING_PARTS.map(({ name, findings }: FindingPart) => (
        <section key={name}>
          <h2>{partName(name)}</h2>
          <DataTable
            caption={partName(name)}
            columns={COLUMNS}
            rows={Object.entries(findings).map(([code, finding]) => ({ code, ...finding }))}
            keyOf={({ code }) => code}
            isWordy
          />
        </section>
      ))}
    </Layout>
  );
}

/**
 * The list of findings in German, by code: when a report has each finding, and what to do. Sections are cited in English, because
 * their links are made from that.
 */
const GERMAN = readCatalog<{
  readonly parts: Catalog;
  readonly findings: Readonly<Partial<Record<string, { readonly when: string; readonly whatToDo: string }>>>;
}>(new URL('./german-findings.json', import.meta.url));

const partName = (part: string): string => (currentLanguage() === 'de' && GERMAN.parts[part]) || part;

const COLUMNS: readonly Column<ShownFinding>[] = words([
  { name: 'Finding', kind: 'row', cell: ({ code }) => <a href={`/findings/${code}`}>{code}</a> },
  { name: 'Severity', cell: ({ severity }) => SEVERITY_NAMES[severity] },
  { name: 'When', cell: ({ code, when }) => <Documented text={when} german={GERMAN.findings[code]?.when} /> },
]);

/** One finding: what it means, and what to do. */
export function findingPage({ code, severity, when, whatToDo }: ShownFinding, part: string) {
  return (
    <Layout title={code} description={t('Finding {code}: {when}.', { code, when })}>
      <PageHeader
        title={code}
        context={SEVERITY_WORDS[severity]}
        crumbs={[{ name: t('Findings'), address: '/findings' }]}
      />
      <h2>{t('When a report has it')}</h2>
      <p>
        <Documented text={when} german={GERMAN.findings[code]?.when} />
      </p>
      <h2>{t('What to do')}</h2>
      <p>
        <Documented text={whatToDo} german={GERMAN.findings[code]?.whatToDo} />
      </p>
      <p class="quiet">{t('One of the findings of “{part}”.', { part: partName(part) })}</p>
    </Layout>
  );
}
