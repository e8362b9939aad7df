import { Fragment } from 'preact';
import type { LiveView } from '@quadrant/rules/live';
import type { TournamentHeader } from '@quadrant/rules/tournament';
import { t, words } from '../languages/t.js';
import { PageHeader } from '../components/page-header.js';
import { PRINT_SCRIPT, PrintButton } from '../components/print-button.js';
import { QrCode } from '../components/qr-code.js';
import { Layout } from '../frame/layout.js';
import { Called, CalledPeople } from './called.js';
import { presentRounds } from './live.page.js';
import { PairingsByName, seatsByName } from './pairings-by-name.js';
import { Scorecards } from './scorecards.js';
import { RoundTables, Standings } from './live-tables.js';

export const SHEETS = ['pairings', 'slips', 'tables', 'scorecards', 'standings', 'links'] as const;
export type Sheet = (typeof SHEETS)[number];

export interface PaperFacts {
  readonly header: TournamentHeader;
  readonly view: LiveView;
  readonly sheet: Sheet;
  /** Address of this site, which QR codes need; null where it has no trustworthy one. */
  readonly origin: string | null;
  /** No other device reaches the site at this address. */
  readonly isLocal: boolean;
  /** Each player has the address of their link. */
  readonly links: readonly { readonly player: string; readonly address: string }[];
}

const TITLES: Readonly<Record<Sheet, string>> = words({
  pairings: 'Pairings',
  slips: 'Result slips',
  tables: 'Table cards',
  scorecards: 'Scorecards',
  standings: 'Standings',
  links: 'Links of players',
});

/** These sheets show rounds that are played, and some of them carry codes of tables. */
const CODED: readonly Sheet[] = ['slips', 'tables'];
const OF_ROUNDS: readonly Sheet[] = ['pairings', ...CODED];

/** The sheets are printed: pairings for the wall, slips for the tables, standings, and the links of players. */
export function paperPage({ header, view, sheet, links, origin, isLocal }: PaperFacts) {
  const present = presentRounds(view);
  return (
    <Layout
      title={t('{sheet} of {name}', { sheet: TITLES[sheet], name: header.name })}
      game={header.game}
      scripts={[PRINT_SCRIPT]}
    >
      <PageHeader
        crumbs={[{ name: header.name, address: `/live/${view.id}/run` }]}
        title={TITLES[sheet]}
        context={<span class="no-print">{t('Only the sheet is printed.')}</span>}
        actions={
          <>
            <PrintButton />
            <nav class="buttons no-print" aria-label={t('Sheets')}>
              {SHEETS.map((each) => (
                <a
                  key={each}
                  class="button"
                  href={`/live/${view.id}/paper?sheet=${each}`}
                  aria-current={each === sheet ? 'page' : undefined}
                >
                  {TITLES[each]}
                </a>
              ))}
            </nav>
          </>
        }
      />
      <CalledPeople view={view}>
        {OF_ROUNDS.includes(sheet) && present.length === 0 && <p>{t('No round is paired yet.')}</p>}
        {sheet === 'pairings' &&
          present.map((round) => (
            <Fragment key={round.round}>
              <RoundState round={round} />
              <PairingsByName
                caption={t('{named}, by name', { named: t('Round {round}', { round: round.round }) })}
                seats={seatsByName(view, round)}
              />
              <RoundTables round={round} hasBegun={round.begunAt !== null || round.stage === 'elimination'} />
            </Fragment>
          ))}
        {CODED.includes(sheet) && present.length > 0 && isLocal && <LocalAddress />}
        {sheet === 'slips' &&
          present.map((round) => (
            <Fragment key={round.round}>
              <RoundState round={round} />
              <Slips header={header} round={round} tables={tablesAt(origin, view)} />
            </Fragment>
          ))}
        {sheet === 'tables' && present.length > 0 && (
          <>
            <p class="no-print">
              {t(
                'Put each card on its table for the whole day. Its code leads the players of the table to the form for their result, in every round.',
              )}
            </p>
            <ul class="slips">
              {[...new Set(present.flatMap(({ tables }) => tables.map(({ table }) => table)))].map((table) => (
                <li key={table} class="slip">
                  <strong>{t('Table {table}', { table })}</strong>
                  <TableCode address={tablesAt(origin, view)} table={table} />
                </li>
              ))}
            </ul>
          </>
        )}
        {sheet === 'scorecards' && <Scorecards view={view} />}
        {sheet === 'standings' &&
          (view.standings.length === 0 ? (
            <p>{t('No result is entered yet.')}</p>
          ) : (
            <>
              {present.map((round) => (
                <RoundState key={round.round} round={round} />
              ))}
              <Standings standings={view.standings} isFinal={view.state === 'finished'} />
            </>
          ))}
        {sheet === 'links' && (
          <>
            {isLocal && <LocalAddress />}
            <p class="no-print">
              {t(
                'Give each player their own. A link acts for its player, in this tournament only. You can replace a link.',
              )}
            </p>
            {links.length === 0 && <p>{t('Nobody is entered yet.')}</p>}
            <ul class="slips">
              {links.map(({ player, address }) => (
                <li key={player} class="slip">
                  <strong>
                    <Called handle={player} />
                  </strong>
                  <QrCode text={address} label={t('Link of {player}', { player })} />
                  <code>{address}</code>
                </li>
              ))}
            </ul>
          </>
        )}
      </CalledPeople>
    </Layout>
  );
}

const LocalAddress = () => (
  <p class="notice" role="note">
    {t(
      'Other devices cannot open these addresses, because the site does not know its public address. Ask the operator to set PUBLIC_URL before you print.',
    )}
  </p>
);

const tablesAt = (origin: string | null, { id }: LiveView): string | null =>
  origin === null ? null : `${origin}/live/${id}/tables`;

interface TableCodeProps {
  /** The tables of the tournament are below this address; null where the site has none. */
  readonly address: string | null;
  readonly table: number;
  /** Without it, the code leads to the round that is played. */
  readonly round?: number;
}

/** Players scan it to enter the result of their table. */
const TableCode = ({ address, table, round }: TableCodeProps) =>
  address === null ? null : (
    <QrCode
      text={`${address}/${table}${round === undefined ? '' : `?round=${round}`}`}
      label={t('Enter the result of table {table}', { table })}
    />
  );

/** Says which round a sheet is about, and whether it has begun. */
const RoundState = ({ round }: { readonly round: LiveView['rounds'][number] }) => (
  <p>
    {round.begunAt === null && round.stage === 'swiss'
      ? t('Round {round} has not started yet.', { round: round.round })
      : t('Round {round} has started.', { round: round.round })}
  </p>
);

/** Each table has a slip, which is filled in by hand and initialled by both players. */
const Slips = ({
  header,
  round,
  tables,
}: {
  readonly header: TournamentHeader;
  readonly round: LiveView['rounds'][number];
  readonly tables: string | null;
}) => (
  <ul class="slips">
    {round.tables.map(({ table, players, match }) => (
      <li key={match ?? table} class="slip">
        <p>
          <strong>
            {t('Round {round}, {match}', {
              round: round.round,
              match: match === null ? t('table {table}', { table }) : t('match {match}', { match }),
            })}
          </strong>{' '}
          <bdi>{header.name}</bdi>
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('Player')}</th>
              <th scope="col">{t('Result')}</th>
              <th scope="col">{t('Points')}</th>
              <th scope="col">{t('Initials')}</th>
            </tr>
          </thead>
          <tbody>
            {players.map((player) => (
              <tr key={player}>
                <th scope="row">
                  <Called handle={player} />
                </th>
                <td />
                <td />
                <td />
              </tr>
            ))}
          </tbody>
        </table>
        <TableCode address={tables} table={table} round={round.round} />
      </li>
    ))}
  </ul>
);
