import type { DiffPointsTable, DiffTournament, NamedHistoryDiff } from '@quadrant/rules/history-diff';
import { t } from '../languages/t.js';
import { PlayerLink } from '../components/player-link.js';
import { RatingDelta } from '../components/rating-delta.js';
import { DataTable } from '../components/data-table.js';
import { CATEGORY_NAMES, GAME_NAMES } from '../components/names.js';
import { CAUSE_NAMES } from './diff-words.js';
import { tell } from '../languages/tell.js';

/** Shows what moves from one published history to another, in sentences and tables. Lists have the largest changes. */
export function HistoryDiff({ diff }: { readonly diff: NamedHistoryDiff }) {
  return (
    <>
      <Sentences diff={diff} />
      <Causes diff={diff} />
      <LargestRatings diff={diff} />
      <Points diff={diff} />
      <Seasons diff={diff} />
      <Prizes diff={diff} />
    </>
  );
}

function Sentences({ diff: { tournaments, players, ratingsMoved, awards } }: { readonly diff: NamedHistoryDiff }) {
  const { takenIn, corrected, withdrawn, moved } = tournaments;
  const lines = [
    takenIn > 0 && t('{takenIn, plural, one {# tournament} other {# tournaments}} not published before.', { takenIn }),
    corrected > 0 && t('{corrected, plural, one {# tournament} other {# tournaments}} corrected.', { corrected }),
    withdrawn > 0 && t('{withdrawn, plural, one {# tournament} other {# tournaments}} withdrawn.', { withdrawn }),
    moved > 0 &&
      t(
        '{moved, plural, one {# later tournament} other {# later tournaments}} with other rating changes, because the ratings before them moved.',
        { moved },
      ),
    ratingsMoved > 0 &&
      t(
        '{ratingsMoved, plural, one {# rating} other {# ratings}} of {players, plural, one {# player} other {# players}} move.',
        { ratingsMoved, players },
      ),
    awards.added + awards.removed + awards.changed > 0 &&
      t('Points: {added, plural, one {# award} other {# awards}} new, {changed} changed, {removed} taken away.', {
        added: awards.added,
        changed: awards.changed,
        removed: awards.removed,
      }),
  ].filter((line) => line !== false);
  if (lines.length === 0) return <p>{t('Nothing moves: what is published is what a refresh would publish.')}</p>;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

const captionOf = (title: string, shown: number, total: number): string =>
  shown < total ? t('{title}, {shown} of {total}', { title, shown, total }) : title;

function Causes({ diff: { causes } }: { readonly diff: NamedHistoryDiff }) {
  if (causes.total === 0) return null;
  return (
    <DataTable
      caption={captionOf(t('Why numbers move'), causes.largest.length, causes.total)}
      columns={[
        { name: t('Tournament'), kind: 'row', cell: ({ tournament }) => <TournamentLink tournament={tournament} /> },
        { name: t('Cause'), cell: ({ kind }) => CAUSE_NAMES[kind] },
        { name: t('Players'), kind: 'number', cell: ({ players }) => players },
      ]}
      rows={causes.largest}
      keyOf={({ kind, tournament }) => `${kind} ${tournament?.key}`}
    />
  );
}

function LargestRatings({ diff: { largest, ratingsMoved } }: { readonly diff: NamedHistoryDiff }) {
  if (largest.length === 0) return null;
  return (
    <DataTable
      caption={captionOf(t('Ratings that move most'), largest.length, ratingsMoved)}
      isPlain
      columns={[
        {
          name: t('Player'),
          kind: 'row',
          cell: ({ player }) => <PlayerLink handle={player} />,
        },
        {
          // Without it a telephone would show the same player twice with the same numbers.
          name: t('Leaderboard'),
          cell: ({ game, category }) => `${GAME_NAMES[game]}, ${CATEGORY_NAMES[category]}`,
        },
        { name: t('Before'), kind: 'number', isNamed: true, cell: ({ before }) => rounded(before) },
        { name: t('After'), kind: 'number', isNamed: true, cell: ({ after }) => rounded(after) },
        { name: t('Change'), kind: 'number', cell: ({ change }) => <RatingDelta value={change} /> },
        {
          name: t('Rank'),
          isWide: true,
          cell: ({ rankBefore, rankAfter }) => `${rankBefore ?? t('new')} → ${rankAfter ?? t('none')}`,
        },
      ]}
      rows={largest}
      keyOf={({ player, game, category }) => `${player} ${game} ${category}`}
    />
  );
}

function Points({ diff: { pointsTables } }: { readonly diff: NamedHistoryDiff }) {
  if (pointsTables.total === 0) return null;
  return (
    <DataTable
      caption={captionOf(t('Points tables that move'), pointsTables.largest.length, pointsTables.total)}
      columns={[
        {
          name: t('Table'),
          kind: 'row',
          cell: ({ table }) => nameTable(table),
        },
        { name: t('Players'), kind: 'number', cell: ({ playersMoved }) => playersMoved },
        { name: t('Places'), kind: 'number', cell: ({ placeChanges }) => placeChanges.total },
      ]}
      rows={pointsTables.largest}
      keyOf={({ table: { kind, league, season } }) => `${kind} ${league} ${season}`}
    />
  );
}

function Seasons({ diff: { seasons } }: { readonly diff: NamedHistoryDiff }) {
  const lines = seasons.largest.flatMap(({ season: table, qualifications, champion }) => {
    const season = nameTable(table);
    const nobody = t('nobody');
    return [
      ...qualifications.largest.map((change) => tellQualification(season, change)),
      ...(champion === null
        ? []
        : [
            t('{season}: champion {after} instead of {before}.', {
              season,
              after: champion.after ?? nobody,
              before: champion.before ?? nobody,
            }),
          ]),
    ];
  });
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{t('Seasons')}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line} dir="auto">
            {line}
          </li>
        ))}
      </ul>
    </>
  );
}

type Qualification = NamedHistoryDiff['seasons']['largest'][number]['qualifications']['largest'][number];

function tellQualification(season: string, { player, half, change, isProvisional }: Qualification): string {
  const values = { season, player, half: half === 'first-half' ? t('the first half') : t('the second half') };
  const told =
    change === 'enters'
      ? t('{season}: {player} qualifies by {half}.', values)
      : t('{season}: {player} no longer qualifies by {half}.', values);
  return isProvisional ? `${told} ${t('This can still change.')}` : told;
}

function Prizes({ diff: { entitlements, badges } }: { readonly diff: NamedHistoryDiff }) {
  const moved = [...entitlements.largest, ...badges.largest];
  if (moved.length === 0) return null;
  return (
    <DataTable
      caption={captionOf(
        t('Prizes that come or go'),
        moved.length,
        entitlements.added + entitlements.removed + badges.added + badges.removed,
      )}
      columns={[
        { name: t('Player'), kind: 'row', cell: ({ player }) => <PlayerLink handle={player} /> },
        {
          name: t('Prize'),
          cell: ({ change, what }) => `${change === 'added' ? t('Wins') : t('Loses')} ${tell(what)}`,
        },
        { name: t('Tournament'), cell: ({ tournament }) => <TournamentLink tournament={tournament} /> },
      ]}
      rows={moved}
      keyOf={({ player, what, tournament, change }) => `${player} ${String(what)} ${tournament.key} ${change}`}
    />
  );
}

const nameTable = ({ league, leagueName, season }: DiffPointsTable): string =>
  `${leagueName ?? league ?? t('Trek Masters')} ${season}`;

function TournamentLink({ tournament }: { readonly tournament: DiffTournament | null }) {
  if (tournament === null) return <>{t('All of history')}</>;
  if (tournament.key === null) return <span dir="auto">{tournament.name}</span>;
  return (
    <a href={`/tournaments/${tournament.key}`} dir="auto">
      {tournament.name}
    </a>
  );
}

const rounded = (rating: number | null): string => (rating === null ? '–' : String(Math.round(rating)));
