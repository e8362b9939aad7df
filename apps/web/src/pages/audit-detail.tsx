type Facts = Readonly<Record<string, unknown>>;

/** What an entry of the audit tells besides who and when: why, what changed from what to what, and the rest as it is. */
export function AuditDetail({ detail }: { readonly detail: Facts }) {
  const { reason, before, after, ...rest } = detail;
  const isChange = isFacts(before) && isFacts(after);
  const others: Facts = isChange
    ? rest
    : { ...('before' in detail && { before }), ...('after' in detail && { after }), ...rest };
  return (
    <>
      {reason !== undefined && reason !== null && <p class="reason">{textOf(reason)}</p>}
      {isChange && <Changes before={before} after={after} />}
      {Object.keys(others).length > 0 && (
        <dl class="facts">
          {Object.entries(others).map(([name, value]) => (
            <div key={name}>
              <dt>{wordsOf(name)}</dt>
              <dd>{textOf(value)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

function Changes({ before, after }: { readonly before: Facts; readonly after: Facts }) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => textOf(before[name]) !== textOf(after[name]));
  return (
    <dl class="facts">
      {changed.map((name) => (
        <div key={name}>
          <dt>{wordsOf(name)}</dt>
          <dd>
            <del>{textOf(before[name])}</del> <span aria-hidden="true">→</span> <ins>{textOf(after[name])}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function textOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** `createdAt` as people write it. */
const wordsOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
