import type { Announcement } from '@quadrant/store/announcements';
import type { TournamentListRow } from '@quadrant/store/tournaments';
import type { Page } from '@quadrant/views';
import { t } from '../languages/t.js';
import { DataTable } from '../components/data-table.js';
import { PageHeader } from '../components/page-header.js';
import { PlayerLink } from '../components/player-link.js';
import { LocalDay } from '../components/day.js';
import { addressOf } from '../query/address.js';
import { Layout } from '../frame/layout.js';
import { TOURNAMENT_COLUMNS } from './tournaments.page.js';

interface DirectorFacts extends Page<TournamentListRow> {
  readonly handle: string;
  readonly isPlayer: boolean;
  readonly announced: readonly Announcement[];
  readonly isFirstPage: boolean;
}

/** Shows visitors what somebody directs and has directed. */
export function directorPage({ handle, isPlayer, announced, rows, next, isFirstPage }: DirectorFacts) {
  const path = `/directors/${encodeURIComponent(handle)}`;
  const title = t('Tournaments of {handle}', { handle });
  return (
    <Layout title={title} description={t('What {handle} directs and has directed.', { handle })}>
      <PageHeader
        title={title}
        context={t('What {handle} directs and has directed.', { handle })}
        crumbs={[{ name: t('Tournaments'), address: '/tournaments' }]}
      />
      {isPlayer && (
        <p>{t('{player} also plays: see their ratings and results.', { player: <PlayerLink handle={handle} /> })}</p>
      )}
      {isFirstPage && announced.length > 0 && (
        <>
          <h2>{t('Announced')}</h2>
          <ul>
            {announced.map(({ id, announced: { name, startsAt } }) => (
              <li key={id}>
                <a href={`/announcements/${id}`} dir="auto">
                  {name}
                </a>
                , <LocalDay date={startsAt.slice(0, 10)} />
              </li>
            ))}
          </ul>
        </>
      )}
      {rows.length > 0 && (
        <>
          <h2>{t('Played')}</h2>
          <DataTable
            caption={t('Tournaments, the newest first')}
            columns={TOURNAMENT_COLUMNS}
            rows={rows}
            keyOf={({ id }) => id}
            isPlain
            isCaptionUnseen
          />
        </>
      )}
      <nav class="pages" aria-label={t('Pages')}>
        {!isFirstPage && <a href={path}>{t('Newest')}</a>}
        {next !== null && (
          <a rel="next" href={addressOf(path, {}, { cursor: next })}>
            {t('Older')}
          </a>
        )}
      </nav>
    </Layout>
  );
}
