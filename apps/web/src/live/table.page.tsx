import type { LiveView, RoundView, TableView } from '@quadrant/rules/live';
import type { TournamentHeader } from '@quadrant/rules/tournament';
import { PageHeader } from '../components/page-header.js';
import { Layout } from '../frame/layout.js';
import { t } from '../languages/t.js';
import { Called, CalledPeople } from './called.js';
import { LIVE_SCRIPT } from './live.page.js';
import { tellTable } from './live-tables.js';

interface TablePageFacts {
  readonly header: TournamentHeader;
  readonly view: LiveView;
  readonly round: RoundView;
  readonly table: TableView;
  /** The reader plays in this tournament at another table, and has this page; it is null for everybody else. */
  readonly ownPage: string | null;
}

/** The QR code of a table leads here those who do not play at it: they see it, and enter nothing. */
export function tablePage({ header, view, round, table, ownPage }: TablePageFacts) {
  const named =
    table.match === null ? t('Table {table}', { table: table.table }) : t('Match {match}', { match: table.match });
  return (
    <Layout
      title={t('{table}, {name}', { table: named, name: header.name })}
      game={header.game}
      scripts={[LIVE_SCRIPT]}
      reloadsAfter={60}
    >
      <CalledPeople view={view}>
        <div data-live={view.id} data-version={view.version} data-reload>
          <PageHeader
            crumbs={[{ name: header.name, address: `/live/${view.id}` }]}
            title={t('Round {round}, {match}', { round: round.round, match: named })}
          />
          <p class="said-live" role="status" data-heard />
          <ul class="plain">
            {table.players.map((player) => (
              <li key={player}>
                <Called handle={player} />
              </li>
            ))}
          </ul>
          <p>
            <span class={`live-result ${table.status}`}>
              {round.begunAt === null && round.stage === 'swiss' ? t('not started') : tellTable(table)}
            </span>
          </p>
          <p class="notice" role="note">
            {ownPage === null
              ? t(
                  'Only the players of this table and the staff enter its result. If you play here, open your own link on this device, or sign in. Then scan the code of the table again.',
                )
              : t('You do not play at this table. {link}.', {
                  link: <a href={ownPage}>{t('See your own table')}</a>,
                })}
          </p>
        </div>
      </CalledPeople>
    </Layout>
  );
}
