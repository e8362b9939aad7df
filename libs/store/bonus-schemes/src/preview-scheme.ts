import type { PoolClient } from 'pg';
import {
  countMoved,
  putInForce,
  type DifferingAward,
  type LeagueRules,
  type MovedAwards,
} from '@quadrant/rules/leagues';
import type { RuleDescription } from '@quadrant/rules/bonus-schemes';
import type { WithheldNames } from '@quadrant/store/players';
import { compareWithPublished } from './compare-with-published.js';
import { foldLeague, type FoldedTournament } from '@quadrant/store/leagues';
import type { ReadScheme } from './read-scheme.js';

/** A scheme to try on the tournaments of some days. */
interface TriedScheme {
  readonly scheme: string;
  readonly version: number;
  readonly read: ReadScheme;
  /** Local calendar dates, both included; `to` null: without end. */
  readonly from: string;
  readonly to: string | null;
}

/** A scheme is tried on at most this many tournaments. A league of the guide has twelve in a season. */
export const MOST_TRIED = 500;

/** A page shows these tournaments, in the order of history. */
export interface PreviewPage {
  readonly offset: number;
  readonly limit: number;
}

interface PreviewedAward {
  /** It is the handle or label that is shown. */
  readonly player: string;
  readonly place: number;
  readonly points: number;
  readonly rule: string;
  readonly reason: string;
}

/** A tournament with the awards that the tried scheme would give. */
interface PreviewedTournament {
  /** It is the key of the tournament. */
  readonly id: string;
  readonly name: string;
  readonly localDate: string;
  /** Whether it counts for the league. Nobody gets an award in one that does not. */
  readonly counts: boolean;
  readonly awards: readonly PreviewedAward[];
  /** The scheme asks for these facts, but the report does not state them. So the scheme gives nothing for them. */
  readonly untold: readonly { readonly player: string; readonly facts: readonly string[] }[];
}

interface PreviewedDifference extends Pick<DifferingAward, 'change' | 'tournament' | 'points' | 'rule' | 'reason'> {
  readonly player: string;
}

/** The awards that a scheme would have given. Nothing was stored. */
export interface SchemePreview {
  readonly name: string;
  readonly section: string;
  readonly rules: readonly RuleDescription[];
  readonly tournaments: readonly PreviewedTournament[];
  /** The number of tournaments that all pages have. */
  readonly count: number;
  /** Where the next page begins; null on the last one. */
  readonly next: number | null;
  /** The players of all pages are sorted by points, most points first. */
  readonly totals: readonly { readonly player: string; readonly points: number; readonly awards: number }[];
  readonly moves: MovedAwards;
  /**
   * The bonus awards of the league that differ from the published ones. Each page has those in its tournaments, and the
   * first page also has those in all others.
   */
  readonly differences: readonly PreviewedDifference[];
}

/** Tries a scheme on the published tournaments of a league. Everything else follows its newest rules. */
export async function previewScheme(
  client: PoolClient,
  rules: LeagueRules,
  { scheme, version, read, from, to }: TriedScheme,
  { offset, limit }: PreviewPage,
  names: WithheldNames,
): Promise<SchemePreview> {
  const { schemes } = putInForce(rules, { scheme, version, ...read.inForce, from, to });
  const folded = await foldLeague(client, { ...rules, schemes });
  const differing = await compareWithPublished(client, rules.slug, folded);
  const tried = folded.filter(({ localDate }) => from <= localDate && (to === null || localDate <= to));
  const handles = await loadHandles(client, [
    ...tried.flatMap(({ players }) => players),
    ...differing.map(({ playerRowId }) => playerRowId),
  ]);
  const titles = await loadTitles(client, tried);
  const tournaments = tried.map((each) => previewOf(each, { scheme, version }, { handles, titles }));
  const end = offset + limit;
  const shown = tournaments.slice(offset, end);
  const pageOf = new Map(tournaments.map(({ id }, index) => [id, index]));
  const isShown = ({ tournament }: DifferingAward) => {
    const index = pageOf.get(tournament);
    return index === undefined ? offset === 0 : offset <= index && index < end;
  };
  return {
    name: read.inForce.name,
    section: read.inForce.section,
    rules: read.compiled.rules,
    tournaments: shown,
    count: tournaments.length,
    next: end < tournaments.length ? end : null,
    totals: totalsOf(tournaments),
    moves: countMoved(differing),
    differences: differing.filter(isShown).map(({ playerRowId, reason, ...difference }) => ({
      ...difference,
      player: handles.get(playerRowId)!,
      reason: reason && names.showText(reason),
    })),
  };
}

interface Shown {
  readonly handles: ReadonlyMap<number, string>;
  readonly titles: ReadonlyMap<string, string>;
}

function previewOf(
  { key, localDate, counts, bonus, untold, players }: FoldedTournament,
  { scheme, version }: Pick<TriedScheme, 'scheme' | 'version'>,
  { handles, titles }: Shown,
): PreviewedTournament {
  const player = (entry: number): string => handles.get(players[entry]!)!;
  return {
    id: key,
    name: titles.get(key)!,
    localDate,
    counts,
    awards: bonus
      .filter(({ rule }) => rule.startsWith(`${scheme} v${version},`))
      .map(({ entry, place, points, rule, reason }) => ({
        player: player(entry),
        place,
        points,
        rule,
        reason: reason!,
      })),
    untold: untold
      .filter((each) => each.scheme === scheme && each.version === version)
      .map(({ entry, facts }) => ({ player: player(entry), facts })),
  };
}

function totalsOf(tournaments: readonly PreviewedTournament[]): SchemePreview['totals'] {
  const totals = new Map<string, { points: number; awards: number }>();
  for (const { player, points } of tournaments.flatMap(({ awards }) => awards)) {
    const total = totals.get(player) ?? { points: 0, awards: 0 };
    totals.set(player, { points: total.points + points, awards: total.awards + 1 });
  }
  return [...totals]
    .map(([player, total]) => ({ player, ...total }))
    .sort((a, b) => b.points - a.points || (a.player < b.player ? -1 : 1));
}

/** Loads the handles as they are shown. The key is the row id. */
async function loadHandles(client: PoolClient, rowIds: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await client.query<[number, string]>({
    rowMode: 'array',
    text: `select id, handle from shown_players where id = any($1)`,
    values: [[...new Set(rowIds)]],
  });
  return new Map(rows);
}

async function loadTitles(client: PoolClient, tournaments: readonly FoldedTournament[]): Promise<Map<string, string>> {
  const { rows } = await client.query<[string, string]>({
    rowMode: 'array',
    text: `select o.key, s.name from outcomes o join submissions s on s.id = o.submission_id where o.key = any($1::uuid[])`,
    values: [tournaments.map(({ key }) => key)],
  });
  return new Map(rows);
}

/** Counts the published tournaments of a league on some days. */
export async function countTried(
  client: PoolClient,
  league: string,
  { from, to }: { readonly from: string; readonly to: string | null },
): Promise<number> {
  const { rows } = await client.query<{ size: number }>(
    `select count(*)::integer as size from scorecards c join outcomes o using (submission_id)
     where c.league = $1 and c.local_date >= $2 and ($3::date is null or c.local_date <= $3)`,
    [league, from, to],
  );
  return rows[0]!.size;
}

/** Returns the days of a season by its name; null when the league has no such season. */
export function daysOfSeason({ seasons }: LeagueRules, season: string): { from: string; to: string } | null {
  const found = seasons.find((each) => each.season === season);
  return found ? { from: found.startsOn, to: found.endsOn } : null;
}
