import { PlayerLink } from './player-link.js';
import { Country } from './flag.js';

interface PlayerChipProps {
  readonly handle: string;
  readonly country?: string | null;
  readonly rating?: number | null;
}

/** A player in one line: handle, flag with the name of the country, rating. */
export function PlayerChip({ handle, country = null, rating = null }: PlayerChipProps) {
  const isMore = country !== null || rating !== null;
  return (
    <>
      <PlayerLink handle={handle} />
      {isMore && (
        <span class="quiet">
          {' '}
          {country !== null && <Country code={country} />}
          {country !== null && rating !== null && ', '}
          {rating !== null && Math.round(rating)}
        </span>
      )}
    </>
  );
}
