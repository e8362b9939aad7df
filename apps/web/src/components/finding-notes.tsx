import { groupFindings, type FindingGroup, type FindingItem, type Groupable } from '@quadrant/rules/tournament';
import type { ComponentChildren } from 'preact';
import { t, words } from '../languages/t.js';
import { tell } from '../languages/tell.js';
import type { Text } from '@quadrant/rules/message';
import { Advice } from './advice.js';
import { FindingText, tournamentIn } from './finding-text.js';

/** Where the thing that a finding is about can be corrected. */
export interface FindingPlace {
  readonly text: string;
  readonly address: string;
}

interface FindingNotesProps<Found> {
  readonly findings: readonly Found[];
  /** Returns null for a finding whose place is on the page already, or nowhere. */
  readonly findPlace?: (finding: Found) => FindingPlace | null;
  /** It is left out where the reader can do nothing about a finding any more. */
  readonly hasAdvice?: boolean;
  /** The fields for what a file does not say: on this page, on another one, or nowhere. */
  readonly answersAt?: FindingPlace | 'here' | null;
  /** Adds to a group what is only known of these findings, such as why they were confirmed. */
  readonly besides?: (group: FindingGroup<Found>) => ComponentChildren;
}

/** Says each kind of finding once, with a list of what it is about, and what stops a report first. */
export const FindingNotes = <Found extends Groupable>({ findings, ...more }: FindingNotesProps<Found>) => (
  <>
    {groupFindings(findings).map((group, index) => (
      <Group key={index} group={group} {...more} />
    ))}
  </>
);

/** The number of notes that findings become. */
export const countNotes = (findings: readonly Groupable[]): number => groupFindings(findings).length;

interface GroupProps<Found> extends Omit<FindingNotesProps<Found>, 'findings'> {
  readonly group: FindingGroup<Found>;
}

function Group<Found extends Groupable>({
  group,
  findPlace = () => null,
  hasAdvice = true,
  answersAt = null,
  besides = () => null,
}: GroupProps<Found>) {
  const { severity, code, items, findings } = group;
  // The sentence of a whole group belongs to no place.
  const place = items.length === findings.length ? null : findPlace(findings[0]!);
  return (
    <div class={`finding ${severity}`}>
      <strong>{SEVERITY_NAMES[severity]}: </strong>
      {place !== null && (
        <>
          <Place place={place} />
          {': '}
        </>
      )}
      <GroupText group={group} findPlace={findPlace} />
      {hasAdvice && <GroupAdvice group={group} answersAt={answersAt} />} <a href={`/findings/${code}`}>{t('Why?')}</a>
      {besides(group)}
    </div>
  );
}

/** Names say enough: where they are written would only make a list of players longer. */
const NOWHERE = () => null;

/** Shows the sentence of a group, and what it is about. */
export const GroupText = <Found extends Groupable>({
  group: { message, items, findings },
  findPlace = () => null,
}: {
  readonly group: FindingGroup<Found>;
  readonly findPlace?: (finding: Found) => FindingPlace | null;
}) => (
  <>
    <FindingText message={message} />{' '}
    <Items items={items} findPlace={items.length === findings.length ? NOWHERE : findPlace} />
  </>
);

/** A longer list is folded behind this many items. */
const ITEMS_SHOWN = 6;

interface ItemsProps<Found> {
  readonly items: readonly FindingItem<Found>[];
  readonly findPlace: (finding: Found) => FindingPlace | null;
}

function Items<Found extends Groupable>({ items, findPlace }: ItemsProps<Found>) {
  if (items.length === 0) return null;
  // A fold for one item would take more room than the item.
  const shown = items.length <= ITEMS_SHOWN + 1 ? items : items.slice(0, ITEMS_SHOWN);
  const folded = items.slice(shown.length);
  return (
    <>
      <ItemList items={shown} findPlace={findPlace} />
      {folded.length === 0 ? (
        '. '
      ) : (
        <details class="more-items">
          <summary>{t('and {more} more', { more: folded.length })}</summary>
          <ItemList items={folded} findPlace={findPlace} />
        </details>
      )}
    </>
  );
}

const ItemList = <Found extends Groupable>({ items, findPlace }: ItemsProps<Found>) => (
  <>
    {items.map(({ text, finding }, index) => {
      const place = findPlace(finding);
      const { line } = finding;
      const what = text === '' && place === null && line !== undefined ? t('Row {line}', { line }) : text;
      return (
        <>
          {index > 0 && '; '}
          {place !== null && <Place place={place} />}
          {place !== null && what !== '' && ': '}
          <bdi>{tell(what)}</bdi>
        </>
      );
    })}
  </>
);

const Place = ({ place: { text, address } }: { readonly place: FindingPlace }) => (
  <a href={address}>
    <bdi>{text}</bdi>
  </a>
);

const SEVERITY_NAMES = words({ error: 'To fix', warning: 'Please look', note: 'Note' } as const);

/** The command's options mean nothing on a page with fields. */
export function adviceOf({ code, advice }: Pick<Groupable, 'code' | 'advice'>): Text {
  if (!OPTION.test(String(advice))) return advice;
  return code === 'similar-names'
    ? t('If they are one player, write one spelling everywhere. Otherwise no change is needed.')
    : t('Fill in the field on this page, and save.');
}

const OPTION = /--set\b/;

/** Shows what to do: a page without the field says where it is. */
function GroupAdvice<Found extends Groupable>({ group, answersAt = null }: GroupProps<Found>) {
  const { code, advice, message } = group;
  if (answersAt === 'here' || code === 'similar-names' || !OPTION.test(String(advice)))
    return <Advice text={adviceOf({ code, advice })} tournament={tournamentIn(message)} />;
  return answersAt === null ? null : <>{t('Answer it under {link}.', { link: <Place place={answersAt} /> })}</>;
}
