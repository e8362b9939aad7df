import { count } from '@quadrant/rules/tournament';
import type { SchemeVersion } from '@quadrant/store/leagues';
import type { ComponentChildren } from 'preact';
import { Cited } from '../../components/cited.js';

/** A version of a bonus scheme: what it gives points for in words, and as it is written. */
export function Scheme({ scheme }: { readonly scheme: SchemeVersion }) {
  const { name, version, section, text, rules, most, savedBy } = scheme;
  return (
    <section>
      <h3>{name}</h3>
      <p class="quiet">
        <Cited text={section} />, version {version}, <InForce scheme={scheme} />. Saved by {savedBy}.{' '}
        {most === null
          ? 'It states no maximum.'
          : `It gives at most ${count(most, 'point')} to one entry of a tournament.`}
      </p>
      <ul>
        {rules.map(({ rule, words }) => (
          <li key={rule}>{words}</li>
        ))}
      </ul>
      <details class="fold">
        <summary>{name} as it is written</summary>
        <pre>{text}</pre>
      </details>
    </section>
  );
}

function InForce({ scheme: { state, from, to } }: { readonly scheme: SchemeVersion }) {
  if (from === null || state === 'replaced') return <>never in force: another version replaced it</>;
  const word = { 'in-force': 'in force', planned: 'planned', over: 'over' }[state];
  return (
    <>
      {word}, from <Day of={from} />
      {to !== null && (
        <>
          {' '}
          to <Day of={to} />
        </>
      )}
    </>
  );
}

const Day = ({ of }: { readonly of: string }): ComponentChildren => <time dateTime={of}>{of}</time>;
