import { count } from '@quadrant/rules/tournament';
import type { DiffTournament, NamedHistoryDiff } from '@quadrant/rules/outcome';
import { PlayerLink } from '../../components/player-link.js';
import { RatingDelta } from '../../components/rating-delta.js';
import { DataTable } from '../data-table.js';
import { CATEGORY_NAMES, GAME_NAMES } from '../names.js';
import { CAUSE_NAMES } from './diff-words.js';

/** What moves from one published history to another, in sentences and tables. Lists hold the largest. */
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
    takenIn > 0 && `${count(takenIn, 'tournament')} not published before.`,
    corrected > 0 && `${count(corrected, 'tournament')} corrected.`,
    withdrawn > 0 && `${count(withdrawn, 'tournament')} withdrawn.`,
    moved > 0 &&
      `${count(moved, 'later tournament')} with other rating changes, because the ratings before them moved.`,
    ratingsMoved > 0 && `${count(ratingsMoved, 'rating')} of ${count(players, 'player')} move.`,
    awards.added + awards.removed + awards.changed > 0 &&
      `Points: ${count(awards.added, 'award')} new, ${awards.changed} changed, ${awards.removed} taken away.`,
  ].filter((line) => line !== false);
  if (lines.length === 0) return <p>Nothing moves: what is published is what a refresh would publish.</p>;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

const captionOf = (title: string, shown: number, total: number): string =>
  shown < total ? `${title}, ${shown} of ${total}` : title;

function Causes({ diff: { causes } }: { readonly diff: NamedHistoryDiff }) {
  if (causes.total === 0) return null;
  return (
    <DataTable
      caption={captionOf('Why numbers move', causes.largest.length, causes.total)}
      columns={[
        { name: 'Tournament', kind: 'row', cell: ({ tournament }) => <TournamentLink tournament={tournament} /> },
        { name: 'Cause', cell: ({ kind }) => CAUSE_NAMES[kind] },
        { name: 'Players', kind: 'number', cell: ({ players }) => players },
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
      caption={captionOf('Ratings that move most', largest.length, ratingsMoved)}
      columns={[
        { name: 'Player', kind: 'row', cell: ({ player }) => <PlayerLink handle={player} /> },
        {
          name: 'Leaderboard',
          isWide: true,
          cell: ({ game, category }) => `${GAME_NAMES[game]}, ${CATEGORY_NAMES[category]}`,
        },
        { name: 'Before', kind: 'number', cell: ({ before }) => rounded(before) },
        { name: 'After', kind: 'number', cell: ({ after }) => rounded(after) },
        { name: 'Change', kind: 'number', cell: ({ change }) => <RatingDelta value={change} /> },
        {
          name: 'Rank',
          isWide: true,
          cell: ({ rankBefore, rankAfter }) => `${rankBefore ?? 'new'} → ${rankAfter ?? 'none'}`,
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
      caption={captionOf('Points tables that move', pointsTables.largest.length, pointsTables.total)}
      columns={[
        {
          name: 'Table',
          kind: 'row',
          cell: ({ table: { league, season } }) => `${league ?? 'Trek Masters'} ${season}`,
        },
        { name: 'Players', kind: 'number', cell: ({ playersMoved }) => playersMoved },
        { name: 'Places', kind: 'number', cell: ({ placeChanges }) => placeChanges.total },
      ]}
      rows={pointsTables.largest}
      keyOf={({ table: { kind, league, season } }) => `${kind} ${league} ${season}`}
    />
  );
}

function Seasons({ diff: { seasons } }: { readonly diff: NamedHistoryDiff }) {
  const lines = seasons.largest.flatMap(({ season: { league, season }, qualifications, champion }) => [
    ...qualifications.largest.map(({ player, half, change, isProvisional }) => {
      const verb = change === 'enters' ? 'qualifies' : 'no longer qualifies';
      const suffix = isProvisional ? ', as it stands' : '';
      return `${league} ${season}: ${player} ${verb} by the ${half.replace('-', ' ')}${suffix}.`;
    }),
    ...(champion === null
      ? []
      : [`${league} ${season}: champion ${champion.after ?? 'nobody'} instead of ${champion.before ?? 'nobody'}.`]),
  ]);
  if (lines.length === 0) return null;
  return (
    <>
      <h3>Seasons</h3>
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

function Prizes({ diff: { entitlements, badges } }: { readonly diff: NamedHistoryDiff }) {
  const moved = [...entitlements.largest, ...badges.largest];
  if (moved.length === 0) return null;
  return (
    <DataTable
      caption={captionOf(
        'Prizes that come or go',
        moved.length,
        entitlements.added + entitlements.removed + badges.added + badges.removed,
      )}
      columns={[
        { name: 'Player', kind: 'row', cell: ({ player }) => <PlayerLink handle={player} /> },
        { name: 'Prize', cell: ({ change, what }) => `${change === 'added' ? 'Wins' : 'Loses'} ${what}` },
        { name: 'Tournament', cell: ({ tournament }) => <TournamentLink tournament={tournament} /> },
      ]}
      rows={moved}
      keyOf={({ player, what, tournament, change }) => `${player} ${what} ${tournament.key} ${change}`}
    />
  );
}

function TournamentLink({ tournament }: { readonly tournament: DiffTournament | null }) {
  if (tournament === null) return <>All of history</>;
  if (tournament.key === null) return <span dir="auto">{tournament.name}</span>;
  return (
    <a href={`/tournaments/${tournament.key}`} dir="auto">
      {tournament.name}
    </a>
  );
}

const rounded = (rating: number | null): string => (rating === null ? '–' : String(Math.round(rating)));
