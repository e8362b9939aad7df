import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { type HiddenNames, isReservedHandle } from '@quadrant/rules/tournament';
import { t } from '../languages/t.js';
import type { Moment } from '@quadrant/views';
import { addressOf } from '../query/address.js';
import { FrameContext } from './frame.js';

/** People read these instead of labels, in the language of the page. */
export const hiddenNames = (): HiddenNames => ({
  one: t('Hidden player'),
  several: (number) => t('Hidden player {number}', { number: String(number) }),
});

/** A hidden person reads this instead of their own label. */
export const ownHiddenName = (): string => t('Hidden player (you)');

interface PlayerLinkProps {
  readonly handle: string;
  /** The link keeps this moment; without it, the page shows the current numbers. */
  readonly moment?: Moment;
}

/** These handles have no page yet: their players are created with what the page shows. */
export const PlayersWithoutPage = createContext<ReadonlySet<string>>(new Set());

/**
 * Links a handle to its page. A hidden player's page is only for that person: programs know them by the label, and
 * other people do not need it.
 */
export function PlayerLink({ handle, moment }: PlayerLinkProps) {
  const own = useContext(FrameContext).ownLabel;
  const withoutPage = useContext(PlayersWithoutPage);
  // The server replaces the label by a name later: only the whole page tells whether it shows several hidden players.
  if (isReservedHandle(handle) && handle !== own) return <>{handle}</>;
  if (withoutPage.has(handle)) return <bdi>{handle}</bdi>;
  return <a href={addressOf(`/players/${encodeURIComponent(handle)}`, moment ?? {})}>{handle}</a>;
}

interface ShownPlayerProps {
  readonly player: { readonly handle: string; readonly name: string | null };
}

/** A table shows the handle with the name below it. */
export function ShownPlayer({ player: { handle, name } }: ShownPlayerProps) {
  return (
    <>
      <PlayerLink handle={handle} />
      {name !== null && <span class="real-name">{name}</span>}
    </>
  );
}
