import { t } from '../languages/t.js';
import { detailWord } from './detail-words.js';

type Facts = Readonly<Record<string, unknown>>;

/** Shows the details of an audit entry: the reason, what changed from what to what, and the rest as it is. */
export function AuditDetail({ detail }: { readonly detail: Facts }) {
  const { reason, ...told } = detail;
  const lines = linesOf(told);
  return (
    <>
      {reason !== undefined && reason !== null && <p class="reason">{textOf(reason)}</p>}
      {lines.length > 0 && (
        <details>
          <summary>{t('Details')}</summary>
          <dl class="facts">
            {lines.map(({ name, value, before }) => (
              <div key={name}>
                <dt lang={detailWord(name) === null ? 'en' : undefined}>{wordsOf(name)}</dt>
                {/* Values stay as they were stored. */}
                <dd>
                  {before !== undefined && (
                    <>
                      <del>{before}</del> <span aria-label={t('became')}>→</span>{' '}
                    </>
                  )}
                  {before === undefined ? value : <ins>{value}</ins>}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}

interface Line {
  readonly name: string;
  readonly value: string;
  /** The earlier value, where it changed. */
  readonly before?: string;
}

function linesOf({ before, after, ...others }: Facts): Line[] {
  const rest = plainLines(others);
  if (before === undefined || after === undefined) return [...plainLines({ before, after }), ...rest];
  // A value that was added or removed is null on the other side.
  const [was, is] = [before ?? {}, after ?? {}];
  if (!isFacts(was) || !isFacts(is))
    return [{ name: t('state'), value: textOf(after), before: textOf(before) }, ...rest];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const lines = names.map((name) => ({ name, value: textOf(is[name]), before: textOf(was[name]) }));
  return [...lines.filter((line) => line.value !== line.before), ...rest];
}

const plainLines = (facts: Facts): Line[] =>
  Object.entries(facts).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value: textOf(value) }]));

const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Writes nested names and values as text, because people read no JSON. */
function textOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (Array.isArray(value)) return value.map(textOf).join(', ') || 'none';
  if (!isFacts(value)) return typeof value === 'string' ? value : JSON.stringify(value);
  const facts = Object.entries(value).filter(([, each]) => each !== null && each !== undefined);
  return facts.map(([name, each]) => `${wordsOf(name)} ${textOf(each)}`).join('; ') || 'nothing';
}

/** Writes a name such as `createdAt` as words. Names that no list has are those of the API. */
const wordsOf = (name: string): string =>
  detailWord(name) ?? name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
