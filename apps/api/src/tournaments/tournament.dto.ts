import { ApiProperty } from '@nestjs/swagger';
import { StandingDto, VerdictDto } from '@quadrant/answers';
import { PHASES, type Phase } from '@quadrant/rules/league';
import {
  FORMATS,
  GAME_TITLES,
  KINDS,
  settleImportance,
  SUBMISSION_STATES,
  type Importance,
  type Kind,
  type Level,
  type TossSeed,
} from '@quadrant/rules/tournament';
import type { TournamentPlace } from '@quadrant/store/intake';
import type { ReadingPlace } from '@quadrant/rules/policy';
import {
  REGISTRATION_SOURCES,
  type Registration,
  type RegistrationSource,
  type TournamentAward,
  type TournamentDetail,
  type TournamentListing,
  type TournamentListRow,
} from '@quadrant/store/reading';
import { AwardExplanationDto } from '../leagues/award-explanation.dto.js';
import { PageDto } from '../paging/page.dto.js';
import { linksOf, RatingChangeDto } from '../players/rating-change.dto.js';
import { TournamentBadgeDto, TournamentEntitlementDto } from '../prizes/prize.dto.js';
import { TournamentHeaderDto } from './tournament-header.dto.js';
import { TournamentPlaceDto, tournamentPlaceOf } from './tournament-place.dto.js';
import { TournamentRoundDto } from './tournament-results.dto.js';

class TournamentListingDto implements TournamentListing {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty({ enum: [...GAME_TITLES] })
  game: string;

  @ApiProperty({ enum: [...FORMATS] })
  format: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 5 })
  level: number;

  @ApiProperty()
  startsAt: Date;

  @ApiProperty({ enum: [...SUBMISSION_STATES], description: 'State of the current revision' })
  state: string;

  @ApiProperty({ type: 'integer', minimum: 0 })
  players: number;
}

export class TournamentPageDto extends PageDto {
  @ApiProperty({ type: [TournamentListingDto] })
  rows: TournamentListingDto[];
}

/** A tournament of one's own, and what it waits for. */
class OwnTournamentDto extends TournamentListingDto implements OwnTournament {
  @ApiProperty({ format: 'date', description: 'Local calendar date' })
  localDate: string;

  @ApiProperty({ type: 'string', nullable: true, description: 'Short name of the league that it counts for' })
  league: string | null;

  @ApiProperty({ description: 'It names a league whose director has not flagged it yet' })
  awaitsFlag: boolean;

  @ApiProperty({ type: 'boolean', nullable: true, description: 'Null while that is not known' })
  rated: boolean | null;

  @ApiProperty({ type: 'string', nullable: true, description: 'Handle of the winner' })
  winner: string | null;
}

export class OwnTournamentPageDto extends PageDto {
  @ApiProperty({ type: [OwnTournamentDto] })
  rows: OwnTournamentDto[];
}

/** Fields of {@link OwnTournamentDto}. */
type OwnTournament = TournamentListing &
  Pick<TournamentListRow, 'localDate' | 'league' | 'awaitsFlag' | 'rated' | 'winner'>;

export const ownTournamentOf = ({ country: _country, online: _online, ...row }: TournamentListRow): OwnTournamentDto =>
  row;

class PublishedOutcomeDto {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'The revision that the numbers come from' })
  revision: number;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'Number of the run that published it' })
  run: number;

  @ApiProperty({ type: 'integer', minimum: 0 })
  participants: number;

  @ApiProperty()
  sanctioned: VerdictDto;

  @ApiProperty()
  rated: VerdictDto;

  @ApiProperty({ description: 'Hash of what the tournament did, in hex' })
  outcomeSha256: string;

  @ApiProperty({ description: 'Hash of history up to and including this tournament, in hex' })
  chainSha256: string;
}

class TournamentRatingChangeDto extends RatingChangeDto {
  @ApiProperty()
  handle: string;
}

class TournamentAwardDto implements TournamentAward {
  @ApiProperty()
  handle: string;

  @ApiProperty({ enum: ['league', 'masters', 'bonus'], description: 'A bonus counts inside its league only' })
  kind: 'league' | 'masters' | 'bonus';

  @ApiProperty({ type: 'integer', minimum: 1 })
  place: number;

  @ApiProperty({ type: 'integer', minimum: 1 })
  participants: number;

  @ApiProperty({ type: 'integer', minimum: 1 })
  points: number;

  @ApiProperty({ type: 'string', nullable: true, description: 'Slug of the league; null for Masters Points' })
  league: string | null;

  @ApiProperty({ description: 'Season of the league, or calendar year of the Masters' })
  season: string;

  @ApiProperty({
    enum: PHASES,
    nullable: true,
    description: 'Part of the season; null outside its parts, and for Masters Points',
  })
  phase: Phase | null;

  @ApiProperty({ description: 'The rule that gave the points: a table, a scheme with its version, or `manual`' })
  rule: string;

  @ApiProperty({
    example: '000 §12.4',
    description: 'Document and section of the rule; 000 is the Organized Play Guide 4.2',
  })
  section: string;

  @ApiProperty({ type: 'string', nullable: true, description: 'Of a bonus: what it was given for' })
  reason: string | null;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'The run that it came with' })
  run: number;

  @ApiProperty({
    type: AwardExplanationDto,
    nullable: true,
    description: 'Null when the tables of today give other points',
  })
  explanation: AwardExplanationDto | null;
}

class TournamentOverridesDto {
  @ApiProperty({ type: 'integer', nullable: true, minimum: 1, maximum: 5 })
  level: Level | null;

  @ApiProperty({ type: 'boolean', nullable: true })
  rated: boolean | null;

  @ApiProperty({ type: 'string', nullable: true, description: 'Slug of the league; empty: it counts for none' })
  league: string | null;
}

class EffectiveDto implements Importance {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 5 })
  level: Level;

  @ApiProperty({ enum: [...KINDS] })
  kind: Kind;

  @ApiProperty({ type: 'string', nullable: true, description: 'Slug of the league that it counts for' })
  league: string | null;
}

class TossSeedDto implements TossSeed {
  @ApiProperty({ description: '32 bytes in hex. Tied players take the order of SHA-256 over it and their handles' })
  seed: string;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'How many times the seed is hashed to give `chain`' })
  number: number;

  @ApiProperty({ description: 'End of the chain that it comes from: published before, at /api/v1/toss-chains' })
  chain: string;
}

class ReportedDisputesDto {
  @ApiProperty({ type: 'integer', minimum: 0 })
  open: number;

  @ApiProperty({ type: 'integer', minimum: 0 })
  answered: number;
}

class RegistrationDto implements Registration {
  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'With the offset of the place; null: not known',
  })
  at: string | null;

  @ApiProperty({
    enum: [...REGISTRATION_SOURCES],
    description: 'Who says so; `announcement`: it was announced here, and that counts; `nobody`: it is not known',
  })
  statedBy: RegistrationSource;

  @ApiProperty({ example: 'registration stated by the director' })
  text: string;
}

export class TournamentDto implements TournamentDetail {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({
    type: RegistrationDto,
    description:
      'When it was registered, on whose word. Not known of a report of a coordinator or of an import, it counts as early enough',
  })
  registration: RegistrationDto;

  @ApiProperty({
    type: 'string',
    format: 'uuid',
    nullable: true,
    description: 'The announcement that it finishes; null: it was not announced here',
  })
  announcementId: string | null;

  @ApiProperty({
    type: 'integer',
    minimum: 1,
    description: 'Goes up with every revision and correction; a correction that must not miss one sends it in If-Match',
  })
  version: number;

  @ApiProperty({
    type: 'string',
    format: 'uuid',
    nullable: true,
    description: 'The tournament that counts in its place',
  })
  mergedInto: string | null;

  @ApiProperty({ description: 'The value that somebody set; null: the one of the report counts' })
  overrides: TournamentOverridesDto;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    enum: [1],
    description: 'Level that it is held at: nobody has approved that of the report, nor set another; null: it is not',
  })
  heldLevel: Level | null;

  @ApiProperty({
    description: 'Whether it waits for the word of the league director: it counts for no league until then',
  })
  heldLeague: boolean;

  @ApiProperty({
    description:
      'As what it counts: what `header` says, or the level that was set or is held, and a kind that fits it; and for which league',
  })
  effective: EffectiveDto;

  @ApiProperty()
  header: TournamentHeaderDto;

  @ApiProperty({ description: 'Region and venue that the words of `header` lead to' })
  place: TournamentPlaceDto;

  @ApiProperty({
    type: TossSeedDto,
    nullable: true,
    description:
      'What its tosses are drawn from where the report records none; null: its id (imports, and what was stored before seeds were drawn)',
  })
  toss: TossSeedDto | null;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'The current revision' })
  revision: number;

  @ApiProperty({ enum: [...SUBMISSION_STATES], description: 'State of the current revision' })
  state: string;

  @ApiProperty({ type: 'string', nullable: true })
  stateReason: string | null;

  @ApiProperty({ format: 'uuid', description: 'The submission of the current revision' })
  submissionId: string;

  @ApiProperty({ type: PublishedOutcomeDto, nullable: true, description: 'Null while nothing of it is published' })
  published: PublishedOutcomeDto | null;

  @ApiProperty({
    format: 'uri-reference',
    description: 'How the rules behind the final order are read, where the documents leave something open',
  })
  readings: string;

  @ApiProperty({ type: [StandingDto], description: 'The final order' })
  standings: StandingDto[];

  @ApiProperty({ type: [TournamentRoundDto] })
  rounds: TournamentRoundDto[];

  @ApiProperty({ type: [TournamentRatingChangeDto], description: 'Of the published revision' })
  ratingChanges: TournamentRatingChangeDto[];

  @ApiProperty({ type: [TournamentAwardDto], description: 'Of the published revision' })
  awards: TournamentAwardDto[];

  @ApiProperty({
    type: [TournamentEntitlementDto],
    description: 'What its places give in other tournaments, such as Earned Byes',
  })
  entitlements: TournamentEntitlementDto[];

  @ApiProperty({ type: [TournamentBadgeDto], description: 'Championship badges' })
  badges: TournamentBadgeDto[];

  @ApiProperty({ description: 'How many disputes players have opened about it' })
  disputes: ReportedDisputesDto;
}

export function tournamentOf(
  { ratingChanges, ...tournament }: TournamentDetail,
  place: TournamentPlace,
): TournamentDto {
  const { id, published, header, overrides, heldLevel, heldLeague } = tournament;
  const league = (overrides.league ?? (heldLeague ? '' : header.league)) || null;
  const run = published?.run ?? 0;
  return {
    ...tournament,
    place: tournamentPlaceOf(place),
    readings: `/api/v1/readings?place=${'standings' satisfies ReadingPlace}`,
    effective: { ...settleImportance(header, overrides.level ?? heldLevel), league },
    ratingChanges: ratingChanges.map((change) => ({
      ...change,
      links: linksOf({ ...change, tournamentId: id, game: header.game, run }, null),
    })),
  };
}
