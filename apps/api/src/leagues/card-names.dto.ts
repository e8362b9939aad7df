import { f, LONGEST_REASON, optional } from '@quadrant/http';

const MOST_AT_ONCE = 1000;
const LONGEST_NAME = 200;

export class CardNamesDto {
  @f.Texts() names: readonly string[];
}

export class CardNameChangesDto {
  @f.Lines(MOST_AT_ONCE, LONGEST_NAME, {
    optional,
    about: 'One that is there already is spelled as it is given now',
  })
  add?: string[];
  @f.Lines(MOST_AT_ONCE, LONGEST_NAME, { optional }) remove?: string[];
  @f.Line(LONGEST_REASON, 'Kept in the audit') reason: string;
}
