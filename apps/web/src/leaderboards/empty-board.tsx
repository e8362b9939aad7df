import type { AsOf } from '@quadrant/views';
import { t } from '../languages/t.js';
import { EmptyState } from '../components/empty-state.js';
import { tell } from '../languages/tell.js';

interface EmptyBoardProps {
  readonly note: AsOf['note'];
  /** Filters or an earlier day may leave somebody out. */
  readonly isFiltered: boolean;
  /** The beginning of a name that filters the leaderboard, and whether more players have one; null without a filter. */
  readonly named: { readonly beginning: string; readonly hasMore: boolean } | null;
}

/** Says why a leaderboard shows nobody, and what to try. */
export const EmptyBoard = (facts: EmptyBoardProps) => <EmptyState>{explain(facts)}</EmptyState>;

function explain({ note, isFiltered, named }: EmptyBoardProps): string {
  if (note !== null) return tell(note);
  if (named?.hasMore === true) {
    return t('Nobody of the first players whose handle or name begins with “{name}” is here. Type more of it.', {
      name: named.beginning,
    });
  }
  if (named !== null) {
    return isFiltered
      ? t('Under these filters nobody has a handle or name that begins with “{name}”. Choose fewer of them.', {
          name: named.beginning,
        })
      : t('Nobody on this leaderboard has a handle or name that begins with “{name}”.', { name: named.beginning });
  }
  return isFiltered
    ? t('Nobody is on this leaderboard under these filters. Choose fewer of them.')
    : t('Nobody is on this leaderboard yet. It begins with the first rated tournament.');
}
