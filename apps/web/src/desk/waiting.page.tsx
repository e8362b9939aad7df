import type { ComponentChildren } from 'preact';
import { t } from '../languages/t.js';
import { Cards, type Card } from '../components/cards.js';
import { EmptyState } from '../components/empty-state.js';
import { PageHeader } from '../components/page-header.js';
import { Layout } from '../frame/layout.js';
import { DESK } from '../components/breadcrumbs.js';

interface WaitingFacts {
  readonly title: string;
  readonly context: string;
  readonly cards: readonly Card[];
  /** The page says this where nothing waits. */
  readonly none: string;
  readonly children?: ComponentChildren;
  /** It follows the list. */
  readonly after?: ComponentChildren;
}

/** Each line of such a list of the desk is decided in its own place. */
export function waitingPage({ title, context, cards, none, children, after }: WaitingFacts) {
  return (
    <Layout title={title}>
      <PageHeader crumbs={[DESK]} title={title} context={context} />
      {children}
      {cards.length === 0 ? (
        <EmptyState>
          {none} <a href="/desk">{t('Back to the desk')}</a>
        </EmptyState>
      ) : (
        <Cards cards={cards} />
      )}
      {after}
    </Layout>
  );
}
