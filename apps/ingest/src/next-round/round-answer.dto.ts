import type { Text } from '@quadrant/rules/message';
import { f, type More, nullable, optional } from '@quadrant/http';
import { FindingDto } from '@quadrant/views';
import { DRAWS, type DrawKind } from '@quadrant/rules/next-round';

const Groups = (more: More): PropertyDecorator =>
  f.Other({ type: 'array', items: { type: 'array', items: { type: 'string' } } }, more);

class TwoPartCostDto {
  @f.Decimal('Byes, which go before everything') rank: number;
  @f.Decimal('Unequal pairs') cost: number;
}

class BlossomDto extends TwoPartCostDto {
  @f.Texts() players: readonly string[];
}

class CertificateDto {
  @f.Flag('Whether the prices prove that no pairing is better') isOptimal: boolean;
  @f.Of(TwoPartCostDto) cost: TwoPartCostDto;
  @f.Of(TwoPartCostDto, 'What any pairing costs at least') bound: TwoPartCostDto;
  @f.Other({ type: 'object', additionalProperties: { type: 'object' } }, 'By player: twice what they cost at least')
  prices: Readonly<Record<string, TwoPartCostDto>>;
  @f.List(BlossomDto) blossoms: readonly BlossomDto[];
}

class ReasonDto {
  @f.AnyText({ example: 'paired-down' }) code: string;
  @f.Texts() players: readonly string[];
  @f.AnyText() text: Text;
}

class OtherPairingDto {
  @f.Other({ type: 'array', items: { type: 'array', items: { type: 'string' }, minItems: 2, maxItems: 2 } })
  pairs: readonly (readonly [string, string])[];
  @f.Texts() byes: readonly string[];
}

class ReadingsLinkDto {
  @f.Link('How the rules of pairing are read here') readings: string;
}

export class PairingDto extends OtherPairingDto {
  @f.Integer() round: number;
  @f.Choice(['dark-first'], { optional, about: 'Of a two-game round: the first player of each pair is Dark' })
  sides?: 'dark-first';
  @f.Texts('Who sits this round out with an earned bye')
  earnedByes: readonly string[];
  @f.List(ReasonDto, 'Why pairs and byes are not the ordinary case') explanations: readonly ReasonDto[];
  @f.List(FindingDto) warnings: readonly FindingDto[];
  @f.Of(OtherPairingDto, {
    nullable,
    about: 'Where the next round has no pairing after this one: the best pairing after which it has one',
  })
  alternative: OtherPairingDto | null;
  @f.Of(CertificateDto, { nullable, about: 'Null for a pairing by rank, which optimizes nothing' })
  certificate: CertificateDto | null;
  @f.Of(ReadingsLinkDto) links: ReadingsLinkDto;
}

class FinalsTableDto {
  @f.Integer() seed: number;
  @f.Texts() players: readonly string[];
}

/** The groups are the pods of a round, or the tables of Tribbles Finals. */
export class PodsDto {
  @f.Integer({ optional }) round?: number;
  @Groups({ optional }) pods?: readonly (readonly string[])[];
  @f.AnyText({ optional }) explanation?: Text;
  @f.List(FinalsTableDto, { optional, about: 'After heats: the seed of everybody at a table' })
  tables?: readonly FinalsTableDto[];
}

class NextGameDto {
  @f.Integer() game: number;
  @f.AnyText({ nullable, about: 'Who chooses the turn or the side' }) chooser: string | null;
  @f.AnyText({ nullable, about: 'Who was drawn to begin' }) first: string | null;
  @f.AnyText({ nullable, about: 'Who plays the Dark Side' }) dark: string | null;
  @f.AnyText() text: Text;
}

class BracketMatchDto {
  @f.AnyText() id: string;
  @f.Integer() round: number;
  @f.Other({ type: 'array', items: { type: 'object' } }, 'Where each side comes from: a seed, or an earlier match')
  sides: readonly object[];
  @f.AnyText({ optional, about: 'Played only when the winner of this match is its second side' })
  onlyIfSecondWon?: string;
  @f.Other({ type: 'array', items: { type: 'string', nullable: true } }) players: readonly (string | null)[];
  @f.Texts() names: readonly Text[];
  @f.AnyText({ nullable }) winner: string | null;
  @f.AnyText({ nullable }) loser: string | null;
  @f.Choice(['waiting', 'open', 'played', 'bye', 'not-needed']) state: string;
  @f.Other({ type: 'array', items: { type: 'integer' } }, { nullable, about: 'Games that each has won' })
  wins: readonly number[] | null;
  @f.Of(NextGameDto, { nullable }) next: NextGameDto | null;
}

export class BracketDto {
  @f.AnyText({ example: 'standard-8' }) name: string;
  @f.AnyText() title: Text;
  @f.AnyText('The document it is printed in, or how it was reconstructed') provenance: string;
  @f.Flag() isReconstruction: boolean;
  @f.Integer() bestOf: number;
  @f.List(BracketMatchDto) matches: readonly BracketMatchDto[];
  @f.Other(
    { type: 'array', items: { type: 'string' } },
    { nullable, about: 'Everybody in the order of places; null until all is played' },
  )
  places: readonly string[] | null;
}

class DrawnDeckDto {
  @f.AnyText() player: string;
  @f.AnyText() deckOf: string;
}

class DrawnRuleDto {
  @f.AnyText() player: string;
  @f.Integer() rule: number;
  @f.Integer('In reserve: each player may reject one rule') instead: number;
}

class FirstPlayerDto {
  @f.Texts() pair: readonly string[];
  @f.AnyText() first: string;
}

export class DrawDto {
  @f.Choice(DRAWS) kind: DrawKind;
  @f.AnyText() seed: string;
  @f.AnyText('SHA-256 of the seed') commitment: string;
  @f.Integer() round: number;
  @Groups({ optional }) groups?: readonly (readonly string[])[];
  @f.List(DrawnDeckDto, { optional }) decks?: readonly DrawnDeckDto[];
  @f.List(DrawnRuleDto, { optional }) rules?: readonly DrawnRuleDto[];
  @f.List(FirstPlayerDto, { optional }) begins?: readonly FirstPlayerDto[];
}
