import type { ReadingPlace } from '@quadrant/rules/policy';
import type { MastersWinner, PointsRow } from '@quadrant/store/leagues';
import { t, words } from '../languages/t.js';
import type { AskedNumbers } from '../query/moments.service.js';
import { addressOf } from '../query/address.js';
import { NumbersNote } from '../components/as-of-note.js';
import { Country } from '../components/flag.js';
import { DataTable, type Column } from '../components/data-table.js';
import { Cited } from '../components/cited.js';
import { Layout } from '../frame/layout.js';
import { LongTable } from '../components/long-table.js';
import { TablePoints } from './table-points.js';
import { Readings } from '../components/readings.js';
import { ShownPlayer } from '../components/player-link.js';
import type { ComponentChildren } from 'preact';

export interface PointsPageFacts {
  readonly title: string;
  /** A sentence says what is counted. */
  readonly words: ComponentChildren;
  readonly rows: readonly PointsRow[];
  /** The winners of earlier years are sorted with the latest first. */
  readonly winners?: readonly MastersWinner[];
  readonly numbers: AskedNumbers;
  readonly path: string;
  /** The links lead to the same page for other years. */
  readonly others: readonly { readonly name: string; readonly href: string; readonly isShown: boolean }[];
  /** The same table is at this address as JSON. */
  readonly json: string;
  /** The readings of this place decide the points. */
  readonly place: Extract<ReadingPlace, 'season' | 'masters'>;
}

/** A table sums points over many tournaments: league points of all leagues, or Masters Points. */
export function pointsPage({ title, words, rows, winners = [], numbers, path, others, json, place }: PointsPageFacts) {
  return (
    <Layout title={title}>
      <h1>{title}</h1>
      {others.length > 1 && (
        <nav class="switch" aria-label={t('Others')}>
          {others.map(({ name, href, isShown }) => (
            <a key={href} href={addressOf(href, numbers.moment)} aria-current={isShown ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </nav>
      )}
      <NumbersNote path={path} numbers={numbers} />
      <p>{typeof words === 'string' ? <Cited text={words} /> : words}</p>
      {rows.length === 0 ? (
        <p>{t('Nobody has won points here yet.')}</p>
      ) : (
        <DataTable
          caption={`${title}: ${t('{rows, plural, one {# player} other {# players}}', { rows: rows.length })}`}
          columns={COLUMNS}
          rows={rows}
          keyOf={({ handle }) => handle}
        />
      )}
      {winners.length > 0 && (
        <>
          <h2 id="winners">{t('Winners by year')}</h2>
          <LongTable
            caption={t('Most Masters Points of each year, the latest first')}
            columns={WINNERS}
            rows={winners}
            keyOf={({ year, handle }) => `${year} ${handle}`}
          />
        </>
      )}
      <Readings place={place} />
      <nav class="pages" aria-label={t('Pages')}>
        <a href="/leagues">{t('Leagues')}</a>
        <a href={addressOf(json, numbers.moment)}>{t('As JSON')}</a>
      </nav>
    </Layout>
  );
}

const COLUMNS: readonly Column<PointsRow>[] = words([
  { name: 'Rank', kind: 'number', cell: ({ rank }) => rank },
  {
    name: 'Player',
    kind: 'row',
    cell: (row) => (
      <>
        <ShownPlayer player={row} />
        {row.country !== null && (
          <span class="real-name narrow">
            <Country code={row.country} />
          </span>
        )}
      </>
    ),
  },
  { name: 'Country', isWide: true, cell: ({ country }) => country !== null && <Country code={country} /> },
  { name: 'Points', kind: 'number', cell: (row) => <TablePoints row={row} /> },
  { name: 'Tournaments', kind: 'number', cell: ({ tournaments }) => tournaments },
  { name: 'First places', kind: 'number', isWide: true, cell: ({ wins }) => wins },
  { name: 'Best', kind: 'number', cell: ({ best }) => best },
]);

const WINNERS: readonly Column<MastersWinner>[] = words([
  { name: 'Year', kind: 'date', cell: ({ year }) => <a href={`/masters/${year}`}>{year}</a> },
  { name: 'Winner', kind: 'row', cell: (row) => <ShownPlayer player={row} /> },
  { name: 'Points', kind: 'number', cell: ({ points }) => points },
]);
