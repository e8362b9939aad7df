import { entryKey } from '@quadrant/rules/batches';
import { t, words } from '../languages/t.js';
import { ErrorSummary } from '../components/form/error-summary.js';
import { Radios, TextField } from '../components/form/fields.js';
import type { PageFault } from '../components/form/form-context.js';
import { Kept } from '../components/form/form.js';
import { PageForm } from '../components/form/page-form.js';
import { addressOf } from '../query/address.js';
import { addressOfBatch, BatchFrame, isOpen } from './batch-frame.js';
import type { Batch, BatchPeople, SettledPerson } from './shapes.js';
import { tellKnown } from './tell-apart.js';

interface NameFacts {
  readonly batch: Batch;
  readonly person: SettledPerson;
  /** Somebody typed it in place of a spelling, where that was refused. */
  readonly typed: string;
  readonly faults: readonly PageFault[];
}

/** Chooses the name under which a person is published: one of the spellings, or another one. */
export function namePage({ batch, person: { publishedAs, written }, typed, faults }: NameFacts) {
  const name = publishedAs ?? written[0]!.spelling;
  const spellings = [...new Set([name, ...written.map(({ spelling }) => spelling)])];
  return (
    <BatchFrame batch={batch} tab="people" part={t('The name of {name}', { name })}>
      <ErrorSummary faults={faults} />
      <p>
        <a href={`${addressOf(addressOfBatch(batch, 'people'), { name: written[0]!.spelling })}#name`}>
          {t('Back to all people')}
        </a>
      </p>
      <h2>{t('The name of {name}', { name: <bdi>{name}</bdi> })}</h2>
      <p>{t('Publishing creates this player. Everybody sees the name, and no other player can have it.')}</p>
      <ul class="plain-list">
        {written.map((each) => (
          <li key={entryKey(each)} dir="auto">
            {[
              each.spelling,
              t('{entries, plural, one {# tournament} other {# tournaments}}', { entries: each.count }),
              tellKnown(each),
            ]
              .filter((part) => part !== '')
              .join(', ')}
          </li>
        ))}
      </ul>
      {isOpen(batch) && (
        <PageForm
          action={`${addressOfBatch(batch, 'people')}/name`}
          label={t('The name of {name}', { name })}
          faults={faults}
        >
          <Kept name="entry" value={entryKey(written[0]!)} />
          <Radios
            name="chosen"
            legend={t('Publish this person as')}
            chosen={[name]}
            options={spellings.map((spelling) => ({ value: spelling, name: spelling }))}
          />
          <TextField
            name="typed"
            label={t('Or under another name')}
            hint={t('A name that you write here counts. For a namesake, such as the name with a place: {example}', {
              example: <bdi>{exampleOf(name, written)}</bdi>,
            })}
            maxLength={64}
            value={typed}
          />
          <button type="submit" class="first">
            {t('Save the name')}
          </button>
        </PageForm>
      )}
    </BatchFrame>
  );
}

/** A number behind a name says nothing about the person; a place does. */
const exampleOf = (name: string, written: SettledPerson['written']): string => {
  const scene = written.find((each) => each.scene !== null)?.scene ?? 'Kiel';
  return `${name.replace(/ \(\d+\)$/, '')} (${scene})`;
};

/** Why nobody is published with a name that somebody chose. */
const REFUSED_WORDS: Readonly<Record<string, string>> = words({
  'no-entry': 'No file has this person any more.',
  stored: 'They are a stored player, who has a name already. It is changed on the page of the player.',
  taken: 'Another player or another person of the batch has this name. Choose another one.',
});

/** Chosen names that did not count when people were settled last. */
export function RefusedNames({ refused }: { readonly refused: BatchPeople['refusedNames'] }) {
  if (refused.length === 0) return null;
  return (
    <section class="notice">
      <p>
        {t('{names, plural, one {# chosen name was} other {# chosen names were}} not used:', { names: refused.length })}
      </p>
      <ul>
        {refused.map(({ chosen: { one, name }, reason }, at) => (
          <li key={at}>
            {t('{name} for {spelling}.', { name: <bdi>{name}</bdi>, spelling: <bdi>{one.spelling}</bdi> })}{' '}
            {REFUSED_WORDS[reason] ?? reason}
          </li>
        ))}
      </ul>
    </section>
  );
}
