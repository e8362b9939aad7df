import { type SuspicionFacts, NEARBY_MS, playedTournament, type PlayedTournament } from '@quadrant/rules/suspicions';
import type { ReportDelivery } from './delivery.js';
import { countedPlayers } from './find-repeats.js';
import type { PlannedReport } from './plan-report.js';

const DAY_MS = 86_400_000;

/** The planned tournaments of a list, by the day on which they start. Two of a list may be the same one, too. */
export class ListedTournaments {
  private readonly byDay = new Map<number, PlayedTournament[]>();

  /** Returns the facts to compare a report with: the stored ones, and those of earlier reports in its list. */
  before(
    { report, role, countBeside }: Pick<ReportDelivery, 'report' | 'role' | 'countBeside'>,
    facts: SuspicionFacts,
  ): SuspicionFacts {
    if (this.byDay.size === 0 || role !== 'operator' || countBeside !== undefined) return facts;
    const day = dayOf(Date.parse(report.tournament.startsAt));
    const nearby: PlayedTournament[] = [];
    for (let near = day - DAYS; near <= day + DAYS; near += 1) nearby.push(...(this.byDay.get(near) ?? []));
    return nearby.length === 0 ? facts : { ...facts, nearby: [...facts.nearby, ...nearby] };
  }

  add({ report }: ReportDelivery, { key, players }: PlannedReport, created: ReadonlyMap<string, number>): void {
    const played = playedTournament(report, { key, players: countedPlayers(players, created), position: null });
    const day = dayOf(played.startsAt);
    const others = this.byDay.get(day);
    if (others === undefined) this.byDay.set(day, [played]);
    else others.push(played);
  }
}

const DAYS = Math.ceil(NEARBY_MS / DAY_MS);
const dayOf = (instant: number): number => Math.floor(instant / DAY_MS);
