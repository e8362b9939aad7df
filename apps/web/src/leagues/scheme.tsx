import type { SchemeVersion } from '@quadrant/store/bonus-schemes';
import { t } from '../languages/t.js';
import { Cited } from '../components/cited.js';
import { LocalDay } from '../components/day.js';

/** Shows a version of a bonus scheme: what it gives points for in words, and its text. */
export function Scheme({ scheme }: { readonly scheme: SchemeVersion }) {
  const { name, version, section, text, rules, most, savedBy } = scheme;
  return (
    <section>
      <h3>{name}</h3>
      <p class="quiet">
        {t('{cited}, version {version}, {inForce}. Saved by {savedBy}. {count}', {
          cited: <Cited text={section} />,
          version,
          inForce: <InForce scheme={scheme} />,
          savedBy,
          count:
            most === null
              ? t('It states no maximum.')
              : t('It gives at most {most, plural, one {# point} other {# points}} to one entry of a tournament.', {
                  most,
                }),
        })}
      </p>
      <ul lang="en">
        {rules.map(({ rule, words }) => (
          <li key={rule}>{String(words)}</li>
        ))}
      </ul>
      <details class="fold">
        <summary>{t('{name} as it is written', { name })}</summary>
        <pre lang="en">{text}</pre>
      </details>
    </section>
  );
}

function InForce({ scheme: { state, from, to } }: { readonly scheme: SchemeVersion }) {
  if (from === null || state === 'replaced') return <>{t('never in force: another version replaced it')}</>;
  const word = { 'in-force': t('in force'), planned: t('planned'), over: t('over') }[state];
  return (
    <>
      {t('{word}, from {day}{more}', {
        word,
        day: <LocalDay date={from} />,
        more: to !== null && <> {t('to {day}', { day: <LocalDay date={to} /> })}</>,
      })}
    </>
  );
}
