import { isReservedHandle } from '@quadrant/rules/tournament';
import { PlayerLink } from './player-link.js';

interface KnownPlayerProps {
  readonly handle: string;
  /** Handles that lead to a page. */
  readonly known: ReadonlySet<string>;
}

/** A handle, with a link where it leads to a page: directors need not be players. */
export const KnownPlayer = ({ handle, known }: KnownPlayerProps) =>
  known.has(handle) || isReservedHandle(handle) ? <PlayerLink handle={handle} /> : <>{handle}</>;
