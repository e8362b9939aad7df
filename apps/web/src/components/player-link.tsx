import { isReservedHandle } from '@quadrant/rules/tournament';
import type { Moment } from '../as-of/moment.js';
import { addressOf } from '../query/address.js';

interface PlayerLinkProps {
  readonly handle: string;
  /** Carried on to the page; without one it shows what is current. */
  readonly moment?: Moment;
}

/** A handle that leads to its page. Whoever is shown under a label has none. */
export function PlayerLink({ handle, moment }: PlayerLinkProps) {
  if (isReservedHandle(handle)) return <>{handle}</>;
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
