import { f, LONGEST_REASON, nullable } from '@quadrant/http';
import { READINGS, RULING_EFFECTS, type Ruling, type RulingEffect } from '@quadrant/rules/policy';
import type { StoredRuling } from '@quadrant/store/rulings';

const LONGEST_TEXT = 2000;
const LONGEST_SOURCE = 200;
const READING_IDS = READINGS.map(({ id }) => id);

const day = { example: '2015-08-08' } as const;
const effect = {
  example: { kind: 'policy', name: 'onTimeDays', value: 14 },
  about:
    `\`kind\` is one of ${RULING_EFFECTS.map((kind) => `\`${kind}\``).join(', ')}. A policy or a switch has \`name\` and \`value\`; ` +
    '`same-weekend` has the `country` of the National, two letters',
} as const;

/** The Director of Organized Play makes an interim ruling. */
export class NewRulingDto {
  @f.Text(LONGEST_TEXT, 'What is ruled, and why') text: string;
  @f.Line(LONGEST_SOURCE, 'Where it was published') source: string;
  @f.Choice(READING_IDS, { optional: 'or-null', about: 'The reading that it is shown beside' }) reading?: string;
  @f.Day({ optional: 'or-null', ...day, about: 'The first tournament day that it applies to; missing: no limit' })
  from?: string;
  @f.Day({ optional: 'or-null', ...day, about: 'First day on which it no longer is; without it, until further notice' })
  to?: string;
  @f.AnyObject({ optional: 'or-null', ...effect, default: { kind: 'nothing' } }) sets?: object;
}

export class RulingEndDto {
  @f.Day({
    ...day,
    about: 'First day on which it is no longer in force; its first day or an earlier one: it never was',
  })
  to: string;
  @f.Line(LONGEST_REASON) reason: string;
}

export class RulingDto implements Ruling {
  @f.Ordinal('Refusals name it') number: number;
  @f.AnyText() text: string;
  @f.AnyText('Where it was published') source: string;
  @f.AnyText({ nullable, about: 'Id of the reading that it is shown beside' }) reading: string | null;
  @f.Day({ nullable, ...day, about: 'First local day of tournaments; null: always was' }) from: string | null;
  @f.Day({
    nullable,
    ...day,
    about: 'First day on which it no longer is; not after `from`: it never was; null: until further notice',
  })
  to: string | null;
  @f.AnyObject(effect) sets: RulingEffect;
}

export class StoredRulingDto extends RulingDto implements StoredRuling {
  @f.Choice(['never', 'at-once', 'when-resumed'], 'When readers see the numbers that it moves; never: it moves none')
  takesEffect: StoredRuling['takesEffect'];
}

export class RulingListDto {
  @f.List(RulingDto, 'In the order in which they were made') rows: readonly RulingDto[];
}
