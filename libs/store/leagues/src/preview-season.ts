import { isWithinDays } from '@quadrant/rules/tournament';
import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import {
  computeSeason,
  phaseOn,
  type CountedTournament,
  type LeagueSeason,
  type SeasonOutcome,
} from '@quadrant/rules/leagues';
import { inTransaction } from '@quadrant/store/audit';
import { readHead } from '@quadrant/store/database';
import { findNewestRules } from '@quadrant/store/history';
import type { LeagueAuthor } from './change-rules.js';
import { loadKnownPlayers } from './season-view/counted-players.js';
import { loadSeasons, withQualifiersInForce } from './season-view/load-seasons.js';
import type { SeasonChangeCommand, SeasonRefusal } from './season-command.js';
import { foldLeague, type FoldedTournament } from './season-view/fold-league.js';
import { alterSeason } from './store-season.js';

/** The effect that a change of a season would have. Nothing was stored. */
export interface SeasonPreview {
  readonly kind: 'previewed';
  /** The tournaments that would begin to count or no longer count, in the order of history. */
  readonly tournaments: readonly { readonly id: string; readonly localDate: string; readonly counts: boolean }[];
  /** Players by handle with their points and bonus in the season's table; null means that they are in no table. */
  readonly players: readonly MovedPlayer[];
  /** Handles of the players who would qualify for the playoffs, and of those who no longer would. */
  readonly qualified: { readonly joins: readonly string[]; readonly leaves: readonly string[] };
  readonly champion: { readonly before: string | null; readonly after: string | null };
}

interface MovedPlayer {
  readonly handle: string;
  readonly before: number | null;
  readonly after: number | null;
}

/** It undoes the previewed change. */
class Undone extends Error {
  constructor(readonly preview: SeasonPreview) {
    super('a change of a season was only looked at');
  }
}

/** Changes a season as {@link alterSeason} would, looks at what that moves, and undoes it. */
export async function previewSeason(
  dataSource: DataSource,
  command: SeasonChangeCommand,
  author: LeagueAuthor,
): Promise<SeasonPreview | SeasonRefusal> {
  try {
    return await inTransaction(dataSource, async (client) => {
      const before = (await findNewestRules(client, command.league))?.seasons.find(
        ({ season }) => season === command.season,
      );
      const stored = await alterSeason(client, command, author);
      if (stored.kind !== 'stored' || before === undefined) return stored as SeasonRefusal;
      throw new Undone(await compare(client, before, stored.season, author.at));
    });
  } catch (error) {
    if (error instanceof Undone) return error.preview;
    throw error;
  }
}

async function compare(client: PoolClient, was: LeagueSeason, is: LeagueSeason, at: Date): Promise<SeasonPreview> {
  const today = at.toISOString().slice(0, 10);
  const { inputOf } = await loadSeasons(client, (await readHead(client)).number, [was]);
  const input = inputOf(was, today);
  const rules = (await findNewestRules(client, is.league))!;
  const days = { first: is.startsOn, last: is.endsOn };
  const isInside = ({ localDate }: FoldedTournament) => isWithinDays(localDate, days);
  const counting = (await foldLeague(client, rules)).filter((each) => each.counts && isInside(each));
  const known = await loadKnownPlayers(client, new Set(counting.flatMap(({ players }) => players)));
  const publicIdOf = (rowId: number) => known.get(rowId)!.publicId;
  const before = computeSeason(input);
  const after = computeSeason({
    ...input,
    rules: withQualifiersInForce(is, counting),
    tournaments: counting.map((each) => countedOf(each, is, publicIdOf)),
  });
  const handles = await loadHandles(client, [before, after]);
  return {
    kind: 'previewed',
    ...differenceOf(before, after, handles),
    tournaments: turned(input.tournaments, counting),
  };
}

const countedOf = (
  { key, localDate, attended, players, awards }: FoldedTournament,
  season: LeagueSeason,
  publicIdOf: (rowId: number) => string,
): CountedTournament<string> => ({
  ...{ key, localDate, phase: phaseOn(season, localDate), attended: attended.map(publicIdOf) },
  awards: awards.flatMap(({ kind, entry, points, place }) =>
    kind === 'masters' ? [] : [{ kind, points, place, player: publicIdOf(players[entry]!) }],
  ),
});

function turned(
  published: readonly Pick<CountedTournament<string>, 'key' | 'localDate'>[],
  counting: readonly FoldedTournament[],
): SeasonPreview['tournaments'] {
  const isIn = (those: readonly { readonly key: string }[], key: string) => those.some((each) => each.key === key);
  const gone = published.filter(({ key }) => !isIn(counting, key)).map((each) => ({ ...each, counts: false }));
  const come = counting.filter(({ key }) => !isIn(published, key)).map((each) => ({ ...each, counts: true }));
  return [...gone, ...come]
    .map(({ key: id, localDate, counts }) => ({ id, localDate, counts }))
    .sort((one, other) => (one.localDate < other.localDate ? -1 : 1));
}

function differenceOf(
  before: SeasonOutcome<string>,
  after: SeasonOutcome<string>,
  handles: ReadonlyMap<string, string>,
): Omit<SeasonPreview, 'kind' | 'tournaments'> {
  const handleOf = (player: string) => handles.get(player)!;
  const [was, is] = [before, after].map(({ table }) => new Map(table.map(({ player, total }) => [player, total])));
  const players = [...new Set([...was!.keys(), ...is!.keys()])]
    .map((player) => ({
      handle: handleOf(player),
      before: was!.get(player) ?? null,
      after: is!.get(player) ?? null,
    }))
    .filter((each) => each.before !== each.after);
  const [had, has] = [before, after].map(({ qualified }) => qualified.map(({ player }) => player));
  return {
    players,
    qualified: {
      joins: has!.filter((player) => !had!.includes(player)).map(handleOf),
      leaves: had!.filter((player) => !has!.includes(player)).map(handleOf),
    },
    champion: {
      before: before.champion.player && handleOf(before.champion.player),
      after: after.champion.player && handleOf(after.champion.player),
    },
  };
}

/** Loads the handles as they are shown. The key is the public id. */
async function loadHandles(
  client: PoolClient,
  outcomes: readonly SeasonOutcome<string>[],
): Promise<Map<string, string>> {
  const { rows } = await client.query<[string, string]>({
    rowMode: 'array',
    text: `select public_id, handle from shown_players where public_id = any($1::uuid[])`,
    values: [outcomes.flatMap(({ table }) => table.map(({ player }) => player))],
  });
  return new Map(rows);
}
