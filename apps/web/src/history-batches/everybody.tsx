import type { UnusedLine } from '@quadrant/rules/batches';
import { EmptyState } from '../components/empty-state.js';
import { TextArea } from '../components/form/fields.js';
import { Fold } from '../components/form/fold.js';
import { PageForm } from '../components/form/page-form.js';
import { t } from '../languages/t.js';
import { tell } from '../languages/tell.js';
import { tellDate } from '../languages/tell-day.js';
import { addressOf } from '../query/address.js';
import { PEOPLE_A_PAGE } from './batch-calls.service.js';
import { addressOfBatch, isOpen } from './batch-frame.js';
import type { Batch, BatchEntry, BatchPeople, SettledPerson, StoredAnswer } from './shapes.js';
import { VerdictButtons } from './verdict-buttons.js';
import { tellDays } from './written-date.js';

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
}: EverybodyFacts & { readonly given: readonly StoredAnswer[] }) {
  const action = addressOfBatch(batch, 'people');
  const pageAt = (skipped: number) =>
    `${addressOf(action, { name: name === '' ? null : name, from: skipped <= 0 ? null : skipped })}#name`;
  return (
    <section id="name">
      <h2>{t('All people')}</h2>
      <p>
        {t(
          'Tick two or more names and say whether they are the same person. For two people with one name, look for the name and tick a tournament of each.',
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
                  <th scope="col">{t('Name')}</th>
                  <th scope="col">{t('Spellings')}</th>
                  <th scope="col">{t('Years')}</th>
                  <th scope="col">{t('Played in')}</th>
                </tr>
              </thead>
              <tbody>
                {everybody.map((person, at) => (
                  <Person key={at} batch={batch} person={person} number={at} given={given} />
                ))}
              </tbody>
            </table>
          </div>
          {entries.length > 0 && <Tournaments entries={entries} />}
          {isOpen(batch) && <VerdictButtons verdicts={['same', 'two']} />}
        </PageForm>
      )}
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

/** Names an entry in a form. */
const keyOf = ({ tournament, spelling }: Pick<BatchEntry, 'tournament' | 'spelling'>): string =>
  JSON.stringify([tournament, spelling]);

function Person({
  batch,
  person: { handle, written },
  number,
  given,
}: {
  readonly batch: Batch;
  readonly person: SettledPerson;
  readonly number: number;
  readonly given: readonly StoredAnswer[];
}) {
  const [first] = written;
  if (first === undefined) return null;
  const name = handle ?? first.spelling;
  const counts = new Map<string, number>();
  for (const { spelling, count } of written) counts.set(spelling, (counts.get(spelling) ?? 0) + count);
  const places = [...new Set(written.flatMap(({ scene }) => scene ?? []))];
  const days = written.flatMap(({ first: from, last }) => (from === null || last === null ? [] : [from, last])).sort();
  const own = new Set(written.map(keyOf));
  // An answer about two spellings of one person has counted already.
  const waiting = given.flatMap(({ one, other, verdict }) =>
    verdict !== 'same' || own.has(keyOf(one)) === own.has(keyOf(other)) ? [] : [own.has(keyOf(one)) ? other : one],
  );
  return (
    <tr>
      <th scope="row">
        <label class="tick">
          <input type="checkbox" name={`who-${number}`} value={keyOf(first)} disabled={!isOpen(batch)} />{' '}
          <bdi>{name}</bdi>
        </label>
        {handle !== null && <span class="quiet"> {t('stored player')}</span>}
        {waiting.length > 0 && (
          <p class="quiet">
            {t('Answered: the same person as {names}. It counts once the people are settled again.', {
              names: [...new Set(waiting.map(({ spelling }) => spelling))].join(', '),
            })}
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
      </td>
      <td data-column={t('Years')}>{days.length === 0 ? t('Not known') : tellYears(days[0]!, days.at(-1)!)}</td>
      <td data-column={t('Played in')} dir="auto">
        {places.join(', ')}
      </td>
    </tr>
  );
}

/** Tells from when to when somebody played, as far as it is known. */
export const tellYears = (first: string, last: string): string =>
  first.slice(0, 4) === last.slice(0, 4)
    ? tellDate(first) + (first === last ? '' : ` – ${tellDate(last)}`)
    : `${first.slice(0, 4)}–${last.slice(0, 4)}`;

/** The tournaments of one name may be of two people. */
const Tournaments = ({ entries }: Pick<EverybodyFacts, 'entries'>) => (
  <fieldset>
    <legend>
      {t('{entries, plural, one {# tournament has} other {# tournaments have}} this name.', {
        entries: entries.length,
      })}
    </legend>
    <p class="hint">
      {t(
        'For two people, their other tournaments are divided by place where the two places differ, otherwise at the longest time in which nobody of this name played. To move one of them, tick it together with a tournament of the right person, and say that they are the same person.',
      )}
    </p>
    <ul class="plain-list">
      {entries.map((entry, at) => (
        <li key={at}>
          <label class="tick">
            <input type="checkbox" name={`entry-${at}`} value={keyOf(entry)} />{' '}
            <span dir="auto">
              {[
                entry.spelling,
                entry.firstDay === null ? t('date not known') : tellDays(entry),
                ...(entry.place === null ? [] : [entry.place]),
                entry.tournament,
              ].join(', ')}
            </span>
          </label>
        </li>
      ))}
    </ul>
  </fieldset>
);

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
