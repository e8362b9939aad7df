import { isReservedHandle } from '@quadrant/rules/tournament';
import { PlayerLink } from './player-link.js';

/** Links a director to the page with their tournaments. A hidden person has none, except their own page as a player. */
export const DirectorLink = ({ handle }: { readonly handle: string }) =>
  isReservedHandle(handle) ? (
    <PlayerLink handle={handle} />
  ) : (
    <a href={`/directors/${encodeURIComponent(handle)}`}>{handle}</a>
  );
