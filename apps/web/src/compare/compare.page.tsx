import { type Category, type GameTitle } from '@quadrant/rules/tournament';
import type { HeadToHead, Meeting, PlayerProfile, PlayerRatingChange } from '@quadrant/store/careers';
import { t } from '../languages/t.js';
import { EmptyState } from '../components/empty-state.js';
import { PageHeader } from '../components/page-header.js';
import { PlayerLink } from '../components/player-link.js';
import { StatTiles } from '../components/stat-tiles.js';
import { Tabs } from '../components/tabs.js';
import { addressOf } from '../query/address.js';
import { Complaints } from '../components/as-of-note.js';
import { DataTable, type Column } from '../components/data-table.js';
import { LocalDay } from '../components/day.js';
import { Layout } from '../frame/layout.js';
import { CATEGORY_NAMES, GAME_NAMES } from '../components/names.js';
import { CompareForm } from './compare-form.js';
import { TwoRatingsChart } from './two-ratings-chart.js';

type Rating = PlayerProfile['ratings'][number];

/** Both players have this rating. */
export interface ComparedTrack {
  /** An address names it like this: `2e/constructed`. */
  readonly key: string;
  readonly game: string;
  readonly category: string;
  readonly ratings: readonly [Rating, Rating];
}

export interface ComparePageFacts {
  readonly player: PlayerProfile;
  readonly rival: PlayerProfile;
  /** The record is from the side of `player`. */
  readonly record: HeadToHead;
  readonly tracks: readonly ComparedTrack[];
  /** It is null where they have no rating in common. */
  readonly track: ComparedTrack | null;
  /** The changes on the track are sorted with the oldest first. */
  readonly changes: readonly [readonly PlayerRatingChange[], readonly PlayerRatingChange[]];
  readonly path: string;
  /** The address that swaps the two players. */
  readonly reverse: string;
  readonly complaints: readonly string[];
}

/** Two players are compared: their record against each other, every game, and their ratings over time. */
export function comparePage(facts: ComparePageFacts) {
  const { player, rival, record, tracks, track, changes, path } = facts;
  const title = t('{handle} against {handle2}', { handle: player.handle, handle2: rival.handle });
  return (
    <Layout
      title={title}
      game={track?.game}
      description={`${title}: ${tellRecord(record, player.handle, rival.handle)}.`}
    >
      <PageHeader
        title={
          <>
            {t('{player} against {player2}', {
              player: <PlayerLink handle={player.handle} />,
              player2: <PlayerLink handle={rival.handle} />,
            })}
          </>
        }
        context={tellRecord(record, player.handle, rival.handle)}
        crumbs={[{ name: t('Players'), address: '/players' }]}
        actions={
          <a class="button" href={facts.reverse}>
            {t('Swap sides')}
          </a>
        }
      />
      <Complaints complaints={facts.complaints} />
      <StatTiles
        tiles={[
          { name: t('Won by {handle}', { handle: player.handle }), figure: record.wins, isFirst: true },
          { name: t('Won by {handle}', { handle: rival.handle }), figure: record.losses },
          { name: t('Tied'), figure: record.ties },
        ]}
      />
      <h2 id="games">{t('Every game')}</h2>
      {record.games === 0 ? (
        <EmptyState>{t('These two have not met in a rated game yet.')}</EmptyState>
      ) : (
        <Games record={record} />
      )}
      <h2 id="ratings">{t('Ratings over time')}</h2>
      {track === null ? (
        <p>{t('They have no rating in common.')}</p>
      ) : (
        <>
          <Tabs
            label={t('Rating of the chart')}
            tabs={tracks.map((each) => ({
              name: nameOf(each),
              address: `${addressOf(path, { track: each.key })}#ratings`,
              isCurrent: each.key === track.key,
            }))}
          />
          <StatTiles
            tiles={[player, rival].map(({ handle }, side) => ({
              name: handle,
              figure: Math.round(track.ratings[side]!.rating),
              note: t('{games, plural, one {# game} other {# games}}', { games: track.ratings[side]!.games }),
              isFirst: side === 0,
            }))}
          />
          <TwoRatingsChart title={nameOf(track)} handles={[player.handle, rival.handle]} changes={changes} />
        </>
      )}
      <h2 id="others">{t('Compare with somebody else')}</h2>
      <CompareForm player={player.handle} />
    </Layout>
  );
}

const nameOf = ({ game, category }: Pick<ComparedTrack, 'game' | 'category'>): string =>
  `${GAME_NAMES[game as GameTitle]}, ${CATEGORY_NAMES[category as Category]}`;

function tellRecord({ games, wins, losses, ties }: HeadToHead, one: string, other: string): string {
  if (games === 0) return t('No rated game against each other so far');
  const parts = [
    wins > 0 && t('{one} won {wins}', { one, wins }),
    losses > 0 && t('{other} won {losses}', { other, losses }),
    ties > 0 && t('{ties} tied', { ties }),
  ].filter((part) => part !== false);
  return `${t('{games, plural, one {# rated game} other {# rated games}}', { games })}: ${parts.join(', ')}`;
}

interface GameRow extends Omit<Meeting, 'results'> {
  readonly result: Meeting['results'][number];
  /** The number of the game within the tournament, counted from 1. */
  readonly number: number;
  readonly isOnly: boolean;
}

function Games({ record }: { readonly record: HeadToHead }) {
  const rows = record.meetings.flatMap(({ results, ...meeting }) =>
    results.map((result, index): GameRow => ({ ...meeting, result, number: index + 1, isOnly: results.length === 1 })),
  );
  const columns: Column<GameRow>[] = [
    {
      name: t('Tournament'),
      kind: 'row',
      cell: ({ tournamentId, tournament, game, number, isOnly }) => (
        <>
          <a href={`/tournaments/${tournamentId}`}>{tournament}</a>
          <span class="real-name">
            {isOnly ? GAME_NAMES[game] : t('{game}, game {number}', { game: GAME_NAMES[game], number })}
          </span>
        </>
      ),
    },
    { name: t('Date'), kind: 'date', cell: ({ localDate }) => <LocalDay date={localDate} /> },
    {
      name: t('Result'),
      cell: ({ result }) =>
        result === 'tie'
          ? t('tie')
          : t('{opponent} won', { opponent: result === 'win' ? record.handle : record.opponent }),
    },
  ];
  return (
    <DataTable
      caption={t('Rated games, the newest tournament first')}
      columns={columns}
      rows={rows}
      keyOf={({ tournamentId, number }) => `${tournamentId} ${number}`}
    />
  );
}
