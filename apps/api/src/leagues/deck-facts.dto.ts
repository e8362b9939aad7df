import { WhenItCounts } from '@quadrant/views';
import { f, LONGEST_REASON } from '@quadrant/http';
import type { TakesEffect } from '@quadrant/rules/corrections';
import type { OwnFact } from '@quadrant/rules/bonus-schemes';

const MOST_FACTS = 20;
const LARGEST = 9999;
const NAME = /^[A-Za-z]\w{0,31}$/;

export class DeckFactDto implements OwnFact {
  @f.Matching(NAME, 'must be one word of up to 32 letters and digits', {
    about: 'A report gives it in `deck.facts`; a scheme uses `deck.ships`',
    example: 'ships',
  })
  name: string;
  @f.Line(100, { example: 'the number of ships' }) means: string;
  @f.Whole(1, LARGEST, 'The largest value that a report may give') most: number;
}

/** These replace all numbers of decks that a league has declared. */
export class NewDeckFactsDto {
  @f.ListOf(DeckFactDto, {
    most: MOST_FACTS,
    once: ({ name }: DeckFactDto) => name,
    says: { once: 'must name each fact once' },
  })
  facts: DeckFactDto[];
  @f.Line(LONGEST_REASON, 'Kept in the audit') reason: string;
}

export class DeckFactsDto {
  @f.List(DeckFactDto) facts: readonly DeckFactDto[];
}

export class DeckFactsDeclaredDto extends DeckFactsDto {
  @f.Ordinal('Of the league, after it') version: number;
  @WhenItCounts() takesEffect: TakesEffect;
}
