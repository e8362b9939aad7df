import { say } from '@quadrant/rules/message';
import { findSeason, LEAST_PARTICIPANTS, phaseOn, type LeagueRules, type LeagueSeason } from '@quadrant/rules/leagues';
import { getRuleSystem } from '@quadrant/rules/systems';
import { finding, knownDateOf, type Finding, type TournamentReport } from '@quadrant/rules/tournament';
import type { PartClosedRefusal } from '../holds/closed-part.js';
import { compareHistory, type HistoryPosition } from '@quadrant/rules/history';
import {
  impossibleDeckFindings,
  missingFactFindings,
  nearNameFindings,
  ownFactFindings,
  type KnownNames,
} from './deck-findings.js';

// @row 119
/** A league that a report names, as it is when the report comes. */
export interface KnownLeague {
  readonly rules: LeagueRules;
  /** The folded handles of the league director, and of their alternates. */
  readonly directorKey: string;
  readonly alternateKeys: readonly string[];
  /** Its tournaments that count, with their local dates. */
  readonly played: readonly (HistoryPosition & { readonly localDate: string })[];
  /** The names that headquarters and missions have in its reports so far, and on the list of coordinators. */
  readonly names: KnownNames;
}

const AT = '/tournament/league';

/**
 * Returns the findings about the league that is named in a report.
 *
 * @param held why it counts for no league until somebody flags it
 */
export function leagueFindings(
  report: TournamentReport,
  league: KnownLeague | null,
  position: HistoryPosition,
  held: { readonly isUnflagged: boolean; readonly closed: PartClosedRefusal | null },
): Finding[] {
  const { league: slug } = report.tournament;
  if (slug === null) return [];
  if (league === null) return [unknownLeague(slug)];
  const date = knownDateOf(report.tournament);
  const season = findSeason(league.rules.seasons, date);
  const ofFlag = held.isUnflagged ? [notFlagged(slug)] : held.closed === null ? [] : [partClosed(held.closed)];
  if (season === null) return [...ofFlag, outOfSeason(slug, date)];
  const size = sizeFindings(report);
  const phase = phaseFindings(season, league, position, date);
  const counts = size.length === 0 && !phase.some(({ isOwn }) => isOwn) && awardsPoints(report);
  return [
    ...ofFlag,
    ...size,
    ...phase.map(({ found }) => found),
    ...(counts ? deckFindings(report, league, date) : []),
  ];
}

const awardsPoints = (report: TournamentReport): boolean =>
  getRuleSystem(report.tournament.ruleSystem).awardsPoints(report).value;

/** Checks decks of a tournament that counts, or will once it is flagged. */
const deckFindings = (report: TournamentReport, { rules, names }: KnownLeague, date: string): Finding[] => [
  ...missingFactFindings(report, rules, date, listParticipants(report)),
  ...nearNameFindings(report, names),
  ...impossibleDeckFindings(report),
  ...ownFactFindings(report, rules),
];

/** Lists entries with a result other than a Missed Game: the decks of the others do not matter. */
function listParticipants({ entries, rounds }: TournamentReport): number[] {
  const present = new Set<number>();
  for (const { matches, pods } of rounds) {
    for (const { players } of pods) for (const entry of players) present.add(entry);
    for (const { players, result } of matches) if (result !== 'MG') for (const entry of players) present.add(entry);
  }
  return entries.flatMap((_, entry) => (present.has(entry) ? [entry] : []));
}

export const unknownLeague = (slug: string): Finding =>
  finding(
    'league-unknown',
    AT,
    say`There is no league "${slug}".`,
    say`Use the slug of a league from /api/v1/leagues, or ask a coordinator to create it.`,
  );

const outOfSeason = (slug: string, date: string): Finding =>
  finding(
    'out-of-season',
    AT,
    say`League "${slug}" has no season on ${date}, so the tournament gives no league points.`,
    say`Check the date, or ask the league director to create the season.`,
  );

const notFlagged = (slug: string): Finding =>
  finding(
    'league-not-flagged',
    AT,
    say`The league points of this tournament wait: neither the director of league "${slug}" nor one of their alternates has flagged it (Organized Play Guide 4.2, section 12.2).`,
    say`Ask the league director to flag it. They find it at /api/v1/leagues/${slug}/not-counting?reason=not-flagged and flag it with POST /api/v1/leagues/${slug}/flags.`,
  );

const partClosed = ({ league, season, part }: PartClosedRefusal): Finding =>
  finding(
    'league-part-closed',
    AT,
    say`The league points of this tournament wait: ${part === 'season' ? 'season' : say`the ${part.replace('-', ' ')} of season`} ${season} of league "${league}" is closed.`,
    say`Ask a coordinator to flag it for the league: POST /api/v1/leagues/${league}/flags.`,
  );

function sizeFindings(report: TournamentReport): Finding[] {
  const participants = getRuleSystem(report.tournament.ruleSystem).countParticipants(report);
  if (participants >= LEAST_PARTICIPANTS) return [];
  const message = say`${participants} took part, but league points need at least ${LEAST_PARTICIPANTS} (Organized Play Guide 4.2, section 12.4). The tournament gives none.`;
  return [finding('league-too-small', AT, message, say`No change is needed. This concerns league points alone.`)];
}

/**
 * Finds tournaments beyond the number of a half or of the playoffs (000, 12.2). The later one in history counts for
 * nothing.
 *
 * @returns `isOwn`: the one that does not count is this one
 */
function phaseFindings(
  season: LeagueSeason,
  { played }: KnownLeague,
  position: HistoryPosition,
  date: string,
): { readonly found: Finding; readonly isOwn: boolean }[] {
  const phase = phaseOn(season, date);
  const days = phase && season.phases[phase];
  if (phase === null || days === null) return [];
  const others = played.filter(
    ({ localDate, key }) => key !== position.key && days.from <= localDate && localDate <= days.to,
  );
  const { tournamentsPerPhase: most } = season;
  if (others.length < most) return [];
  const part = phase.replace('-', ' ');
  const had = phase === 'playoffs' ? 'have' : 'has';
  const isLast = others.filter((each) => compareHistory(each, position) < 0).length >= most;
  const message = isLast
    ? say`The ${part} of season ${season.season} ${had} had its ${most} tournaments (Organized Play Guide 4.2, section 12.2), so this one gives no league points.`
    : say`The ${part} of season ${season.season} ${had} had its ${most} tournaments (Organized Play Guide 4.2, section 12.2). This tournament comes before the last of them, which gives no league points any more.`;
  const advice = say`Check the date, or ask the league director which of them count for the league.`;
  return [{ found: finding('league-part-full', AT, message, advice), isOwn: isLast }];
}
