import { isReservedHandle } from '@quadrant/rules/tournament';
import { PlayerLink } from './player-link.js';

interface KnownPlayerProps {
  readonly handle: string;
  /** These handles lead to a page. */
  readonly known: ReadonlySet<string>;
}

/** Links a handle where it leads to a page: directors need not be players. */
export const KnownPlayer = ({ handle, known }: KnownPlayerProps) =>
  known.has(handle) || isReservedHandle(handle) ? <PlayerLink handle={handle} /> : <>{handle}</>;
