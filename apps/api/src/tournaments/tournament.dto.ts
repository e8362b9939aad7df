import type { Text } from '@quadrant/rules/message';
import { f, nullable, optional } from '@quadrant/http';
import { StandingDto, TournamentRoundDto, VerdictDto, type PlacedTournament } from '@quadrant/views';
import { PHASES, type Phase } from '@quadrant/rules/leagues';
import {
  type Category,
  CATEGORIES,
  FORMATS,
  GAME_TITLES,
  KINDS,
  RECORDS,
  type RecordKind,
  ROUND_INFERENCES,
  type RoundInference,
  SUBMISSION_STATES,
  type Kind,
  type Level,
  type TossSeed,
} from '@quadrant/rules/tournament';
import type { ReadingPlace } from '@quadrant/rules/policy';
import {
  REGISTRATION_SOURCES,
  type Registration,
  type RegistrationSource,
  type TournamentAward,
  type TournamentDetail,
  type TournamentListing,
  type TournamentListRow,
} from '@quadrant/store/tournaments';
import { AwardExplanationDto } from '../leagues/award-explanation.dto.js';
import { PageDto } from '../paging/page.dto.js';
import { linksOf, RatingChangeDto } from '../players/rating-change.dto.js';
import { TournamentBadgeDto, TournamentEntitlementDto } from '../prizes/prize.dto.js';
import { TournamentHeaderDto } from './tournament-header.dto.js';
import { TournamentPlaceDto, tournamentPlaceOf } from './tournament-place.dto.js';

class TournamentListingDto implements TournamentListing {
  @f.Id() id: string;
  @f.AnyText() name: string;
  @f.Choice(GAME_TITLES) game: string;
  @f.Choice(FORMATS) format: string;
  @f.Whole(1, 5) level: number;
  @f.Instant() startsAt: Date;
  @f.KnownDate('Local date as far as it is known: a day, a month, a year, or unknown') localDate: string;
  @f.Choice(SUBMISSION_STATES, 'State of the current revision') state: string;
  @f.Count() players: number;
}

export class TournamentPageDto extends PageDto {
  @f.List(TournamentListingDto) rows: TournamentListingDto[];
}

/** A tournament of the person who asks, and what it waits for. */
class OwnTournamentDto extends TournamentListingDto implements OwnTournament {
  @f.AnyText({ nullable, about: 'Short name of the league that it counts for' }) league: string | null;
  @f.Flag('It names a league whose director has not flagged it yet') awaitsFlag: boolean;
  @f.Flag({ nullable, about: 'Null while that is not known' }) rated: boolean | null;
  @f.Flag('The previous system rated it, so it moves no rating here') ratedByPreviousSystem: boolean;
  @f.AnyText({ nullable, about: 'Handle of the winner' }) winner: string | null;
}

export class OwnTournamentPageDto extends PageDto {
  @f.List(OwnTournamentDto) rows: OwnTournamentDto[];
}

type OwnTournament = TournamentListing &
  Pick<TournamentListRow, 'league' | 'awaitsFlag' | 'rated' | 'ratedByPreviousSystem' | 'winner'>;

export const ownTournamentOf = ({ country: _country, online: _online, ...row }: TournamentListRow): OwnTournamentDto =>
  row;

class RatedBeforeDto {
  @f.Choice(CATEGORIES) category: Category;
  @f.Day('The cut-over day of its ratings, which is not before the tournament') on: string;
}

class PublishedOutcomeDto {
  @f.Ordinal('The revision that the numbers come from') revision: number;
  @f.Ordinal('Number of the run that published it') run: number;
  @f.Count() participants: number;
  @f.Of(VerdictDto) sanctioned: VerdictDto;
  @f.Of(VerdictDto) rated: VerdictDto;
  @f.List(RatedBeforeDto, {
    optional,
    about: 'Categories in which the previous system rated it, so that it moves no such rating here; absent without any',
  })
  ratedByPreviousSystem?: readonly RatedBeforeDto[];
  @f.AnyText('Hash of what the tournament did, in hex') outcomeSha256: string;
  @f.AnyText('Hash of history up to and including this tournament, in hex') chainSha256: string;
}

class TournamentRatingChangeDto extends RatingChangeDto {
  @f.AnyText() handle: string;
}

class TournamentAwardDto implements TournamentAward {
  @f.AnyText() handle: string;
  @f.Choice(['league', 'masters', 'bonus'], 'A bonus counts inside its league only')
  kind: 'league' | 'masters' | 'bonus';
  @f.Ordinal() place: number;
  @f.Ordinal() participants: number;
  @f.Ordinal() points: number;
  @f.AnyText({ nullable, about: 'Slug of the league; null for Masters Points' }) league: string | null;
  @f.AnyText('Season of the league, or calendar year of the Masters') season: string;
  @f.Choice(PHASES, { nullable, about: 'Part of the season; null outside its parts, and for Masters Points' })
  phase: Phase | null;
  @f.AnyText('The rule that gave the points: a table, a scheme with its version, or `manual`') rule: string;
  @f.AnyText({ about: 'Document and section of the rule; 000 is the Organized Play Guide 4.2', example: '000 §12.4' })
  section: string;
  @f.AnyText({ nullable, about: 'Of a bonus: what it was given for' }) reason: string | null;
  @f.Ordinal('The run that it came with') run: number;
  @f.Of(AwardExplanationDto, { nullable, about: 'Null when the tables of today give other points' })
  explanation: AwardExplanationDto | null;
}

class TournamentOverridesDto {
  @f.Whole(1, 5, { nullable }) level: Level | null;
  @f.Flag({ nullable }) rated: boolean | null;
  @f.AnyText({ nullable, about: 'Slug of the league; empty: it counts for none' }) league: string | null;
}

class EffectiveDto {
  @f.Whole(1, 5) level: Level;
  @f.Choice(KINDS) kind: Kind;
  @f.AnyText({ nullable, about: 'Slug of the league that it counts for' }) league: string | null;
}

class TossSeedDto implements TossSeed {
  @f.AnyText('32 bytes in hex. Tied players take the order of SHA-256 over it and their handles') seed: string;
  @f.Ordinal('How many times the seed is hashed to give `chain`') number: number;
  @f.AnyText('End of the chain that it comes from: published before, at /api/v1/toss-chains') chain: string;
}

class ReportedDisputesDto {
  @f.Count() open: number;
  @f.Count() answered: number;
}

class RegistrationDto implements Registration {
  @f.Instant({ nullable, about: 'With the offset of the place; null: not known' }) at: string | null;
  @f.Choice(
    REGISTRATION_SOURCES,
    'Who says so; `announcement`: it was announced here, and that counts; `nobody`: it is not known',
  )
  statedBy: RegistrationSource;
  @f.AnyText({ example: 'registration stated by the director' }) text: Text;
}

export class TournamentDto implements TournamentDetail {
  @f.Id() id: string;
  @f.Of(
    RegistrationDto,
    'When it was registered, on whose word. Not known of a report of a coordinator or of an import, it counts as early enough',
  )
  registration: RegistrationDto;
  @f.Id({ nullable, about: 'The announcement that it finishes; null: it was not announced here' })
  announcementId: string | null;
  @f.Ordinal('Goes up with every revision and correction; a correction that must not miss one sends it in If-Match')
  version: number;
  @f.Id({ nullable, about: 'The tournament that counts in its place' }) mergedInto: string | null;
  @f.Of(TournamentOverridesDto, 'The value that somebody set; null: the one of the report counts')
  overrides: TournamentOverridesDto;
  @f.Choice([1], {
    nullable,
    about: 'Level that it is held at: nobody has approved that of the report, nor set another; null: it is not',
  })
  heldLevel: Level | null;
  @f.Flag('Whether it waits for the word of the league director: it counts for no league until then')
  heldLeague: boolean;
  @f.Of(
    EffectiveDto,
    'As what it counts: what `header` says, or the level that was set or is held, and a kind that fits it; and for which league',
  )
  effective: EffectiveDto;
  @f.Of(TournamentHeaderDto) header: TournamentHeaderDto;
  @f.Of(TournamentPlaceDto, 'Region and venue that the words of `header` lead to') place: TournamentPlaceDto;
  @f.Of(TossSeedDto, {
    nullable,
    about:
      'What its tosses are drawn from where the report records none; null: its id (imports, and what was stored before seeds were drawn)',
  })
  toss: TossSeedDto | null;
  @f.Ordinal('The current revision') revision: number;
  @f.Choice(SUBMISSION_STATES, 'State of the current revision') state: string;
  @f.AnyText({ nullable }) stateReason: Text | null;
  @f.Id('The submission of the current revision') submissionId: string;
  @f.Of(PublishedOutcomeDto, { nullable, about: 'Null while nothing of it is published' })
  published: PublishedOutcomeDto | null;
  @f.Link('How the rules behind the final order are read, where the documents leave something open') readings: string;
  @f.Choice(RECORDS, 'How much of it is known: every game, or only the final places')
  record: RecordKind;
  @f.Ordinal({ nullable, about: 'How many took part, where the source of standings states it and lists fewer' })
  statedParticipants: number | null;
  @f.Choice(ROUND_INFERENCES, {
    nullable,
    about: 'The source does not say who met in which round: this rule did; null where it does',
  })
  roundsInferred: RoundInference | null;
  @f.AnyText({
    nullable,
    about: 'Why inferred results are rated, by decision of a coordinator; null where they are not',
  })
  inferredRated: string | null;
  @f.List(StandingDto, 'The final order') standings: StandingDto[];
  @f.List(TournamentRoundDto) rounds: TournamentRoundDto[];
  @f.List(TournamentRatingChangeDto, 'Of the published revision') ratingChanges: TournamentRatingChangeDto[];
  @f.List(TournamentAwardDto, 'Of the published revision') awards: TournamentAwardDto[];
  @f.List(TournamentEntitlementDto, 'What its places give in other tournaments, such as Earned Byes')
  entitlements: TournamentEntitlementDto[];
  @f.List(TournamentBadgeDto, 'Championship badges') badges: TournamentBadgeDto[];
  @f.Of(ReportedDisputesDto, 'How many disputes players have opened about it') disputes: ReportedDisputesDto;
}

export function tournamentOf(placed: PlacedTournament): TournamentDto {
  const { place, effective } = placed;
  const { ratingChanges, ...tournament } = placed.tournament;
  const { id, published, header } = tournament;
  const run = published?.run ?? 0;
  return {
    ...tournament,
    place: tournamentPlaceOf(place),
    readings: `/api/v1/readings?place=${'standings' satisfies ReadingPlace}`,
    effective,
    ratingChanges: ratingChanges.map((change) => ({
      ...change,
      links: linksOf({ ...change, tournamentId: id, game: header.game, run }, null),
    })),
  };
}
