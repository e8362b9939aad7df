import { LEAST_PARTICIPANTS } from '@quadrant/rules/leagues';
import { ListedTournaments } from './listed-tournaments.js';
import type { ReportDelivery } from './delivery.js';
import type { KnownLeague } from './league-findings.js';
import { planReport, type PlannedReport, type ReportPlan } from './plan-report.js';
import type { ReportFacts } from './report-facts.js';

/** A report, and the facts before the first report of its list is stored. */
export interface LoadedReport {
  readonly delivery: ReportDelivery;
  readonly facts: ReportFacts;
}

/**
 * Plans reports of different tournaments one after the other: each knows the players and the tournaments of those before it.
 * Lists are imported, and an import is told nothing about venues, claims or levels.
 */
export function planReports(reports: readonly LoadedReport[]): ReportPlan[] {
  const created = new Map<string, number>();
  const listed = new ListedTournaments();
  const leagues = new Map<string, KnownLeague>();
  return reports.map(({ delivery, facts }) => {
    const slug = delivery.report.tournament.league ?? '';
    const league = leagues.get(slug) ?? facts.league;
    const people = { ...facts.people, created };
    const suspicion = listed.before(delivery, facts.suspicion);
    const plan = planReport(delivery, { ...facts, league, people, suspicion });
    if (plan.kind !== 'planned') return plan;
    for (const { key, isNew } of plan.players) if (isNew) created.set(key, -1 - created.size);
    listed.add(delivery, plan, created);
    if (league !== null) leagues.set(slug, withPlayed(league, plan));
    return plan;
  });
}

function withPlayed(league: KnownLeague, { key, scoring: { scorecard } }: PlannedReport): KnownLeague {
  const { startsAt, localDate, awardsPoints, participants } = scorecard;
  const others = league.played.filter((each) => each.key !== key);
  const counts = scorecard.league === league.rules.slug && awardsPoints && participants >= LEAST_PARTICIPANTS;
  return { ...league, played: counts ? [...others, { key, startsAt, localDate }] : others };
}
