import {
  type Finding,
  finding,
  hasErrors,
  type Level,
  LEVELS,
  RULE_SYSTEM_IDS,
  type RuleSystemId,
} from '@quadrant/rules/tournament';
import { fieldsOf, itemsOf, numberOf, orNull, textOf, type JsonPlace } from './json-place.js';
import type { KTable } from './k-tables.js';
import { parsePolicy } from './parse-policy.js';
import { DEFAULT_RATING_RULES, type DatedPolicy, type RatingRules } from './rating-rules.js';
import { validateRatingRules } from './validate-rating-rules.js';

/** The limit for members and elements together; 40 k-tables and policies for each rule system have fewer. */
const MOST_VALUES = 2000;
/** People do not read more findings than this, as for a report. */
const MOST_FINDINGS = 200;

/** Rules that were read from JSON, or null when the findings have errors. */
export interface ParsedRatingRules {
  readonly rules: RatingRules | null;
  readonly findings: readonly Finding[];
}

/**
 * Reads the rules for a what-if question: `{"kTables": {"opg-4.2": [{"from": null, "to": null, "kFactors": {"1": 20,
 * ...}}]}}`, `{"policies": {"opg-4.2": [{"from": null, "to": null, "policy": "decipher-lotr"}]}}`, or both. The rows given
 * for a rule system replace all that the base has for it; the rest stays. Rules written as JSON are read back unchanged.
 *
 * @param json as `JSON.parse` gives it
 * @returns findings of shape, otherwise those of `validateRatingRules`: at most 200 and one that counts the others
 */
export function parseRatingRules(json: unknown, base: RatingRules = DEFAULT_RATING_RULES): ParsedRatingRules {
  if (!hasAtMost(MOST_VALUES, json)) return { rules: null, findings: [TOO_MANY_VALUES] };
  const findings: Finding[] = [];
  const { policies, kTables } = fieldsOf({ value: json, pointer: '', findings }, ['policies', 'kTables']);
  const rules: RatingRules = {
    policies: { ...base.policies, ...parseBySystem(policies, parseDatedPolicy) },
    kTables: { ...base.kTables, ...parseBySystem(kTables, parseKTable) },
  };
  if (!hasErrors(findings)) findings.push(...validateRatingRules(rules));
  return { rules: hasErrors(findings) ? null : rules, findings: atMost(MOST_FINDINGS, findings) };
}

const TOO_MANY_VALUES = finding(
  'too-many-values',
  '',
  `The rules have more than ${MOST_VALUES.toLocaleString('en')} values.`,
  'Give only the policies and k-tables that differ.',
);

/** Counts values from the top down and stops at the limit, so that a hostile text costs no more than a good one. */
function hasAtMost(most: number, json: unknown): boolean {
  const waiting = [json];
  for (let seen = 0; waiting.length > 0; seen++) {
    const value = waiting.pop();
    if (typeof value !== 'object' || value === null) continue;
    const inside: unknown[] = Array.isArray(value) ? value : Object.values(value);
    if (seen + waiting.length + inside.length > most) return false;
    waiting.push(...inside);
  }
  return true;
}

function atMost(most: number, findings: readonly Finding[]): readonly Finding[] {
  if (findings.length <= most) return findings;
  const message = `${findings.length - most} of ${findings.length} findings are not listed here.`;
  const others = finding('more-findings', '', message, 'Correct the ones that are listed, and ask again.');
  return [...findings.slice(0, most), others];
}

function parseBySystem<Row>(
  place: JsonPlace,
  parse: (place: JsonPlace) => Row,
): Partial<Record<RuleSystemId, readonly Row[]>> {
  const rows: Partial<Record<RuleSystemId, readonly Row[]>> = {};
  if (place.value === undefined) return rows;
  const fields = fieldsOf(place, RULE_SYSTEM_IDS);
  for (const ruleSystem of RULE_SYSTEM_IDS) {
    if (fields[ruleSystem].value !== undefined) rows[ruleSystem] = itemsOf(fields[ruleSystem]).map(parse);
  }
  return rows;
}

function parseDatedPolicy(place: JsonPlace): DatedPolicy {
  const { from, to, policy } = fieldsOf(place, ['from', 'to', 'policy']);
  return { from: orNull(from, textOf), to: orNull(to, textOf), policy: parsePolicy(policy) };
}

function parseKTable(place: JsonPlace): KTable {
  const { from, to, source, kFactors } = fieldsOf(place, ['from', 'to', 'source', 'kFactors']);
  return {
    from: orNull(from, textOf),
    to: orNull(to, textOf),
    source: source.value === undefined ? 'given with the question' : textOf(source),
    kFactors: parseKFactors(kFactors),
  };
}

/** A missing level is reported by validation. */
function parseKFactors(place: JsonPlace): KTable['kFactors'] {
  const fields = fieldsOf(place, LEVELS.map(String));
  const kFactors: Partial<Record<Level, number>> = {};
  for (const level of LEVELS) {
    const field = fields[String(level)];
    if (field?.value !== undefined) kFactors[level] = numberOf(field);
  }
  return kFactors as KTable['kFactors'];
}
