import { isAfter } from '@quadrant/rules/tournament';
import { refuseAny, type AnnouncementStanding, type ChangeRefusal } from './refuse-change.js';

export interface DeckListStanding extends AnnouncementStanding {
  /** A director has opened the lists: they are read, so players cannot change them any more. */
  readonly isOpen: boolean;
}

export type DeckListRefusal =
  | Extract<ChangeRefusal, { kind: 'announcement-cancelled' | 'announcement-reported' }>
  | { readonly kind: 'deck-lists-not-asked' }
  | { readonly kind: 'deck-lists-due'; readonly until: string }
  | { readonly kind: 'deck-lists-opened' }
  | { readonly kind: 'deck-lists-not-due'; readonly until: string };

/** Players submit their lists until this moment: ISO 8601 with offset. Without a deadline it is the start. */
export const deckListDeadline = ({ announced }: Pick<AnnouncementStanding, 'announced'>): string =>
  announced.deckListsUntil ?? announced.startsAt;

// @row 151
/**
 * Players submit, replace and withdraw their lists until the deadline. A director submits for players who come late or write
 * on paper, also afterwards.
 *
 * @param now ISO 8601 with offset
 */
export function refuseDeckList(standing: DeckListStanding, isInCharge: boolean, now: string): DeckListRefusal | null {
  const refusal = refuseAny(standing) as DeckListRefusal | null;
  if (refusal !== null) return refusal;
  if (!standing.announced.deckLists) return { kind: 'deck-lists-not-asked' };
  if (isInCharge) return null;
  if (standing.isOpen) return { kind: 'deck-lists-opened' };
  const until = deckListDeadline(standing);
  return isAfter(now, until) ? { kind: 'deck-lists-due', until } : null;
}

/** A director, who may play too, opens the lists only when nobody can change theirs any more. */
export function refuseOpening(standing: DeckListStanding, now: string): DeckListRefusal | null {
  if (standing.state === 'cancelled') return { kind: 'announcement-cancelled' };
  if (!standing.announced.deckLists) return { kind: 'deck-lists-not-asked' };
  const until = deckListDeadline(standing);
  return isAfter(until, now) ? { kind: 'deck-lists-not-due', until } : null;
}
