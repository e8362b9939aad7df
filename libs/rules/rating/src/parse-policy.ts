import { CATEGORIES, type Category, finding, type Format, FORMATS } from '@quadrant/rules/tournament';
import { fieldsOf, itemsOf, numberOf, orNull, textOf, wordOf, type JsonPlace } from './json-place.js';
import { findPolicyByName, RATING_POLICIES } from './policies.js';
import { ADJUSTMENTS, MODIFIED_WINS, UPDATES, type RatingPolicy } from './policy.js';

const KEYS = [
  'name',
  'source',
  'start',
  'floor',
  'ceiling',
  'update',
  'adjustment',
  'minimumAdjustment',
  'modifiedWin',
  'protectBelow',
  'categories',
] as const satisfies readonly (keyof RatingPolicy)[];

const [ANY_POLICY] = RATING_POLICIES;

/** Reads a policy from JSON, which is the name of a known one, or an object with all its switches. */
export function parsePolicy(place: JsonPlace): RatingPolicy {
  if (typeof place.value === 'string') return parseName(place, place.value);
  const fields = fieldsOf(place, KEYS);
  return {
    name: textOf(fields.name),
    source: textOf(fields.source),
    start: numberOf(fields.start),
    floor: numberOf(fields.floor),
    ceiling: numberOf(fields.ceiling),
    update: wordOf(fields.update, UPDATES),
    adjustment: wordOf(fields.adjustment, ADJUSTMENTS),
    minimumAdjustment: numberOf(fields.minimumAdjustment),
    modifiedWin: wordOf(fields.modifiedWin, MODIFIED_WINS),
    protectBelow: orNull(fields.protectBelow, numberOf),
    categories: parseCategories(fields.categories),
  };
}

function parseName({ pointer, findings }: JsonPlace, name: string): RatingPolicy {
  const policy = findPolicyByName(name);
  if (policy === null) {
    const known = RATING_POLICIES.map((each) => each.name).join(', ');
    const message = `There is no policy ${JSON.stringify(name.slice(0, 60))}.`;
    findings.push(finding('unknown-literal', pointer, message, `Use one of ${known}, or give all switches.`));
  }
  return policy ?? ANY_POLICY;
}

function parseCategories(place: JsonPlace): RatingPolicy['categories'] {
  const categories: Partial<Record<Format, Category[]>> = {};
  const fields = fieldsOf(place, FORMATS);
  for (const format of FORMATS) {
    if (fields[format].value === undefined) continue;
    categories[format] = itemsOf(fields[format]).map((each) => wordOf(each, CATEGORIES));
  }
  return categories;
}
