import type { PoolClient } from 'pg';
import {
  namedVenue,
  needsApproval,
  type ExistingTournament,
  type LevelFacts,
  type PlaceFacts,
  type ReportFacts,
} from '@quadrant/rules/intake';
import type { VersionChanged } from '@quadrant/rules/permissions';
import { checkVersion } from '@quadrant/store/audit';
import { askTogether } from '@quadrant/store/database';
import { loadPolicies, readPause } from '@quadrant/store/history';
import { loadKnownLeagues } from '@quadrant/store/leagues';
import type { ComparedDelivery, Delivery } from '../acceptance.js';
import { findAnnouncementOf } from './fitting-announcement.js';
import { claimantOf, findAllotment, findUsedAllotment } from './allotments.js';
import { findNamedVenues, listRegions, loadHistoryWindows } from '@quadrant/store/places';
import { loadPeople, type LoadedPeople } from './load-people.js';
import { loadSuspicionFacts } from './load-suspicion-facts.js';
import { loadPrizes } from './load-prizes.js';
import { loadRepeats } from './load-repeats.js';
import { loadRevised } from './load-revised.js';

/** A report, and the tournament that it would be the next revision of; null: a new one. */
export interface ArrivingReport {
  readonly delivery: ComparedDelivery;
  readonly existing: ExistingTournament | null;
}

export interface LoadedFacts extends ReportFacts {
  readonly people: LoadedPeople;
}

/** Loads everything that reports touch, for a submission behind its locks and for a preview in its snapshot. */
export function loadReportFacts(client: PoolClient, arriving: readonly ArrivingReport[]): Promise<LoadedFacts[]> {
  return askTogether(client, async () => {
    const slugs = new Set(arriving.flatMap(({ delivery }) => delivery.report.tournament.league ?? []));
    const [leagues, places, people, policies, pause, historyWindows, own] = await Promise.all([
      loadKnownLeagues(client, [...slugs]),
      loadPlaces(client, arriving),
      loadPeople(client, arriving),
      loadPolicies(client),
      readPause(client),
      loadHistoryWindows(client),
      Promise.all(arriving.map((report) => loadOwnFacts(client, report))),
    ]);
    const repeats = await loadRepeats(client, arriving, people);
    const facts: LoadedFacts[] = [];
    for (const [index, report] of arriving.entries()) {
      facts.push({
        existing: report.existing,
        league: leagues.get(report.delivery.report.tournament.league ?? '') ?? null,
        places: places[index]!,
        people: people[index]!,
        ...own[index]!,
        ...(await loadFactsOfPlayers(client, report, people[index]!)),
        ...(repeats[index] && { suspicion: repeats[index] }),
        policies,
        historyWindows,
        pausedAt: pause?.pausedAt ?? null,
      });
    }
    return facts;
  });
}

/** Loads the facts of each report that do not depend on its players. */
async function loadOwnFacts(
  client: PoolClient,
  { delivery, existing }: ArrivingReport,
): Promise<Pick<LoadedFacts, 'versionChanged' | 'level' | 'announcement' | 'revised'>> {
  const [versionChanged, level, announcement, revised] = await Promise.all([
    findVersionChange(client, delivery, existing),
    loadLevel(client, delivery, existing),
    findAnnouncementOf(client, delivery, existing),
    loadRevised(client, delivery, existing),
  ]);
  return { versionChanged, level, announcement, revised };
}

async function loadFactsOfPlayers(
  client: PoolClient,
  { delivery, existing }: ArrivingReport,
  people: LoadedPeople,
): Promise<Pick<LoadedFacts, 'prizes' | 'suspicion'>> {
  const [prizes, suspicion] = await Promise.all([
    loadPrizes(client, delivery, existing, people),
    loadSuspicionFacts(client, delivery, existing, people),
  ]);
  return { prizes, suspicion };
}

async function findVersionChange(
  client: PoolClient,
  { versions = null }: Delivery,
  existing: ExistingTournament | null,
): Promise<VersionChanged | null> {
  return existing && checkVersion(client, 'tournament', existing, versions);
}

async function loadLevel(
  client: PoolClient,
  delivery: Delivery,
  existing: ExistingTournament | null,
): Promise<LevelFacts> {
  if (!needsApproval(delivery)) return { free: null, used: null };
  const claimant = claimantOf(delivery, existing);
  const free = await findAllotment(client, claimant);
  return { free, used: free === null ? await findUsedAllotment(client, claimant) : null };
}

async function loadPlaces(client: PoolClient, arriving: readonly ArrivingReport[]): Promise<PlaceFacts[]> {
  const venues = arriving.map(({ delivery: { report } }) => namedVenue(report.tournament));
  const named = venues.filter((venue) => venue !== null);
  const found = new Map((await findNamedVenues(client, named)).map((venue, index) => [named[index], venue]));
  const asksForRegions = arriving.some(
    ({ delivery: { role, report } }) => role !== 'operator' && report.tournament.region !== null,
  );
  const regions = asksForRegions ? await listRegions(client) : [];
  return venues.map((venue) => ({ venue: (venue && found.get(venue)) ?? null, regions }));
}
