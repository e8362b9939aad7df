import { f } from '@quadrant/http';
import { CATEGORIES } from '@quadrant/rules/tournament';

class RatingChangeLinksDto {
  @f.Link('Every game that the change is made of') explanation: string;
  @f.Link('Why the run that published it moved this number') cause: string;
}

export class RatingChangeDto {
  @f.Choice(CATEGORIES) category: string;
  @f.Decimal('Rating before the tournament') before: number;
  @f.Decimal('Rating after the tournament') after: number;
  @f.Ordinal('Rated games in the tournament') games: number;
  @f.Of(RatingChangeLinksDto) links: RatingChangeLinksDto;
}

interface ChangeAddress {
  readonly tournamentId: string;
  readonly handle: string;
  readonly game: string;
  readonly category: string;
  /** The run that published the change. */
  readonly run: number;
}

/** @param knownBy run that is shown; null for the present one, whatever it will be */
export function linksOf(
  { tournamentId, handle, game, category, run }: ChangeAddress,
  knownBy: number | null,
): RatingChangeLinksDto {
  const explanation = new URLSearchParams({ player: handle, category });
  if (knownBy !== null) explanation.set('knownBy', String(knownBy));
  const cause = new URLSearchParams({ game, category, tournament: tournamentId });
  return {
    explanation: `/api/v1/tournaments/${tournamentId}/explanation?${explanation.toString()}`,
    cause: `/api/v1/runs/${run}/changes/${encodeURIComponent(handle)}?${cause.toString()}`,
  };
}
