import { useContext } from 'preact/hooks';
import { type HiddenNames, isReservedHandle } from '@quadrant/rules/tournament';
import { t } from '../languages/t.js';
import type { Moment } from '../as-of/moment.js';
import { addressOf } from '../query/address.js';
import { FrameContext } from './frame.js';

/** What people read in place of labels, in the language of the page. */
export const hiddenNames = (): HiddenNames => ({
  one: t('Hidden player'),
  several: (number) => t('Hidden player {number}', { number: String(number) }),
});

/** What the one behind a label reads in its place. */
export const ownHiddenName = (): string => t('Hidden player (you)');

interface PlayerLinkProps {
  readonly handle: string;
  /** Carried on to the page; without one it shows what is current. */
  readonly moment?: Moment;
}

/** A handle that leads to its page. Somebody who is shown under a label has a page for themselves alone: programs know them by the label, people do not need it. */
export function PlayerLink({ handle, moment }: PlayerLinkProps) {
  const own = useContext(FrameContext).ownLabel;
  // Whoever serves the page puts a name in the place of the label: only the whole page tells whether it shows several.
  if (isReservedHandle(handle) && handle !== own) return <>{handle}</>;
  return <a href={addressOf(`/players/${encodeURIComponent(handle)}`, moment ?? {})}>{handle}</a>;
}

interface ShownPlayerProps {
  readonly player: { readonly handle: string; readonly name: string | null };
}

/** A player in a table: handle, and the name below it. */
export function ShownPlayer({ player: { handle, name } }: ShownPlayerProps) {
  return (
    <>
      <PlayerLink handle={handle} />
      {name !== null && <span class="real-name">{name}</span>}
    </>
  );
}
