import { PlayerLink } from './player-link.js';
import { countryName } from './country.js';

interface PlayerChipProps {
  readonly handle: string;
  readonly country?: string | null;
  readonly rating?: number | null;
}

/** A player in one line: handle, country, rating. */
export function PlayerChip({ handle, country = null, rating = null }: PlayerChipProps) {
  const facts = [country === null ? null : countryName(country), rating === null ? null : String(Math.round(rating))];
  const told = facts.filter((fact) => fact !== null).join(', ');
  return (
    <>
      <PlayerLink handle={handle} />
      {told !== '' && <span class="quiet"> {told}</span>}
    </>
  );
}
