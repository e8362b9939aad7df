import { t } from '../languages/t.js';
import { WhatChanges } from '../previews/what-changes.js';
import type { PreviewDetail } from './draft-shapes.js';

interface ReplacesProps {
  readonly preview: PreviewDetail;
  /** Others decide whether these results are stored. */
  readonly isProposal?: boolean;
}

/**
 * Says which stored revision these results would replace, and what they change, or that nothing is new. It is empty for
 * a new tournament.
 */
export function Replaces({ preview, isProposal = false }: ReplacesProps) {
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
  return (
    <section aria-labelledby="replaces">
      <div class="notice">
        <h2 id="replaces">
          {isProposal
            ? t('This would replace revision {revision}', { revision: replaces.revision })
            : t('This replaces revision {revision}', { revision: replaces.revision })}
        </h2>
        <p>
          {isProposal
            ? t('If your proposal is accepted, these results take the place of {page}.', { page })
            : t('A report of this tournament is stored. If you submit this one, it takes the place of {page}.', {
                page,
              })}
        </p>
        {replaces.changes.length === 0 && (
          <p>{t('Players, games and facts are the same; only details differ, such as decks or seeds.')}</p>
        )}
      </div>
      <WhatChanges {...replaces} />
    </section>
  );
}
