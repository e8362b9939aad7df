import { readInAddition } from '@quadrant/rules/bonus-schemes';
import type { LeagueRules, SchemeInForce } from '@quadrant/rules/leagues';
import { findInForce, overrideWithin, type DatedSwitch, type Switches } from '@quadrant/rules/policy';
import { addDays } from '@quadrant/rules/tournament';

/** The rules of a league as the switches have them: the printed headquarters bonus is read by the value of each day. */
export function switchedRules(rules: LeagueRules, switches: Switches): LeagueRules {
  const others = switches['headquarters-two-points'].filter(({ value }) => value === 'in-addition');
  if (others.length === 0) return rules;
  return { ...rules, schemes: rules.schemes.flatMap((scheme) => switchedScheme(scheme, others)) };
}

function switchedScheme(scheme: SchemeInForce, others: readonly DatedSwitch[]): SchemeInForce[] {
  const text = readInAddition(scheme.text);
  if (text === null) return [scheme];
  const { from, to, ...rest } = scheme;
  const row = { from: from as string | null, to: to === null ? null : addDays(to, 1) };
  const parts = others.reduce((rows, other) => overrideWithin(rows, other, (part) => part), [row]);
  return parts.map((part) => ({
    ...rest,
    text: findInForce(others, part.from ?? from) === null ? scheme.text : text,
    from: part.from ?? from,
    to: part.to === null ? null : addDays(part.to, -1),
  }));
}
