import { tell } from '../languages/tell.js';
import type { RevisionChange } from '@quadrant/rules/intake';
import type { OpenRevision } from '@quadrant/views';
import { t, words } from '../languages/t.js';
import { EmptyState } from '../components/empty-state.js';
import { PageHeader } from '../components/page-header.js';
import { fieldWords, plainly } from '../components/plain-words.js';
import { DataTable, type Column } from '../components/data-table.js';
import { Minute } from '../components/day.js';
import { Layout } from '../frame/layout.js';

/** A page lists at most this many changes: a report of 5,000 players can be an entirely different one. */
const MOST_LISTED = 500;

/** Describes in words what a revision of a tournament changed. */
export function revisionPage({ tournament, revision, against, changes, newest }: OpenRevision) {
  const { id, name } = tournament;
  const path = `/tournaments/${id}`;
  const number = revision.revision;
  const title = t('Revision {revision}', { revision: number });
  return (
    <Layout title={t('{name}, revision {revision}', { name, revision: number })}>
      <PageHeader
        crumbs={[
          { name: t('Tournaments'), address: '/tournaments' },
          { name, address: path },
        ]}
        title={title}
        context={t('What it changed since revision {against}. Received {minute}{by}.', {
          against,
          minute: <Minute at={revision.receivedAt} />,
          by: revision.submittedBy === null ? '' : t(', from {handle}', { handle: revision.submittedBy }),
        })}
      />
      <Changes changes={changes} />
      <nav class="pages" aria-label={t('Revisions')}>
        {number > 2 && (
          <a rel="prev" href={`${path}/revisions/${number - 1}`}>
            {t('Revision {revision}', { revision: number - 1 })}
          </a>
        )}
        {number < newest && (
          <a rel="next" href={`${path}/revisions/${number + 1}`}>
            {t('Revision {revision}', { revision: number + 1 })}
          </a>
        )}
        <a href={`/api/v1${path}/revisions/${number}/diff`}>{t('Every field as JSON')}</a>
      </nav>
    </Layout>
  );
}

function Changes({ changes }: Pick<OpenRevision, 'changes'>) {
  if (changes === null) {
    return <EmptyState>{t('One of the two cannot be read any more. Compare every field as JSON.')}</EmptyState>;
  }
  if (changes.length === 0) {
    return (
      <EmptyState>
        {t('Players, games and facts are the same; only details differ, such as decks or seeds.')}
      </EmptyState>
    );
  }
  return (
    <>
      <DataTable
        caption={t('{changes, plural, one {# change} other {# changes}}', { changes: changes.length })}
        columns={COLUMNS}
        rows={changes.slice(0, MOST_LISTED)}
        keyOf={({ what, before, after }) => [what, before, after].join(' ')}
        isWordy
      />
      {changes.length > MOST_LISTED && (
        <p>
          {t('{moreChanges, plural, one {# more change} other {# more changes}}.', {
            moreChanges: changes.length - MOST_LISTED,
          })}
        </p>
      )}
    </>
  );
}

const COLUMNS: readonly Column<RevisionChange>[] = words([
  { name: 'What', kind: 'row', cell: ({ what }) => <span dir="auto">{fieldWords(tell(what))}</span> },
  { name: 'Before', cell: ({ before }) => <span dir="auto">{plainly(before)}</span> },
  { name: 'After', cell: ({ after }) => <span dir="auto">{plainly(after)}</span> },
]);
