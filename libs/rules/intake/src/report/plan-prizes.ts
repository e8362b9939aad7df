import { say } from '@quadrant/rules/message';
import { CHAMPIONS_LEAGUE_POINTS } from '@quadrant/rules/leagues';
import { checkClaims, claimsOf, type ChampionshipTournament, type ShownClaim } from '@quadrant/rules/prizes';
import { continentOf } from '@quadrant/rules/permissions';
import { getRuleSystem } from '@quadrant/rules/systems';
import {
  finding,
  localDateOf,
  settleImportance,
  type Finding,
  type TournamentReport,
} from '@quadrant/rules/tournament';
import type { ExistingTournament, KnownPlayer, PrizeFacts } from './report-facts.js';

export interface PrizedReport {
  readonly report: TournamentReport;
  readonly key: string;
  readonly existing: ExistingTournament | null;
  readonly players: readonly (Pick<KnownPlayer, 'id' | 'countsAs'> | null)[];
}

/** The claims of Earned Byes and head starts that players make in a Continental or in Worlds. */
export interface ClaimedPrizes {
  readonly tournament: ChampionshipTournament;
  readonly claims: readonly ShownClaim[];
}

/**
 * Returns the claims of a report that have to be checked; null when there are none. The tournament is taken as it was
 * reported, even without an approval: other findings say whether it counts.
 */
export function claimedPrizes({ report, key, existing, players }: PrizedReport): ClaimedPrizes | null {
  const tournament = championshipOf(report, key, existing?.level ?? null);
  if (tournament === null) return null;
  const counted = players.map((player) => player?.countsAs ?? null);
  // A player without a claim needs no check; entries keep their numbers.
  const claims = claimsOf(report, tournament, counted).filter(({ rounds, headStart }) => rounds.length + headStart > 0);
  return claims.length === 0 ? null : { tournament, claims };
}

/** Tells whether a report is of a Champions League, which requires lifetime league points of its players. */
export const asksForPoints = ({ tournament }: TournamentReport): boolean => tournament.kind === 'champions-league';

/** Checks the prizes that players use in championships. None of these findings holds a report. */
export function prizeFindings(prized: PrizedReport, facts: PrizeFacts): Finding[] {
  return [...claimFindings(prized, facts), ...eligibilityFindings(prized, facts)];
}

/** Finds claims of Earned Byes and head starts that nothing covers (000, 7.2 and section 11). */
function claimFindings(prized: PrizedReport, { entitlements, unsettled }: PrizeFacts): Finding[] {
  const claimed = claimedPrizes(prized);
  if (claimed === null || entitlements === null) return [];
  const settled = claimed.claims.filter(({ player }) => player === null || !unsettled.has(player));
  return checkClaims(entitlements, prized.report, settled);
}

/**
 * Finds players in a Champions League without the lifetime league points that it requires (000, 12.7): of all
 * leagues, up to the day before it, as published when the report comes. The result counts.
 */
function eligibilityFindings(
  { report, players }: PrizedReport,
  { lifetimePoints, pointsUntil }: PrizeFacts,
): Finding[] {
  if (!asksForPoints(report)) return [];
  return report.entries.flatMap(({ handle }, entry) => {
    const player = players[entry] ?? null;
    const lifetime = (player && lifetimePoints.get(player.id)) ?? 0;
    if (lifetime >= CHAMPIONS_LEAGUE_POINTS) return [];
    return [
      finding(
        'champions-league-not-eligible',
        `/players/${entry}`,
        say`${handle} has ${lifetime} lifetime league points up to ${pointsUntil ?? ''}, the day before, and the Champions League asks for ${CHAMPIONS_LEAGUE_POINTS}; the result counts.`,
        say`Correct the player, or leave it if the director let them play (Organized Play Guide 4.2, section 12.7).`,
      ),
    ];
  });
}

/** Returns the Continental or Worlds that a report is of; null for any other tournament. */
function championshipOf(
  report: TournamentReport,
  key: string,
  level: Parameters<typeof settleImportance>[1],
): ChampionshipTournament | null {
  const { name, game, ruleSystem, startsAt, country } = report.tournament;
  const { kind } = settleImportance(report.tournament, level);
  if (kind !== 'continental' && kind !== 'worlds') return null;
  return {
    key,
    name,
    game,
    kind,
    startsAt: Date.parse(startsAt),
    localDate: localDateOf(startsAt),
    continent: continentOf(country),
    isHeat: !getRuleSystem(ruleSystem).awardsPoints(report).value,
  };
}
