import {
  compileScheme,
  findSeason,
  LEAST_PARTICIPANTS,
  listEntryFacts,
  phaseOn,
  schemesOn,
  type EntryFacts,
  type FactName,
  type LeagueRules,
  type LeagueSeason,
} from '@quadrant/rules/league';
import { getRuleSystem } from '@quadrant/rules/systems';
import { localDateOf, type Finding, type TournamentReport } from '@quadrant/rules/tournament';
import type { PartClosedRefusal } from '../corrections/correction.js';
import { compareHistory, type HistoryPosition } from '@quadrant/rules/outcome';

// @row 119
/** A league that a report names, as it is when the report comes. */
export interface KnownLeague {
  readonly rules: LeagueRules;
  /** Folded handles of the league director, and of those who may take their place. */
  readonly directorKey: string;
  readonly alternateKeys: readonly string[];
  /** Its tournaments that count, with their local dates. */
  readonly played: readonly (HistoryPosition & { readonly localDate: string })[];
}

/** Every code of these findings, with its severity. */
export const LEAGUE_FINDINGS = {
  'league-unknown': 'error',
  'out-of-season': 'warning',
  'league-not-flagged': 'warning',
  'league-part-closed': 'warning',
  'league-too-small': 'warning',
  'league-part-full': 'warning',
  'bonus-fact-missing': 'warning',
} as const satisfies Record<string, Finding['severity']>;

const AT = '/tournament/league';

/**
 * What is to be said about the league that a report names, beside its name.
 *
 * @param position of the tournament
 * @param held why it counts for no league until somebody flags it
 */
export function leagueFindings(
  report: TournamentReport,
  league: KnownLeague | null,
  position: HistoryPosition,
  held: { readonly isUnflagged: boolean; readonly closed: PartClosedRefusal | null },
): Finding[] {
  const { league: slug, startsAt } = report.tournament;
  if (slug === null) return [];
  if (league === null) return [unknownLeague(slug)];
  const date = localDateOf(startsAt);
  const season = findSeason(league.rules.seasons, date);
  const ofFlag = held.isUnflagged ? [notFlagged(slug)] : held.closed === null ? [] : [partClosed(held.closed)];
  if (season === null) return [...ofFlag, outOfSeason(slug, date)];
  return [
    ...ofFlag,
    ...sizeFindings(report),
    ...phaseFindings(season, league, position, date),
    ...bonusFindings(report, league.rules, date),
  ];
}

const finding = (code: keyof typeof LEAGUE_FINDINGS, message: string, advice: string, pointer = AT): Finding => ({
  severity: LEAGUE_FINDINGS[code],
  code,
  pointer,
  message,
  advice,
});

export const unknownLeague = (slug: string): Finding =>
  finding(
    'league-unknown',
    `There is no league "${slug}".`,
    'Use the slug of a league from /api/v1/leagues, or ask a coordinator to create it.',
  );

const outOfSeason = (slug: string, date: string): Finding =>
  finding(
    'out-of-season',
    `League "${slug}" has no season on ${date}, so the tournament gives no league points.`,
    'Check the date, or ask the league director to create the season.',
  );

const notFlagged = (slug: string): Finding =>
  finding(
    'league-not-flagged',
    `The tournament is rated, but it does not count for league "${slug}" yet: neither the league director nor one of their alternates has flagged it (Organized Play Guide 4.2, section 12.2).`,
    `Ask the league director to flag it. They find it at /api/v1/leagues/${slug}/not-counting?reason=not-flagged and flag it with POST /api/v1/leagues/${slug}/flags.`,
  );

const partClosed = ({ league, season, part }: PartClosedRefusal): Finding =>
  finding(
    'league-part-closed',
    `The tournament is rated, but its league points wait: ${part === 'season' ? 'season' : `the ${part.replace('-', ' ')} of season`} ${season} of league "${league}" is closed.`,
    `Ask a coordinator to flag it for the league: POST /api/v1/leagues/${league}/flags.`,
  );

function sizeFindings(report: TournamentReport): Finding[] {
  const participants = getRuleSystem(report.tournament.ruleSystem).countParticipants(report);
  if (participants >= LEAST_PARTICIPANTS) return [];
  const message = `${participants} took part, but league points need at least ${LEAST_PARTICIPANTS} (Organized Play Guide 4.2, section 12.4). The tournament gives none.`;
  return [
    finding(
      'league-too-small',
      message,
      'No change is needed. The tournament is stored, but it counts nothing in its league.',
    ),
  ];
}

/** 000, 12.2: a half has so many tournaments, the playoffs too; the later in history counts for nothing. */
function phaseFindings(
  season: LeagueSeason,
  { played }: KnownLeague,
  position: HistoryPosition,
  date: string,
): Finding[] {
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
    ? `The ${part} of season ${season.season} ${had} had its ${most} tournaments (Organized Play Guide 4.2, section 12.2), so this one gives no league points.`
    : `The ${part} of season ${season.season} ${had} had its ${most} tournaments (Organized Play Guide 4.2, section 12.2). This tournament comes before the last of them, which gives no league points any more.`;
  const advice = 'Check the date, or ask the league director which of them count for the league.';
  return [finding('league-part-full', message, advice)];
}

/** Where in a player of a report a fact is told. */
const PLACES: Partial<Record<FactName, readonly [keyof EntryFacts, string]>> = {
  'entry.headquarters': ['headquarters', 'deck/headquarters'],
  'entry.affiliation': ['affiliation', 'deck/affiliation'],
  'entry.headquartersShare': ['personnel', 'deck/personnel'],
  'entry.nonAlignedShare': ['personnel', 'deck/personnel'],
  'entry.missions': ['missions', 'deck/missionsCompleted'],
};

/** Facts that schemes in force ask for and that the report does not tell. In Tribbles nobody has such a deck. */
function bonusFindings(report: TournamentReport, rules: LeagueRules, date: string): Finding[] {
  if (report.tournament.game === 'tribbles') return [];
  const asking = new Map<string, { readonly fact: keyof EntryFacts; readonly schemes: string[] }>();
  for (const { name, text } of schemesOn(rules, date)) {
    const compiled = compileScheme(text);
    for (const asked of compiled.ok ? compiled.scheme.facts : []) {
      const place = PLACES[asked];
      if (place === undefined) continue;
      const [fact, pointer] = place;
      const known = asking.get(pointer) ?? { fact, schemes: [] };
      asking.set(pointer, known);
      if (!known.schemes.includes(name)) known.schemes.push(name);
    }
  }
  return listEntryFacts(report).flatMap((facts, entry) =>
    [...asking].flatMap(([pointer, { fact, schemes }]) => {
      // Of no cards there is no percentage.
      const isEmpty = fact === 'personnel' && facts.personnel?.total === 0;
      if (facts[fact] !== null && !isEmpty) return [];
      const message = `The report ${isEmpty ? 'says 0 cards in' : 'does not say'} ${pointer.replace('/', '.')} of ${report.entries[entry]!.handle}, which the bonus scheme ${schemes.map((name) => `"${name}"`).join(' and ')} asks for: no bonus.`;
      const advice = 'Send a revision with this fact, or leave it: nothing else depends on it.';
      return [finding('bonus-fact-missing', message, advice, `/players/${entry}/${pointer}`)];
    }),
  );
}
