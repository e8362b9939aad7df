import type { VerificationRow } from '@quadrant/store/verification';
import { t, words } from '../languages/t.js';
import { Ago } from '../components/ago.js';
import { PageHeader } from '../components/page-header.js';
import { DataTable, type Column } from '../components/data-table.js';
import { Layout } from '../frame/layout.js';

export interface DataPageFacts {
  /** The last verification that has a result; null before the first. */
  readonly verification: VerificationRow | null;
}

interface Download {
  readonly name: string;
  readonly what: string;
  readonly where: string;
  readonly address: string;
}

const DOWNLOADS: readonly Download[] = words([
  {
    name: 'A leaderboard',
    what: 'CSV and JSON, with the filters and the day that you chose',
    where: 'at the end of each leaderboard',
    address: '/leaderboards',
  },
  {
    name: 'A tournament',
    what: 'The report as it counts (JSON), tables of matches, scorecards and the crosstable (CSV), and FIDE’s report file (TRF)',
    where: 'on the page of each tournament, under “Downloads”',
    address: '/tournaments',
  },
  {
    name: 'A player',
    what: 'Ratings, tournaments and rating history (JSON)',
    where: 'at the end of each player’s page',
    address: '/players',
  },
  {
    name: 'The calendar',
    what: 'Announced tournaments for your calendar program (iCalendar) or your feed reader (Atom)',
    where: 'in the calendar',
    address: '/calendar',
  },
  {
    name: 'A run',
    what: 'Every number that a publication changed (JSON)',
    where: 'on the page of each run',
    address: '/runs',
  },
  {
    name: 'Everything else',
    what: 'Each page has the same facts as JSON; the description lists all operations',
    where: 'in the description of the API',
    address: '/docs',
  },
]);

/** Lists the downloads, and explains how to verify them. */
export const dataPage = ({ verification }: DataPageFacts) => (
  <Layout
    title={t('Data and downloads')}
    description={t('What you can download, and how to check every number yourself.')}
  >
    <PageHeader
      title={t('Data and downloads')}
      context={t('What you can download, and how to check every number yourself.')}
    />
    <DataTable caption={t('Downloads')} columns={COLUMNS} rows={DOWNLOADS} keyOf={({ address }) => address} isWordy />
    <p>
      {t('The formats are described by schemas: a {link} and a {link2}.', {
        link: <a href="/schemas/quadrant-1.json">{t('report')}</a>,
        link2: <a href="/schemas/csv-matches.json">{t('table of matches')}</a>,
      })}
    </p>
    <h2 id="verify">{t('Check it yourself')}</h2>
    <p>
      {t(
        'The operators of this site can export everything public with {code}. The command {code2} then computes every rating and every award again, from the reports alone, and compares them with what is published. It needs no database and no network.',
        { code: <code>quadrant export</code>, code2: <code>quadrant verify</code> },
      )}
    </p>
    <ul>
      <li>
        {t('{strong} the export lists the SHA-256 hash of each file. {code} checks the list.', {
          strong: <strong>{t('Files:')}</strong>,
          code: <code>sha256sum -c</code>,
        })}
      </li>
      <li>
        {t('{strong} each {link} names the hash of all its results, chained to the one before.', {
          strong: <strong>{t('Runs:')}</strong>,
          link: <a href="/runs">{t('run')}</a>,
        })}
      </li>
      <li>
        {t('{strong} the receipt of a report is signed. The {link} check it.', {
          strong: <strong>{t('Receipts:')}</strong>,
          link: <a href="/.well-known/jwks.json">{t('public keys')}</a>,
        })}
      </li>
      <li>
        {t('{strong} the seeds of coin tosses come from {link} that were published before the tournament.', {
          strong: <strong>{t('Random draws:')}</strong>,
          link: <a href="/api/v1/toss-chains">{t('hash chains')}</a>,
        })}
      </li>
    </ul>
    <Verification verification={verification} />
  </Layout>
);

/** The server verifies in the same way every night. */
function Verification({ verification }: DataPageFacts) {
  if (verification?.ok == null || verification.finishedAt === null) {
    return <p>{t('This site checks itself every night. The first result is not there yet.')}</p>;
  }
  const { ok, finishedAt, run, tournaments, games } = verification;
  const link = (
    <a href="/api/v1/verification">
      <Ago at={finishedAt} />
    </a>
  );
  return (
    <p>
      {t('This site checks itself every night, last {link}.', { link })}{' '}
      {tournaments !== null &&
        games !== null &&
        t(
          'It replayed run {run}: {tournaments, plural, one {# tournament} other {# tournaments}}, {games, plural, one {# game} other {# games}}.',
          { run: <a href={`/runs/${run}`}>{run}</a>, tournaments, games },
        )}{' '}
      {ok ? t('It found no difference.') : t('It found a difference. The operators have been notified.')}
    </p>
  );
}

const COLUMNS: readonly Column<Download>[] = words([
  { name: 'What', kind: 'row', cell: ({ name }) => name },
  { name: 'Contents', cell: ({ what }) => what },
  { name: 'Where', cell: ({ where, address }) => <a href={address}>{where}</a> },
]);
