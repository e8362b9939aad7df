import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { FindingDto } from '@quadrant/http';
import { DRAWS, type DrawKind } from '@quadrant/rules/rounds';

const PAIRS = {
  type: 'array',
  items: { type: 'array', items: { type: 'string' }, minItems: 2, maxItems: 2 },
} as const;
const NAMES = { type: 'array', items: { type: 'string' } } as const;
const LISTS = { type: 'array', items: NAMES } as const;

class TwoPartCostDto {
  @ApiProperty({ description: 'Byes, which go before everything' })
  rank: number;

  @ApiProperty({ description: 'Unequal pairs' })
  cost: number;
}

class BlossomDto extends TwoPartCostDto {
  @ApiProperty(NAMES)
  players: readonly string[];
}

class CertificateDto {
  @ApiProperty({ description: 'Whether the prices prove that no pairing is better' })
  isOptimal: boolean;

  @ApiProperty({ type: TwoPartCostDto })
  cost: TwoPartCostDto;

  @ApiProperty({ type: TwoPartCostDto, description: 'What any pairing costs at least' })
  bound: TwoPartCostDto;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'object' },
    description: 'By player: twice what they cost at least',
  })
  prices: Readonly<Record<string, TwoPartCostDto>>;

  @ApiProperty({ type: [BlossomDto] })
  blossoms: readonly BlossomDto[];
}

class ReasonDto {
  @ApiProperty({ example: 'paired-down' })
  code: string;

  @ApiProperty(NAMES)
  players: readonly string[];

  @ApiProperty()
  text: string;
}

class OtherPairingDto {
  @ApiProperty(PAIRS)
  pairs: readonly (readonly [string, string])[];

  @ApiProperty(NAMES)
  byes: readonly string[];
}

class ReadingsLinkDto {
  @ApiProperty({ format: 'uri-reference', description: 'How the rules of pairing are read here' })
  readings: string;
}

/** Who meets whom in a round. */
export class PairingDto extends OtherPairingDto {
  @ApiProperty({ type: 'integer' })
  round: number;

  @ApiPropertyOptional({
    enum: ['dark-first'],
    description: 'Of a two-game round: the first player of each pair is Dark',
  })
  sides?: 'dark-first';

  @ApiProperty({ ...NAMES, description: 'Who sits this round out with an earned bye' })
  earnedByes: readonly string[];

  @ApiProperty({ type: [ReasonDto], description: 'Why pairs and byes are not the ordinary case' })
  explanations: readonly ReasonDto[];

  @ApiProperty({ type: [FindingDto] })
  warnings: readonly FindingDto[];

  @ApiProperty({
    type: OtherPairingDto,
    nullable: true,
    description: 'Where the next round has no pairing after this one: the best pairing after which it has one',
  })
  alternative: OtherPairingDto | null;

  @ApiProperty({
    type: CertificateDto,
    nullable: true,
    description: 'Null for a pairing by rank, which optimizes nothing',
  })
  certificate: CertificateDto | null;

  @ApiProperty()
  links: ReadingsLinkDto;
}

class FinalsTableDto {
  @ApiProperty({ type: 'integer' })
  seed: number;

  @ApiProperty(NAMES)
  players: readonly string[];
}

/** The pods of a round, or the tables of Tribbles Finals. */
export class PodsDto {
  @ApiPropertyOptional({ type: 'integer' })
  round?: number;

  @ApiPropertyOptional(LISTS)
  pods?: readonly (readonly string[])[];

  @ApiPropertyOptional()
  explanation?: string;

  @ApiPropertyOptional({ type: [FinalsTableDto], description: 'After heats: the seed of everybody at a table' })
  tables?: readonly FinalsTableDto[];
}

class NextGameDto {
  @ApiProperty({ type: 'integer' })
  game: number;

  @ApiProperty({ type: String, nullable: true, description: 'Who chooses the turn or the side' })
  chooser: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Who was drawn to begin' })
  first: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Who plays the Dark Side' })
  dark: string | null;

  @ApiProperty()
  text: string;
}

class BracketMatchDto {
  @ApiProperty()
  id: string;

  @ApiProperty({ type: 'integer' })
  round: number;

  @ApiProperty({
    type: 'array',
    items: { type: 'object' },
    description: 'Where each side comes from: a seed, or an earlier match',
  })
  sides: readonly object[];

  @ApiPropertyOptional({ description: 'Played only when the winner of this match is its second side' })
  onlyIfSecondWon?: string;

  @ApiProperty({ type: 'array', items: { type: 'string', nullable: true } })
  players: readonly (string | null)[];

  @ApiProperty(NAMES)
  names: readonly string[];

  @ApiProperty({ type: String, nullable: true })
  winner: string | null;

  @ApiProperty({ type: String, nullable: true })
  loser: string | null;

  @ApiProperty({ enum: ['waiting', 'open', 'played', 'bye', 'not-needed'] })
  state: string;

  @ApiProperty({ type: 'array', items: { type: 'integer' }, nullable: true, description: 'Games that each has won' })
  wins: readonly number[] | null;

  @ApiProperty({ type: NextGameDto, nullable: true })
  next: NextGameDto | null;
}

/** A bracket as far as it is played. */
export class BracketDto {
  @ApiProperty({ example: 'standard-8' })
  name: string;

  @ApiProperty()
  title: string;

  @ApiProperty({ description: 'The document it is printed in, or how it was reconstructed' })
  provenance: string;

  @ApiProperty()
  isReconstruction: boolean;

  @ApiProperty({ type: 'integer' })
  bestOf: number;

  @ApiProperty({ type: [BracketMatchDto] })
  matches: readonly BracketMatchDto[];

  @ApiProperty({ ...NAMES, nullable: true, description: 'Everybody in the order of places; null until all is played' })
  places: readonly string[] | null;
}

class DrawnDeckDto {
  @ApiProperty()
  player: string;

  @ApiProperty()
  deckOf: string;
}

class DrawnRuleDto {
  @ApiProperty()
  player: string;

  @ApiProperty({ type: 'integer' })
  rule: number;

  @ApiProperty({ type: 'integer', description: 'In reserve: each player may reject one rule' })
  instead: number;
}

class FirstPlayerDto {
  @ApiProperty(NAMES)
  pair: readonly string[];

  @ApiProperty()
  first: string;
}

/** What was drawn. */
export class DrawDto {
  @ApiProperty({ enum: DRAWS })
  kind: DrawKind;

  @ApiProperty()
  seed: string;

  @ApiProperty({ description: 'SHA-256 of the seed' })
  commitment: string;

  @ApiProperty({ type: 'integer' })
  round: number;

  @ApiPropertyOptional(LISTS)
  groups?: readonly (readonly string[])[];

  @ApiPropertyOptional({ type: [DrawnDeckDto] })
  decks?: readonly DrawnDeckDto[];

  @ApiPropertyOptional({ type: [DrawnRuleDto] })
  rules?: readonly DrawnRuleDto[];

  @ApiPropertyOptional({ type: [FirstPlayerDto] })
  begins?: readonly FirstPlayerDto[];
}
