import type { PoolClient } from 'pg';
import {
  namedVenue,
  planUnsound,
  withholdHidden,
  type ReportRefused,
  type UnsoundDelivery,
} from '@quadrant/rules/intake';
import { loadPolicies } from '@quadrant/store/history';
import { loadKnownLeagues } from '@quadrant/store/leagues';
import { findNamedVenues, listRegions } from '@quadrant/store/places';
import { findCandidatesOf } from './compare-names.js';
import { loadPeople } from './load-people.js';

/** Says everything that is wrong with a document with errors; hidden players are taken for unknown ones. */
export async function refuseUnsound(client: PoolClient, delivery: UnsoundDelivery): Promise<ReportRefused> {
  const { tournament } = delivery.report;
  const slug = tournament?.league ?? null;
  const named = tournament && namedVenue(tournament);
  const leagues = await loadKnownLeagues(client, slug === null ? [] : [slug]);
  const [venue = null] = await findNamedVenues(client, named === null ? [] : [named]);
  const [loaded] = await loadPeople(client, [{ delivery, existing: null }]);
  const people = withholdHidden(loaded!);
  return planUnsound(delivery, {
    league: leagues.get(slug ?? '') ?? null,
    places: { venue, regions: tournament?.region ? await listRegions(client) : [] },
    people: { ...people, candidates: await findCandidatesOf(client, delivery, people) },
    policies: await loadPolicies(client),
  });
}
