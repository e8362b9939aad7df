import { ApiProperty } from '@nestjs/swagger';
import {
  CARD_POOLS,
  FORMATS,
  GAME_TITLES,
  KINDS,
  PAIRINGS,
  RULE_SYSTEM_IDS,
  RULES,
  SCENARIOS,
  type TournamentHeader,
} from '@quadrant/rules/tournament';

const text = { type: 'string', nullable: true } as const;

/** What was announced about a tournament, in the words of `quadrant/1`. */
export class TournamentHeaderDto implements TournamentHeader {
  @ApiProperty()
  name: string;

  @ApiProperty({ ...text, example: 'own-system:4711' })
  externalId: string | null;

  @ApiProperty({ enum: [...GAME_TITLES] })
  game: TournamentHeader['game'];

  @ApiProperty({ enum: [...RULE_SYSTEM_IDS] })
  ruleSystem: TournamentHeader['ruleSystem'];

  @ApiProperty({ enum: [...FORMATS] })
  format: TournamentHeader['format'];

  @ApiProperty({ ...text, enum: [...CARD_POOLS] })
  cardPool: TournamentHeader['cardPool'];

  @ApiProperty({ ...text, enum: [...RULES] })
  rules: TournamentHeader['rules'];

  @ApiProperty({ ...text, enum: [...SCENARIOS] })
  scenario: TournamentHeader['scenario'];

  @ApiProperty()
  unrated: boolean;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 5 })
  level: TournamentHeader['level'];

  @ApiProperty({ enum: [...KINDS] })
  kind: TournamentHeader['kind'];

  @ApiProperty({ format: 'date-time', description: 'With the offset of the place where it was played' })
  startsAt: string;

  @ApiProperty({ ...text, format: 'date-time' })
  endsAt: string | null;

  @ApiProperty({ ...text, format: 'date-time', description: 'Null when it is not known' })
  registeredAt: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  plannedRounds: number | null;

  @ApiProperty({ enum: [...PAIRINGS] })
  pairing: TournamentHeader['pairing'];

  @ApiProperty()
  online: boolean;

  @ApiProperty(text)
  country: string | null;

  @ApiProperty(text)
  region: string | null;

  @ApiProperty(text)
  venue: string | null;

  @ApiProperty(text)
  director: string | null;

  @ApiProperty(text)
  secondaryDirector: string | null;

  @ApiProperty(text)
  tertiaryDirector: string | null;

  @ApiProperty({ ...text, description: 'Slug of the league that it counts for' })
  league: string | null;

  @ApiProperty(text)
  structure: string | null;

  @ApiProperty(text)
  tier: string | null;
}
