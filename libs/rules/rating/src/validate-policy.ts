import { canonicalSha256, type Finding, finding } from '@quadrant/rules/tournament';
import { findPolicyByName } from './policies.js';
import { switchesOf, type RatingPolicy } from './policy.js';

/** Whether games can be rated by this policy, and its name means nothing else. */
export function validatePolicy(policy: RatingPolicy, pointer: string): Finding[] {
  const findings: Finding[] = [];
  const refuse = (key: keyof RatingPolicy, message: string, advice: string): void => {
    findings.push(finding('policy-not-usable', `${pointer}/${key}`, message, advice));
  };
  const { start, floor, ceiling, minimumAdjustment, protectBelow } = policy;
  for (const [key, value] of Object.entries({ start, floor, ceiling, minimumAdjustment, protectBelow })) {
    if (value === null || Number.isFinite(value)) continue;
    refuse(key as keyof RatingPolicy, `${key} is ${value}.`, 'Give a number.');
  }
  if (floor >= ceiling)
    refuse('ceiling', `The ceiling ${ceiling} is not above the floor ${floor}.`, 'Correct one of them.');
  if (start < floor || start > ceiling) {
    refuse(
      'start',
      `Players would start at ${start}, which is not between ${floor} and ${ceiling}.`,
      'Choose a start between the floor and the ceiling.',
    );
  }
  if (minimumAdjustment < 0) {
    refuse('minimumAdjustment', `The minimum adjustment is ${minimumAdjustment} points.`, 'Give 0 or more.');
  }
  for (const [format, categories] of Object.entries(policy.categories)) {
    if (new Set(categories).size === categories.length) continue;
    refuse('categories', `A tournament of format ${format} would move a rating twice.`, 'Name every category once.');
  }
  const known = findPolicyByName(policy.name);
  if (findings.length === 0 && known !== null && !ratesAlike(known, policy)) {
    const message = `${policy.name} is the name of an existing policy with other rules.`;
    findings.push(finding('policy-name-taken', `${pointer}/name`, message, 'Give it another name.'));
  }
  return findings;
}

const ratesAlike = (one: RatingPolicy, other: RatingPolicy): boolean =>
  canonicalSha256(switchesOf(one)) === canonicalSha256(switchesOf(other));
