import type { PublicationName } from '@quadrant/store/history';

/** Says which numbers a reader asks for. */
export interface Moment {
  readonly publication: PublicationName;
  /** It is the number of a run, or a day. */
  readonly knownBy: string | null;
  readonly playedBy: string | null;
}

/** A run or day that is left out counts as null. */
export type AskedMoment = Pick<Moment, 'publication'> & Partial<Moment>;

/** It means the newest numbers. */
export const NOW: Moment = { publication: 'current', knownBy: null, playedBy: null };

/** Tells whether these are other numbers than the newest ones. */
export const isPastMoment = ({ publication, knownBy = null, playedBy = null }: AskedMoment): boolean =>
  publication === 'official' || knownBy !== null || playedBy !== null;
