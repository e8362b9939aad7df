import { tell } from '../languages/tell.js';
import { t } from '../languages/t.js';
import { fieldWords } from '../components/plain-words.js';
import type { PreviewDetail } from './draft-shapes.js';
import { DataTable, type Column } from '../components/data-table.js';

type Change = NonNullable<PreviewDetail['replaces']>['changes'][number];

/**
 * Says which stored revision these results would replace, and what they change, or that nothing is new. It is empty for
 * a new tournament.
 */
export function Replaces({ preview }: { readonly preview: PreviewDetail }) {
  const { replaces, effect, revision, tournamentId } = preview;
  const page = <a href={`/tournaments/${tournamentId}`}>{t('the stored report')}</a>;
  if (replaces === null) {
    if (effect !== null) return null;
    return (
      <p class="notice" role="note">
        {t('These results are stored already, as revision {revision} of {page}. There is nothing to submit.', {
          revision,
          page,
        })}
      </p>
    );
  }
  const { changes, moreChanges } = replaces;
  return (
    <section aria-labelledby="replaces">
      <div class="notice">
        <h2 id="replaces">{t('This replaces revision {revision}', { revision: replaces.revision })}</h2>
        <p>
          {t('A report of this tournament is stored. If you submit this one, it takes the place of {page}.', { page })}
        </p>
        {changes.length === 0 && (
          <p>{t('Players, games and facts are the same; only details differ, such as decks or seeds.')}</p>
        )}
      </div>
      {changes.length > 0 && (
        <DataTable
          caption={t('What changes')}
          columns={listColumns()}
          rows={changes}
          keyOf={({ what, before, after }) => [what, before, after].join(' ')}
          isWordy
        />
      )}
      {moreChanges > 0 && (
        <p>{t('{moreChanges, plural, one {# more change} other {# more changes}}.', { moreChanges })}</p>
      )}
    </section>
  );
}

const listColumns = (): readonly Column<Change>[] => [
  { name: t('What'), kind: 'row', cell: ({ what }) => <span dir="auto">{fieldWords(tell(what))}</span> },
  { name: t('Stored'), cell: ({ before }) => <span dir="auto">{tell(before)}</span> },
  { name: t('New'), cell: ({ after }) => <span dir="auto">{tell(after)}</span> },
];
