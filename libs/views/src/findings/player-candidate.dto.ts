import { nullable, f } from '@quadrant/http';

class CandidateTrackDto {
  @f.AnyText({ example: '2e' }) game: string;
  @f.AnyText({ example: 'overall' }) category: string;
}

class CandidateTournamentDto {
  @f.Id() id: string;
  @f.AnyText() name: string;
  @f.KnownDate('Local date as far as it is known: a day, a month, a year, or unknown') date: string;
}

export class PlayerCandidateDto {
  @f.AnyText() handle: string;
  @f.AnyText({ nullable }) name: string | null;
  @f.AnyText({ nullable, example: 'DE' }) country: string | null;
  @f.Decimal({ nullable, about: 'In full precision; null for a player without any' }) rating: number | null;
  @f.Of(CandidateTrackDto, {
    nullable,
    about: 'What that rating is of: the game title asked for where there is one, overall before other categories',
  })
  ratingTrack: CandidateTrackDto | null;
  @f.Of(CandidateTournamentDto, { nullable, about: 'The last one that the player was in' })
  lastTournament: CandidateTournamentDto | null;
  @f.Decimal({ about: '1 for the same name', minimum: 0, maximum: 1 }) similarity: number;
  @f.AnyText({
    about:
      'What the difference is, or the largest part of it: same-name (none), similar-letters, word-order, spelling, ' +
      'nickname, initials, missing-word',
    example: 'spelling',
  })
  reason: string;
}
