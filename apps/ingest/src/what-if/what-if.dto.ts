import { say } from '@quadrant/rules/message';
import { f, fieldOf, LONGEST_REASON, type More, textRule } from '@quadrant/http';
import { isISO8601 } from 'class-validator';

// ISO 8601 allows more; PostgreSQL and JavaScript read this part alike.
const INSTANT = /^[12]\d{3}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/;

const DayOrInstant = (more: More): PropertyDecorator =>
  fieldOf(
    more,
    { type: 'string', format: 'date-time' },
    textRule(
      'isDayOrInstant',
      say`must be an instant or a day, such as 2024-01-01T00:00:00Z`,
      (text) => INSTANT.test(text) && isISO8601(text, { strict: true }),
    ),
  );

/** A what-if asks about other rules, one more tournament, or both; or about an interim ruling alone. */
export class WhatIfDto {
  @f.AnyObject({
    optional: 'or-null',
    about:
      'Policies and k-tables by rule system, as in `{"kTables": {"opg-4.2": [{"from": null, "to": null, "kFactors": ' +
      '{"1": 20, "2": 28, "3": 40, "4": 52, "5": 64}}]}}`; what is not given stays as it is',
  })
  rules?: object;
  @f.AnyObject({ optional: 'or-null', about: 'A document of the format quadrant/1: docs/formats/quadrant-1.md' })
  tournament?: object;
  @DayOrInstant({
    optional: 'or-null',
    about: 'From which instant on the rules count; without it, from the first tournament',
    example: '2024-01-01T00:00:00Z',
  })
  from?: string;
  @f.AnyObject({
    optional: 'or-null',
    about:
      'An interim ruling that sets how a rule is read, as POST /api/v1/rulings takes it: `sets`, `from`, `to`. It is asked about alone',
    example: { sets: { kind: 'switch', name: 'opg-missed-game', value: 'left-out' }, from: '2015-01-01' },
  })
  ruling?: object;
  @f.Line(LONGEST_REASON, { optional: 'or-null', about: 'What it is about', example: 'what if locals counted 20' })
  reason?: string;
}

class WhatIfLinksDto {
  @f.Link('Its state') self: string;
  @f.Link('Its progress, as server-sent events') events: string;
  @f.Link('Its answer, once it is computed') diff: string;
}

export class WhatIfAskedDto {
  @f.Id() id: string;
  @f.Choice(['waiting']) state: string;
  @f.Of(WhatIfLinksDto) links: WhatIfLinksDto;
}
