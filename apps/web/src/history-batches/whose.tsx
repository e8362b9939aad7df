import { entryKey, type EntryGroup } from '@quadrant/rules/batches';
import { t } from '../languages/t.js';
import { ErrorSummary } from '../components/form/error-summary.js';
import { Radios } from '../components/form/fields.js';
import type { PageFault } from '../components/form/form-context.js';
import { Kept } from '../components/form/form.js';
import { PageForm } from '../components/form/page-form.js';
import { addressOf } from '../query/address.js';
import { addressOfBatch, BatchFrame, isOpen } from './batch-frame.js';
import { addressOfItem } from './files.page.js';
import type { Batch, BatchEntry } from './shapes.js';
import { tellYears } from './tell-apart.js';
import { tellDays } from './written-date.js';

type Group = EntryGroup<BatchEntry>;

/** These say what becomes of the tournaments that somebody ticked; a number behind `TO` is that of a person of the page. */
export const DIVIDE = 'divide';
export const SOMEBODY = 'somebody';
export const TO = 'to-';
/** The button that saves what the page shows. */
export const SAVE = 'save';

interface WhoseProps {
  readonly batch: Batch;
  /** Somebody looks for this name. */
  readonly name: string;
  readonly groups: readonly Group[];
  /** They are shown as they would be, and are not saved. */
  readonly isChanged: boolean;
}

/** Shows the tournaments of each person with a name, and what a change would make of them, before somebody saves it. */
export function Whose({ batch, name, groups, isChanged }: WhoseProps) {
  const entries = groups.flatMap((group, at) => group.entries.map((entry) => ({ entry, at })));
  const numberOf = new Map(entries.map(({ entry }, number) => [entry, number]));
  return (
    <section id="whose">
      <h3>{isChanged ? t('Who would get which tournament') : t('Who has which tournament')}</h3>
      {isChanged && (
        <p class="notice" role="status">
          {t('Nothing is saved yet. Compare the tournaments of each person, then save, or move more of them.')}
        </p>
      )}
      <PageForm action={`${addressOfBatch(batch, 'people')}/whose`} label={t('Whose tournaments they are')}>
        <Kept name="name" value={name} />
        {entries.map(({ entry, at }, number) => (
          <Kept
            key={number}
            name={`of-${number}`}
            value={JSON.stringify([String(at), entry.tournament, entry.spelling])}
          />
        ))}
        {groups.map((group, at) => (
          <fieldset key={at}>
            <legend dir="auto">{tellGroup(group)}</legend>
            <Kept name={`handle-${at}`} value={group.handle ?? ''} />
            <ul class="plain-list">
              {group.entries.map((entry) => (
                <li key={entryKey(entry)}>
                  <Entry batch={batch} entry={entry} number={numberOf.get(entry)!} from={group.handle} />
                </li>
              ))}
            </ul>
          </fieldset>
        ))}
        {isOpen(batch) && (
          <>
            <Radios
              name="move"
              legend={t('Whose are the tournaments that you tick?')}
              chosen={groups.length > 1 ? [] : [DIVIDE]}
              options={[
                ...(groups.length > 1
                  ? groups.map((group, at) => ({ value: `${TO}${at}`, name: tellGroup(group) }))
                  : []),
                { value: SOMEBODY, name: t('All of one other person') },
                {
                  value: DIVIDE,
                  name: t('One of each person, and the others are divided'),
                  hint: t('By place where the places differ, otherwise at the longest time without a tournament.'),
                },
              ]}
            />
            <div class="buttons">
              {isChanged && (
                <button type="submit" class="first" name="step" value={SAVE}>
                  {t('Save who has which tournament')}
                </button>
              )}
              <button type="submit" name="step" value="show">
                {t('Show who gets which')}
              </button>
              {isChanged && (
                <a href={`${addressOf(addressOfBatch(batch, 'people'), { name })}#whose`}>{t('Start again')}</a>
              )}
            </div>
          </>
        )}
      </PageForm>
    </section>
  );
}

interface EntryProps {
  readonly batch: Batch;
  readonly entry: BatchEntry;
  readonly number: number;
  /** The handle of the person who gets it. */
  readonly from: string | null;
}

function Entry({ batch, entry, number, from }: EntryProps) {
  const { tournament, spelling, place, handle } = entry;
  const days = entry.firstDay === null ? t('date not known') : tellDays(entry);
  return (
    <>
      <label class="tick">
        <input type="checkbox" name={`entry-${number}`} value={entryKey(entry)} disabled={!isOpen(batch)} />{' '}
        <span dir="auto">{[days, ...(place === null ? [] : [place]), spelling].join(', ')}</span>
      </label>{' '}
      <a href={addressOfItem(batch, tournament)} dir="auto">
        {entry.name ?? tournament}
      </a>
      {handle !== from && handle !== null && (
        <span class="quiet"> {t('so far with {handle}', { handle: <bdi>{handle}</bdi> })}</span>
      )}
    </>
  );
}

/** Names a person with the number of their tournaments, the years and the places: namesakes have the same name. */
function tellGroup({ handle, entries }: Group): string {
  const days = entries.flatMap(({ firstDay, lastDay }) => (firstDay === null ? [] : [firstDay, lastDay ?? firstDay]));
  days.sort();
  const places = [...new Set(entries.flatMap(({ place }) => place ?? []))];
  const known = [...(days.length === 0 ? [] : [tellYears(days[0]!, days.at(-1)!)]), ...places.slice(0, MOST_PLACES)];
  return [
    handle ?? t('Somebody new'),
    t('{entries, plural, one {# tournament} other {# tournaments}}', { entries: entries.length }),
    ...known,
  ].join(', ');
}

/** A traveller has many. */
const MOST_PLACES = 3;

interface WhosePageFacts extends Omit<WhoseProps, 'isChanged'> {
  readonly faults: readonly PageFault[];
}

/** Shows who would get which tournament. */
export const whosePage = ({ faults, ...facts }: WhosePageFacts) => (
  <BatchFrame batch={facts.batch} tab="people" part={t('Who would get which tournament')}>
    <ErrorSummary faults={faults} />
    <p>
      <a href={`${addressOf(addressOfBatch(facts.batch, 'people'), { name: facts.name })}#name`}>
        {t('Back to all people')}
      </a>
    </p>
    <Whose {...facts} isChanged />
  </BatchFrame>
);
