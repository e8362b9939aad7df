import type { GameTitle } from '@quadrant/rules/tournament';
import type { SearchHit } from '@quadrant/store/search';
import { t, words } from '../languages/t.js';
import { Country } from '../components/flag.js';
import { EmptyState } from '../components/empty-state.js';
import { PageHeader } from '../components/page-header.js';
import { PlayerLink } from '../components/player-link.js';
import { addressOf } from '../query/address.js';
import { LONGEST_NAME } from '../query/name.js';
import { Complaints } from '../components/as-of-note.js';
import { DataTable, type Column } from '../components/data-table.js';
import { LocalDay } from '../components/day.js';
import { Layout } from '../frame/layout.js';
import { GAME_NAMES } from '../components/names.js';

export interface SearchPageFacts {
  /** The text that is searched for; null before a search. */
  readonly text: string | null;
  readonly hits: readonly SearchHit[];
  /** If a kind has more hits than this, its list is cut. */
  readonly mostOfAKind: number;
  readonly complaints: readonly string[];
}

/** Lists players, tournaments and leagues that match a text. */
export function searchPage({ text, hits, mostOfAKind, complaints }: SearchPageFacts) {
  const ofKind = (kind: SearchHit['kind']) => hits.filter((hit) => hit.kind === kind);
  const shared = { text: text ?? '', most: mostOfAKind };
  return (
    <Layout title={text === null ? t('Search') : t('Search for {text}', { text })}>
      <PageHeader
        title={t('Search')}
        context={t('Players, tournaments and leagues by the beginnings of their names.')}
      />
      <Complaints complaints={complaints} />
      <form class="filters" method="get" action="/search" role="search" aria-label={t('Everything')}>
        <label>
          {t('Name')}
          <input name="q" type="search" value={text ?? ''} maxLength={LONGEST_NAME} />
        </label>
        <button type="submit">{t('Search')}</button>
      </form>
      {text !== null && hits.length === 0 && (
        <EmptyState>
          {t('Nothing is called “{text}”. Try fewer letters, or look at {link} and {link2}.', {
            text,
            link: <a href="/players">{t('all players')}</a>,
            link2: <a href="/tournaments">{t('all tournaments')}</a>,
          })}
        </EmptyState>
      )}
      <Found title={t('Players')} hits={ofKind('player')} columns={PLAYERS} more="/players" {...shared} />
      <Found title={t('Tournaments')} hits={ofKind('tournament')} columns={TOURNAMENTS} more={null} {...shared} />
      <Found title={t('Leagues')} hits={ofKind('league')} columns={LEAGUES} more={null} {...shared} />
    </Layout>
  );
}

interface FoundProps {
  readonly title: string;
  readonly hits: readonly SearchHit[];
  readonly columns: readonly Column<SearchHit>[];
  /** The page that lists all hits by name; null where there is none. */
  readonly more: string | null;
  readonly text: string;
  readonly most: number;
}

function Found({ title, hits, columns, more, text, most }: FoundProps) {
  if (hits.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <DataTable
        caption={t('The best match first')}
        columns={columns}
        rows={hits.slice(0, most)}
        keyOf={({ id }) => id}
      />
      {hits.length > most && (
        <p>
          {more === null ? (
            t('Only the {most} best matches are shown. Add another word to find others.', { most })
          ) : (
            <a href={addressOf(more, { name: text })}>{t('More {title}', { title: title.toLowerCase() })}</a>
          )}
        </p>
      )}
    </section>
  );
}

const PLAYERS: readonly Column<SearchHit>[] = words([
  {
    name: 'Player',
    kind: 'row',
    cell: ({ id, note }) => (
      <>
        <PlayerLink handle={id} />
        {note !== null && <span class="real-name">{note}</span>}
      </>
    ),
  },
  { name: 'Country', cell: ({ country }) => country !== null && <Country code={country} /> },
]);

const TOURNAMENTS: readonly Column<SearchHit>[] = words([
  { name: 'Tournament', kind: 'row', cell: ({ id, title }) => <a href={`/tournaments/${id}`}>{title}</a> },
  { name: 'Game', isWide: true, cell: ({ note }) => GAME_NAMES[note as GameTitle] },
  { name: 'Date', kind: 'date', cell: ({ localDate }) => (localDate === null ? '' : <LocalDay date={localDate} />) },
]);

const LEAGUES: readonly Column<SearchHit>[] = words([
  { name: 'League', kind: 'row', cell: ({ id, title }) => <a href={`/leagues/${encodeURIComponent(id)}`}>{title}</a> },
]);
