import { addressOfSection, type FoundSection, type RulebookDocument } from '@quadrant/rules/rulebook';
import { t } from '../languages/t.js';
import { EmptyState } from '../components/empty-state.js';
import { PageHeader } from '../components/page-header.js';
import { sayPlace } from '../languages/say-place.js';
import { Layout } from '../frame/layout.js';
import { tellDocument, titleOf } from './rule-titles.js';

export interface RulesPageFacts {
  readonly documents: readonly RulebookDocument[];
  /** Null means that nothing was searched for. */
  readonly search: string | null;
  readonly found: readonly FoundSection[];
}

const tellAbout = (): string =>
  t('Every rule that Quadrant follows, with its tables, our readings, and what each rule decided lately.');

/** Lists the documents of the rulebook, which can be searched. */
export function rulesPage({ documents, search, found }: RulesPageFacts) {
  return (
    <Layout title={t('Rules')} description={tellAbout()}>
      <PageHeader title={t('Rules')} context={tellAbout()} />
      <form class="filters" role="search" method="get" action="/rules">
        <label for="rules-search">{t('Find a rule')}</label>
        <input id="rules-search" type="search" name="search" value={search ?? ''} maxLength={200} />
        <button type="submit">{t('Find')}</button>
      </form>
      {search === null ? documents.map((document) => <Sections key={document.id} document={document} />) : null}
      {search !== null && <Found search={search} found={found} />}
      <nav class="pages" aria-label={t('Pages')}>
        <a href="/readings">{t('How we read the rules')}</a>
        <a href="/policy">{t('How long results may move')}</a>
        <a href="/findings">{t('What findings mean')}</a>
        <a href="/problems">{t('What refusals mean')}</a>
        <a href="/api/v1/rules">{t('As JSON')}</a>
      </nav>
    </Layout>
  );
}

export function rulesDocumentPage(document: RulebookDocument) {
  return (
    <Layout title={document.name} description={tellDocument(document)}>
      <PageHeader
        title={<span lang="en">{document.name}</span>}
        context={tellDocument(document)}
        crumbs={[{ name: t('Rules'), address: '/rules' }]}
      />
      <SectionList document={document} />
      <nav class="pages" aria-label={t('Pages')}>
        <a href={`/api/v1/rules/${document.id}`}>{t('As JSON')}</a>
      </nav>
    </Layout>
  );
}

const Sections = ({ document }: { readonly document: RulebookDocument }) => (
  <section>
    <h2>
      <a href={`/rules/${document.id}`} lang="en">
        {document.name}
      </a>
    </h2>
    <p>{tellDocument(document)}</p>
    <SectionList document={document} />
  </section>
);

const SectionList = ({ document }: { readonly document: RulebookDocument }) => (
  <ul class="rule-sections">
    {document.sections.map((section) => (
      <li key={section.id}>
        <a href={addressOfSection(document, section)}>{titleOf(document, section)}</a>{' '}
        <span class="quiet">{section.cited === section.title ? '' : sayPlace(section.cited)}</span>
      </li>
    ))}
  </ul>
);

function Found({ search, found }: Pick<RulesPageFacts, 'found'> & { readonly search: string }) {
  if (found.length === 0) {
    return (
      <EmptyState>
        {t('No section has all of these words: {search}. Use fewer words, or {link}.', {
          search,
          link: <a href="/rules">{t('see all sections')}</a>,
        })}
      </EmptyState>
    );
  }
  return (
    <section>
      <h2>
        {t('{found, plural, one {# section} other {# sections}} with: {search}', { found: found.length, search })}
      </h2>
      <ul class="rule-sections">
        {found.map(({ section: { document, section, cited, address }, excerpt }) => (
          <li key={address}>
            <a href={address}>{titleOf(document, section)}</a> <span class="quiet">{sayPlace(cited)}</span>
            <p lang="en">{excerpt}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
