import { entryKey, groupEntries, type UnusedLine } from '@quadrant/rules/batches';
import { EmptyState } from '../components/empty-state.js';
import { TextArea } from '../components/form/fields.js';
import { Fold } from '../components/form/fold.js';
import { PageForm } from '../components/form/page-form.js';
import { t } from '../languages/t.js';
import { tell } from '../languages/tell.js';
import { addressOf } from '../query/address.js';
import { PEOPLE_A_PAGE } from './batch-calls.service.js';
import { addressOfBatch, isOpen } from './batch-frame.js';
import type { Batch, BatchEntry, BatchPeople, SettledPerson, StoredAnswer, StoredName } from './shapes.js';
import { areAlike, tellEntry, tellYears, withKnown } from './tell-apart.js';
import { VerdictButtons } from './verdict-buttons.js';
import { Whose } from './whose.js';

/** Lines that say who is who, and were not all used. */
export interface TakenLines {
  readonly used: number;
  readonly unused: readonly UnusedLine[];
}

export interface EverybodyFacts {
  readonly batch: Batch;
  readonly people: Pick<BatchPeople, 'everybody' | 'everybodyInAll'>;
  /** Somebody looks for a name; '' where nobody does. */
  readonly name: string;
  /** That name is in these tournaments. */
  readonly entries: readonly BatchEntry[];
  /** So many people come before those of this page. */
  readonly from: number;
  readonly lines: TakenLines | null;
}

/** Lists everybody, so that people can say without a question: two names are one person, or two people have one name. */
export function Everybody({
  batch,
  people: { everybody, everybodyInAll },
  name,
  entries,
  from,
  lines,
  given,
  names,
}: EverybodyFacts & { readonly given: readonly StoredAnswer[]; readonly names: readonly StoredName[] }) {
  const action = addressOfBatch(batch, 'people');
  const pageAt = (skipped: number) =>
    `${addressOf(action, { name: name === '' ? null : name, from: skipped <= 0 ? null : skipped })}#name`;
  return (
    <section id="name">
      <h2>{t('All people')}</h2>
      <p>
        {t(
          'Tick two or more names and say whether they are the same person. For two people with one name, look for the name: then its tournaments are listed below.',
        )}
      </p>
      <form class="filters" method="get" action={`${action}#name`} role="search" aria-label={t('A name of the batch')}>
        <label>
          {t('Name')}
          <input name="name" type="search" value={name} maxLength={200} aria-describedby="name-hint" />
        </label>
        <button type="submit">{t('Look for it')}</button>
      </form>
      <p class="hint" id="name-hint">
        {t('Any spelling. For several people, write a semicolon between them: Kahless; Petersen')}
      </p>
      {everybody.length === 0 ? (
        <EmptyState>{t('No file has this name.')}</EmptyState>
      ) : (
        <PageForm action={`${action}/together`} label={t('Whether it is one person')}>
          <p>
            {t('{from}–{to} of {people, plural, one {# person} other {# people}}.', {
              from: from + 1,
              to: from + everybody.length,
              people: everybodyInAll,
            })}
          </p>
          <div class="table-frame" tabIndex={0} role="region" aria-label={t('All people')}>
            <table class="data wordy">
              <caption class="behind">{t('All people')}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('Published as')}</th>
                  <th scope="col">{t('Spellings')}</th>
                  <th scope="col">{t('Years')}</th>
                  <th scope="col">{t('Played in')}</th>
                </tr>
              </thead>
              <tbody>
                {everybody.map((person, at) => (
                  <Person key={at} batch={batch} person={person} number={at} given={given} names={names} />
                ))}
              </tbody>
            </table>
          </div>
          {isOpen(batch) && <VerdictButtons verdicts={['same', 'two']} />}
        </PageForm>
      )}
      {entries.length > 0 && <Whose batch={batch} name={name} groups={groupEntries(entries)} isChanged={false} />}
      {everybodyInAll > everybody.length && (
        <p>
          {from > 0 && <a href={pageAt(from - PEOPLE_A_PAGE)}>{t('Earlier people')}</a>}{' '}
          {from + everybody.length < everybodyInAll && <a href={pageAt(from + PEOPLE_A_PAGE)}>{t('More people')}</a>}
        </p>
      )}
      {isOpen(batch) && <Lines batch={batch} lines={lines} />}
    </section>
  );
}

function Person({
  batch,
  person: { handle, publishedAs, written },
  number,
  given,
  names,
}: {
  readonly batch: Batch;
  readonly person: SettledPerson;
  readonly number: number;
  readonly given: readonly StoredAnswer[];
  readonly names: readonly StoredName[];
}) {
  const [first] = written;
  if (first === undefined) return null;
  const name = handle ?? publishedAs ?? first.spelling;
  const counts = new Map<string, number>();
  for (const { spelling, count } of written) counts.set(spelling, (counts.get(spelling) ?? 0) + count);
  const places = [...new Set(written.flatMap(({ scene }) => scene ?? []))];
  const days = written.flatMap(({ first: from, last }) => (from === null || last === null ? [] : [from, last])).sort();
  const own = new Set(written.map(entryKey));
  const chosen = names.findLast(({ one }) => own.has(entryKey(one)))?.name ?? name;
  // An answer about two spellings of one person has counted already.
  const waiting = given.flatMap(({ one, other, verdict }) =>
    verdict !== 'same' || own.has(entryKey(one)) === own.has(entryKey(other))
      ? []
      : [own.has(entryKey(one)) ? other : one],
  );
  return (
    <tr>
      <th scope="row">
        <label class="tick">
          <input type="checkbox" name={`who-${number}`} value={entryKey(first)} disabled={!isOpen(batch)} />{' '}
          <bdi>{name}</bdi>
        </label>
        {handle !== null && <span class="quiet"> {t('stored player')}</span>}
        {waiting.length > 0 && (
          <p class="quiet">
            {t('Answered: the same person as {names}. It counts once the people are settled again.', {
              names: [...new Set(waiting.map((entry) => tellAlike(entry, name)))].join(', '),
            })}
          </p>
        )}
        {chosen !== name && (
          <p class="quiet">
            {t('Chosen: {name}. It counts once the people are settled again.', { name: <bdi>{chosen}</bdi> })}
          </p>
        )}
      </th>
      <td data-column={t('Spellings')}>
        {[...counts].map(([spelling, count], at) => (
          <span key={spelling}>
            {at > 0 && ', '}
            <a href={`${addressOf(addressOfBatch(batch, 'people'), { name: spelling })}#name`} dir="auto">
              {spelling}
            </a>{' '}
            ({count})
          </span>
        ))}
        {isOpen(batch) && handle === null && publishedAs !== null && (
          <p>
            <a
              href={addressOf(`${addressOfBatch(batch, 'people')}/name`, {
                tournament: first.tournament,
                spelling: first.spelling,
              })}
              aria-label={t('Choose the name: {name}', { name })}
            >
              {t('Choose the name')}
            </a>
          </p>
        )}
      </td>
      <td data-column={t('Years')}>{days.length === 0 ? t('Not known') : tellYears(days[0]!, days.at(-1)!)}</td>
      <td data-column={t('Played in')} dir="auto">
        {places.join(', ')}
      </td>
    </tr>
  );
}

/** A namesake is told apart by where and when they played. */
const tellAlike = (entry: StoredAnswer['one'], name: string): string =>
  areAlike(entry.spelling, name) ? withKnown(entry.spelling, tellEntry(entry)) : entry.spelling;

/** Somebody who knows the people writes a line for each pair of names. */
const Lines = ({ batch, lines }: Pick<EverybodyFacts, 'batch' | 'lines'>) => (
  <Fold summary={t('Write who is who, one line each')} forms={[]} isOpen={lines !== null}>
    {lines !== null && (
      <div class="notice" role="status">
        <p>
          {t('{used, plural, one {# line was} other {# lines were}} saved.', { used: lines.used })}{' '}
          {lines.used > 0 &&
            t(
              'Settle the people again, so that they count. The page then says which of them contradict the files.',
            )}{' '}
          {t('{unused, plural, one {# line was} other {# lines were}} not used:', { unused: lines.unused.length })}
        </p>
        <ul>
          {lines.unused.map(({ line, text, reason }) => (
            <li key={line}>
              {t('Line {line}, {text}: {reason}', { line, text: <bdi>{text}</bdi>, reason: tell(reason) })}
            </li>
          ))}
        </ul>
      </div>
    )}
    <PageForm action={`${addressOfBatch(batch, 'people')}/lines`} label={t('Who is who, one line each')}>
      <TextArea
        name="lines"
        label={t('One line each: spelling = other spelling')}
        hint={t('Such as “Kahless = Jan Petersen”, or with a place “Stefan (Marburg) = Stefan Becker (Marburg)”.')}
        rows={8}
        maxLength={200_000}
        value={lines?.unused.map(({ text }) => text).join('\n') ?? ''}
      />
      <button type="submit">{t('Save these lines')}</button>
    </PageForm>
  </Fold>
);
