import { foldHandle, isAfter } from '@quadrant/rules/tournament';
import type { Announcement, DeckLists, ShownDeckList } from '@quadrant/store/announcements';
import { Minute } from '../components/day.js';
import { DataTable, type Column } from '../components/data-table.js';
import { FileField, TextArea, TextField } from '../components/form/fields.js';
import { Fold } from '../components/form/fold.js';
import { Form } from '../components/form/form.js';
import { PageHeader } from '../components/page-header.js';
import { Layout } from '../frame/layout.js';
import { t, words } from '../languages/t.js';
import { DeckListShown, tellDeadlineOfDecks } from './deck-lists.js';

interface DeckListsFacts {
  readonly announcement: Announcement;
  readonly decks: DeckLists;
  readonly isInCharge: boolean;
  readonly isRegistered: boolean;
  /** The reader has this handle. */
  readonly handle: string;
  /** ISO 8601 with offset. */
  readonly now: string;
}

/** Players submit their deck list here, and directors open the lists after the deadline. */
export function deckListsPage({ announcement, decks, isInCharge, isRegistered, handle, now }: DeckListsFacts) {
  const { id, announced } = announcement;
  const isDue = isAfter(now, decks.until);
  const own = decks.lists.find((each) => foldHandle(each.handle) === foldHandle(handle));
  return (
    <Layout title={t('Deck lists of {name}', { name: announced.name })} game={announced.game} isUnlisted>
      <PageHeader
        crumbs={[
          { name: t('Calendar'), address: '/calendar' },
          { name: announced.name, address: `/announcements/${id}` },
        ]}
        title={t('Deck lists')}
        context={
          announced.deckListsShown === true
            ? t('Lists are hidden until a director opens them after the deadline. Then everybody can read them.')
            : t('Lists are hidden until a director opens them after the deadline. Then the directors can read them.')
        }
      />
      <p>{t('Deadline: {deadline}.', { deadline: tellDeadlineOfDecks(decks, announced.zone) })}</p>
      <section>
        <h2>{t('Your deck list')}</h2>
        {own === undefined ? (
          <p>{tellNone(isRegistered, isDue)}</p>
        ) : (
          <Own id={id} own={own} isFixed={isDue || decks.openedAt !== null} />
        )}
        {isRegistered && !isDue && decks.openedAt === null && (
          <ListForm id={id} name="deck-list" path={encodeURIComponent(handle)} list={own?.list ?? null} />
        )}
      </section>
      {isInCharge && <ForDirectors id={id} decks={decks} isDue={isDue} />}
    </Layout>
  );
}

function tellNone(isRegistered: boolean, isDue: boolean): string {
  if (!isRegistered) return t('Register for the tournament first.');
  return isDue
    ? t('You have submitted none, and the deadline is over. The director can still submit it for you.')
    : t('You have submitted none.');
}

const Own = ({ id, own, isFixed }: { readonly id: string; readonly own: ShownDeckList; readonly isFixed: boolean }) => (
  <>
    <p>{t('Submitted {at}.', { at: <Minute at={own.sentAt} /> })}</p>
    <DeckListShown shown={own} />
    {!isFixed && (
      <Form
        id="deck-list-withdrawal"
        operation={`DELETE /api/v1/announcements/${id}/deck-lists/${encodeURIComponent(own.handle)}`}
        label={t('Take your deck list back')}
        said={t('Your deck list is deleted.')}
        inline
      >
        <button type="submit">{t('Take it back')}</button>
      </Form>
    )}
  </>
);

interface ListFormProps {
  readonly id: string;
  /** It names the form. */
  readonly name: string;
  /** Handle in the address; `{handle}` stands for the field. */
  readonly path: string;
  readonly list: string | null;
}

const ListForm = ({ id, name, path, list }: ListFormProps) => (
  <Form
    id={name}
    operation={`PUT /api/v1/announcements/${id}/deck-lists/${path}`}
    label={t('Submit a deck list')}
    said={t('The deck list is stored.')}
    fileFor="list"
  >
    {path === '{handle}' && <TextField name="handle" label={t('Handle of the player')} maxLength={64} isRequired />}
    <TextArea
      name="list"
      label={t('Deck list')}
      hint={t('A card in each line, such as 3 Ensign. Write a heading above each part, such as Missions or Draw deck.')}
      value={list ?? undefined}
      rows={10}
    />
    <FileField name="file" label={t('Or a text file')} hint={t('It replaces the field above.')} />
    <button type="submit" class="first">
      {t('Submit deck list')}
    </button>
  </Form>
);

const ForDirectors = ({
  id,
  decks,
  isDue,
}: {
  readonly id: string;
  readonly decks: DeckLists;
  readonly isDue: boolean;
}) => (
  <section>
    <h2>{t('All deck lists')}</h2>
    {decks.openedAt === null ? (
      <p>{isDue ? t('The lists are hidden until you open them.') : t('You can open the lists after the deadline.')}</p>
    ) : (
      <p>
        {t('Opened {at}. {link}', {
          at: <Minute at={decks.openedAt} />,
          link: <a href={`/api/v1/announcements/${id}/deck-lists.csv`}>{t('Download as CSV')}</a>,
        })}
      </p>
    )}
    {decks.openedAt === null && isDue && (
      <Form
        id="deck-lists-opening"
        operation={`POST /api/v1/announcements/${id}/deck-lists/opening`}
        label={t('Open the deck lists')}
        said={t('The deck lists are open.')}
        inline
      >
        <button type="submit" class="first">
          {t('Open deck lists')}
        </button>
      </Form>
    )}
    {decks.lists.length > 0 && (
      <DataTable
        caption={t('Submitted deck lists')}
        columns={COLUMNS}
        rows={decks.lists}
        keyOf={({ handle }) => handle}
        isWordy
      />
    )}
    <Fold summary={t('Submit a list for a player')} forms={['deck-list-of-player']}>
      <ListForm id={id} name="deck-list-of-player" path="{handle}" list={null} />
    </Fold>
  </section>
);

const COLUMNS: readonly Column<ShownDeckList>[] = words([
  { name: 'Player', kind: 'row', cell: ({ handle }) => <bdi>{handle}</bdi> },
  { name: 'Submitted', cell: ({ sentAt }) => <Minute at={sentAt} /> },
  { name: 'By', cell: ({ sentBy }) => sentBy },
  {
    name: 'List',
    cell: (shown) =>
      shown.list === null ? (
        t('Hidden')
      ) : (
        <details class="fold">
          <summary>{t('Show')}</summary>
          <DeckListShown shown={shown} />
        </details>
      ),
  },
]);
