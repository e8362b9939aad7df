import { PART_NAMES } from '@quadrant/rules/announcements';
import type { DeckLists, ShownDeckList } from '@quadrant/store/announcements';
import { t } from '../languages/t.js';
import { tell } from '../languages/tell.js';
import { tellDay } from '../languages/tell-day.js';

/** Tells a moment by the clock at the place of the tournament. */
export const tellDeadlineOfDecks = ({ until }: Pick<DeckLists, 'until'>, zone: string): string =>
  `${tellDay(until.slice(0, 10))}, ${until.slice(11, 16)} (${zone.replaceAll('_', ' ')})`;

/** Shows the number of cards, what the rules say about it, and the list itself. */
export const DeckListShown = ({ shown: { list, count } }: { readonly shown: ShownDeckList }) => (
  <>
    {count !== null && (
      <p>
        {t('{cards, plural, one {# card} other {# cards}}', { cards: count.cards })}
        {count.parts.map(({ part, cards }) => (part === null ? null : `, ${tell(PART_NAMES[part])}: ${cards}`))}
      </p>
    )}
    {count !== null && count.notes.length > 0 && (
      <ul>
        {count.notes.map((note) => (
          <li key={String(note)}>{tell(note)}</li>
        ))}
      </ul>
    )}
    {list !== null && (
      <pre dir="auto" class="deck-list">
        {list}
      </pre>
    )}
  </>
);

/** Shows the lists that everybody may read. */
export const ShownDeckLists = ({ lists }: Pick<DeckLists, 'lists'>) =>
  lists.length === 0 ? null : (
    <section id="deck-lists">
      <h2>{t('Deck lists')}</h2>
      {lists.map((shown) => (
        <details class="fold" key={shown.handle}>
          <summary>
            <bdi>{shown.handle}</bdi>
          </summary>
          <DeckListShown shown={shown} />
        </details>
      ))}
    </section>
  );

/** Leads to the page on which players submit their lists and directors open them. */
export const DeckListsLink = ({
  id,
  decks,
  zone,
}: {
  readonly id: string;
  readonly decks: DeckLists;
  readonly zone: string;
}) => (
  <p>
    {t('{link}: until {deadline}. {count, plural, one {# was submitted} other {# were submitted}}.', {
      link: <a href={`/announcements/${id}/deck-lists`}>{t('Deck lists')}</a>,
      deadline: tellDeadlineOfDecks(decks, zone),
      count: decks.submitted,
    })}
  </p>
);
