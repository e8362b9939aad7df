import { FINDING_WEIGHTS, weightOf } from '@quadrant/rules/findings';
import { Message, joined, say, type Text, type Value } from '@quadrant/rules/message';
import { sentenceOfGroup } from './group-sentences.js';
import type { FindingGroup, Groupable } from './finding-group.js';

/**
 * Groups findings of one code whose sentences differ only in their values, and puts first what stops a report, then what must
 * be decided, what may be wrong, and what is only said. Groups of one weight keep the order of their first findings.
 *
 * @param findings in any order; stored ones may have sentences that are plain strings, which are only grouped when they are equal
 */
export function groupFindings<Found extends Groupable>(findings: readonly Found[]): FindingGroup<Found>[] {
  const byKind = new Map<string, Found[]>();
  for (const finding of findings) {
    const kind = kindOf(finding);
    const same = byKind.get(kind);
    if (same === undefined) byKind.set(kind, [finding]);
    else same.push(finding);
  }
  return [...byKind.values()].map(groupOf).toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Returns the same findings in the order of their groups, so that every list of them has one order. */
export const orderFindings = <Found extends Groupable>(findings: readonly Found[]): Found[] =>
  groupFindings(findings).flatMap((group) => group.findings);

/** The finding that counts the others comes last. */
const placeOf = ({ weight, code }: Pick<FindingGroup<Groupable>, 'weight' | 'code'>): number =>
  code === 'more-findings' ? FINDING_WEIGHTS.length : FINDING_WEIGHTS.indexOf(weight);

/** A severity is a part of it: findings about schemes and stored findings may have another than the list gives now. */
const kindOf = ({ severity, code, message, advice }: Groupable): string =>
  JSON.stringify([severity, code, patternOf(message), patternOf(advice)]);

const patternOf = (text: Text): string => (text instanceof Message ? text.text : text);

function groupOf<Found extends Groupable>(findings: readonly Found[]): FindingGroup<Found> {
  const first = findings[0]!;
  const { severity, message, advice } = first;
  const code = first.code as FindingGroup<Found>['code'];
  const about = { weight: weightOf(first), severity, code, findings };
  if (findings.length === 1) return { ...about, message, advice, items: [] };
  const own = sentenceOfGroup(first.code, findings);
  if (own !== null) return { ...about, ...own };
  const texts = differencesOf(findings);
  // The first sentence is said in full: its values would only be a riddle.
  const others = findings.slice(1).map((finding, index) => ({ text: texts[index + 1]!, finding }));
  return others.every(({ text, finding }) => text === '' && finding.line === undefined)
    ? { ...about, message: say`${message} This was found ${findings.length} times.`, advice, items: [] }
    : { ...about, message: say`${message} The same is true for:`, advice, items: others };
}

/** Returns for each finding the values in which its sentence differs from the others; '' where none differs. */
function differencesOf(findings: readonly Groupable[]): Text[] {
  const values = findings.map(({ message }) => (message instanceof Message ? message.values : []));
  const differing = [...values[0]!.keys()].filter((index) =>
    values.some((each) => String(each[index]) !== String(values[0]![index])),
  );
  return values.map((each) => textOf(differing.map((at) => each[at]!)));
}

function textOf([first, ...others]: readonly Value[]): Text {
  if (first === undefined) return '';
  if (others.length === 0) return typeof first === 'number' ? String(first) : first;
  return new Message('{0} ({1})', [first, joined(others, ', ')]);
}

/** Says where in the file a finding is; '' where that is not known. */
export const tellPlace = ({ line, column }: Pick<Groupable, 'line' | 'column'>): Text =>
  line === undefined ? '' : say`line ${line}, column ${column ?? 1}`;
