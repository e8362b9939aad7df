import { say } from '@quadrant/rules/message';
import { compileName } from './compile-name.js';
import { type FactSource, type FactValue, FACTS } from './facts.js';
import { quotePart } from './scheme-findings.js';
import { LONGEST_REASON } from './scheme-limits.js';
import type { RuleSyntax } from './syntax.js';
import { A_TYPE, type Scope } from './typed.js';
import { isUnknown, type Circumstances, type Unknown } from './unknown.js';
import { foldFact } from './fold-fact.js';

export type WriteReason = (circumstances: Circumstances) => string;

const PLACEHOLDER = /\{([^{}]*)(\}?)/g;

/** Checks the text after `because` and its placeholders, and reports what is wrong. */
export function compileReason({ written, start }: NonNullable<RuleSyntax['because']>, scope: Scope): WriteReason {
  const parts: WriteReason[] = [];
  const addText = (from: number, to?: number) => {
    const text = written.slice(from, to).replaceAll('""', '"');
    parts.push(() => text);
  };
  let done = 0;
  for (const { index, 0: placeholder, 1: inner = '', 2: closing } of written.matchAll(PLACEHOLDER)) {
    addText(done, index);
    done = index + placeholder.length;
    const at = { start: start + index, end: start + done };
    if (closing === '') {
      const message = say`The placeholder that begins here is still open where it stops, at ${scope.report.place(at.end)}.`;
      scope.report.add('scheme-unended', at, message, say`Close it with \`}\`.`);
      continue;
    }
    const named = compileName(inner.trim(), at, scope);
    if (named === null) continue;
    const { type, read } = named;
    if (type === 'player' || type === 'players') {
      const message = say`${quotePart(scope.report.text, at)} is ${A_TYPE[type]}, and no reason names anybody.`;
      scope.report.add('scheme-wrong-type', at, message, say`Leave it out: names can change after the award.`);
      continue;
    }
    parts.push((circumstances) => show(read(circumstances), circumstances.source));
  }
  addText(done);
  return (circumstances) => cutReason(parts.map((write) => write(circumstances)).join(''));
}

/** Shows a value to people: numbers have two decimals, and a fact that the report leaves out is named as such. */
function show(value: FactValue | Unknown, source: FactSource): string {
  if (isUnknown(value)) return 'not told';
  if (typeof value === 'number') return String(Number(value.toFixed(2)));
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return spell(value, source);
  return value.size === 0
    ? 'none'
    : Array.from(value)
        .sort()
        .map((text) => spell(text, source))
        .join(', ');
}

function spell(folded: string, source: FactSource): string {
  const spelling = source.spellingOf?.(folded) ?? folded;
  return spelling === folded ? (spellWord(folded) ?? folded) : spelling;
}

/** Shortens a reason to at most `longest` characters. */
export function cutReason(reason: string, longest = LONGEST_REASON): string {
  const characters = reason.length > longest ? [...reason] : [];
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : reason;
}

const SPELLINGS: ReadonlyMap<string, string> = new Map(
  Object.values(FACTS)
    .flatMap(({ words = [] }) => words)
    .map((word) => [foldFact(word), word]),
);

/** The word of a fact that has but a few, by how it is compared; null for any other text. */
const spellWord = (folded: string): string | null => SPELLINGS.get(folded) ?? null;
