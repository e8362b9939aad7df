import { type Category, type GameTitle } from '@quadrant/rules/tournament';
import type { DirectoryEntry } from '@quadrant/store/players';
import { t, words } from '../languages/t.js';
import { Country } from '../components/flag.js';
import { EmptyState } from '../components/empty-state.js';
import { PageHeader } from '../components/page-header.js';
import { ShownPlayer } from '../components/player-link.js';
import { addressOf } from '../query/address.js';
import { LONGEST_NAME } from '../query/name.js';
import { Complaints } from '../components/as-of-note.js';
import { DataTable, type Column } from '../components/data-table.js';
import { LocalDay } from '../components/day.js';
import { Layout } from '../frame/layout.js';
import { CATEGORY_NAMES, GAME_NAMES } from '../components/names.js';

const PATH = '/players';

interface Listed {
  readonly name: null;
  readonly rows: readonly DirectoryEntry[];
  /** The list begins here; null at its beginning. */
  readonly from: string | null;
  readonly isFirstPage: boolean;
  readonly next: string | null;
}

interface Searched {
  readonly name: string;
  /** The rows are sorted with the best match first. */
  readonly rows: readonly DirectoryEntry[];
}

export type PlayersPageFacts = (Listed | Searched) & { readonly complaints: readonly string[] };

/** Lists all players by handle, or those that a name could mean. */
export function playersPage(facts: PlayersPageFacts) {
  const { name, complaints } = facts;
  return (
    <Layout title={t('Players')} description={t('Every player, with rating and tournaments.')}>
      <PageHeader title={t('Players')} context={t('Find somebody by name, or browse everybody by handle.')} />
      <Complaints complaints={complaints} />
      <form class="filters" method="get" action={PATH} role="search" aria-label={t('Players')}>
        <label>
          {t('Name or handle')}
          <input name="name" type="search" value={name ?? ''} maxLength={LONGEST_NAME} />
        </label>
        <button type="submit">{t('Find')}</button>
        {name !== null && <a href={PATH}>{t('Show everybody')}</a>}
      </form>
      {facts.name === null ? <Directory {...facts} /> : <Hits {...facts} />}
    </Layout>
  );
}

function Hits({ name, rows }: Searched) {
  if (rows.length === 0) {
    return (
      <EmptyState>
        {t('No player is called “{name}” or something similar. {link}', {
          name,
          link: <a href={PATH}>{t('Show everybody')}</a>,
        })}
      </EmptyState>
    );
  }
  return <DataTable caption={t('The best match first')} columns={COLUMNS} rows={rows} keyOf={({ handle }) => handle} />;
}

/** Handles that begin with another letter follow the last of these. */
const BEGINNINGS = ['0', ...'abcdefghijklmnopqrstuvwxyz'];

function Directory({ rows, from, isFirstPage, next }: Listed) {
  return (
    <>
      <nav class="letters" aria-label={t('Handles from')}>
        {BEGINNINGS.map((letter) => (
          <a key={letter} href={addressOf(PATH, { from: letter })} aria-current={from === letter ? 'true' : undefined}>
            {letter.toUpperCase()}
          </a>
        ))}
      </nav>
      {rows.length === 0 ? (
        <EmptyState>
          {isFirstPage ? (
            t('Nobody has played yet. Players appear with the first tournament.')
          ) : (
            <>{t('The list ends before this. {link}', { link: <a href={PATH}>{t('Show the first players')}</a> })}</>
          )}
        </EmptyState>
      ) : (
        <DataTable
          caption={t('In the order of handles')}
          columns={COLUMNS}
          rows={rows}
          keyOf={({ handle }) => handle}
        />
      )}
      <nav class="pages" aria-label={t('Pages')}>
        {!isFirstPage && <a href={PATH}>{t('First page')}</a>}
        {next !== null && (
          <a rel="next" href={addressOf(PATH, { from, cursor: next })}>
            {t('Next page')}
          </a>
        )}
      </nav>
    </>
  );
}

const COLUMNS: readonly Column<DirectoryEntry>[] = words([
  { name: 'Player', kind: 'row', cell: (player) => <ShownPlayer player={player} /> },
  { name: 'Country', isWide: true, cell: ({ country }) => country !== null && <Country code={country} /> },
  { name: 'Rating', kind: 'number', cell: ({ best }) => (best === null ? '' : Math.round(best.rating)) },
  {
    name: 'Most played',
    isWide: true,
    cell: ({ best }) =>
      best === null
        ? ''
        : `${tellTrack(best)}, ${t('{games, plural, one {# game} other {# games}}', { games: best.games })}`,
  },
  {
    name: 'Last played',
    kind: 'date',
    cell: ({ lastPlayedOn }) => (lastPlayedOn === null ? t('not yet rated') : <LocalDay date={lastPlayedOn} />),
  },
]);

const tellTrack = ({ game, category }: { readonly game: string; readonly category: string }): string =>
  `${GAME_NAMES[game as GameTitle]}, ${CATEGORY_NAMES[category as Category]}`;
