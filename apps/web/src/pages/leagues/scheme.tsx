/** A bonus scheme as a page shows it. */
export interface SchemeFacts {
  /** Slug within its league. */
  readonly scheme: string;
  readonly version: number;
  readonly name: string;
  /** Document and section. */
  readonly section: string;
  readonly text: string;
  readonly from: string;
  readonly to: string | null;
  readonly rules: readonly { readonly rule: number; readonly words: string }[];
}

/** What a scheme gives points for: in words, and as it is written. */
export function Scheme({
  scheme: { name, version, section, text, from, to, rules },
}: {
  readonly scheme: SchemeFacts;
}) {
  return (
    <section class="scheme">
      <h3>{name}</h3>
      <p class="quiet">
        {section}, version {version}, from <time dateTime={from}>{from}</time>
        {to !== null && (
          <>
            {' '}
            to <time dateTime={to}>{to}</time>
          </>
        )}
      </p>
      <ol>
        {rules.map(({ rule, words }) => (
          <li key={rule}>{words}</li>
        ))}
      </ol>
      <details class="fold">
        <summary>As it is written</summary>
        <pre>{text}</pre>
      </details>
    </section>
  );
}
