import { ApiProperty } from '@nestjs/swagger';
import { TAKES_EFFECT } from '@quadrant/answers';
import { IsLine, IsWholeNumber, LONGEST_REASON } from '@quadrant/http';
import type { TakesEffect } from '@quadrant/rules/intake';
import type { OwnFact } from '@quadrant/rules/league';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, Matches, ValidateNested } from 'class-validator';

const MOST_FACTS = 20;
const LARGEST = 9999;
const NAME = /^[A-Za-z]\w{0,31}$/;

export class DeckFactDto implements OwnFact {
  @ApiProperty({
    pattern: NAME.source,
    example: 'ships',
    description: 'A report gives it in `deck.facts`; a scheme uses `deck.ships`',
  })
  @Matches(NAME, { message: 'must be one word of up to 32 letters and digits' })
  name: string;

  @ApiProperty({ maxLength: 100, example: 'the number of ships' })
  @IsLine(100)
  means: string;

  @ApiProperty({
    type: 'integer',
    minimum: 1,
    maximum: LARGEST,
    description: 'The largest value that a report may give',
  })
  @IsWholeNumber(1, LARGEST)
  most: number;
}

/** All numbers of decks that a league declares. */
export class NewDeckFactsDto {
  @ApiProperty({ type: [DeckFactDto], maxItems: MOST_FACTS })
  @IsArray()
  @ArrayMaxSize(MOST_FACTS)
  @ArrayUnique(({ name }: DeckFactDto) => name, { message: 'must name each fact once' })
  @ValidateNested({ each: true })
  @Type(() => DeckFactDto)
  facts: DeckFactDto[];

  @ApiProperty({ maxLength: LONGEST_REASON, description: 'Kept in the audit' })
  @IsLine(LONGEST_REASON)
  reason: string;
}

export class DeckFactsDto {
  @ApiProperty({ type: [DeckFactDto] })
  facts: readonly DeckFactDto[];
}

export class DeckFactsDeclaredDto extends DeckFactsDto {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'Of the league, after it' })
  version: number;

  @ApiProperty({ ...TAKES_EFFECT })
  takesEffect: TakesEffect;
}
