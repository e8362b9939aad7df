import { plain, say } from '@quadrant/rules/message';
import { didYouMean } from '@quadrant/rules/report';
import { finding, regionSlug, type Finding, type TournamentHeader } from '@quadrant/rules/tournament';
import type { SubmitterRole } from './delivery.js';
import type { KnownVenue, PlaceFacts } from './report-facts.js';

// @row 150
export interface NamedVenue {
  readonly name: string;
  readonly country: string | null;
  readonly region: string | null;
}

/** Returns null when the report names none, and for an online tournament. */
export const namedVenue = ({
  venue,
  online,
  country,
  region,
}: Pick<TournamentHeader, 'venue' | 'online' | 'country' | 'region'>): NamedVenue | null =>
  venue === null || online ? null : { name: venue, country, region: region === null ? null : regionSlug(region) };

/** An unknown venue needs no review by a coordinator for this reason, by the role of the sender. */
const TRUSTED_FOR = {
  director: null,
  coordinator: plain`a coordinator named it in a report`,
  operator: plain`tournaments of imported history were played there`,
} as const;

/** The findings about the places of a report, and the venue that it adds. None of them holds a report. */
export interface PlannedPlaces {
  readonly newVenue: (NamedVenue & { readonly trustedFor: string | null }) | null;
  readonly findings: readonly Finding[];
}

/**
 * Links the region and the venue of a report by name. An unknown venue waits for a review by a coordinator. When a
 * coordinator names it, that is the review; when history is imported, it has been played there. Imports get no
 * findings.
 */
export function planPlaces(
  tournament: TournamentHeader,
  role: SubmitterRole,
  { venue, regions }: PlaceFacts,
): PlannedPlaces {
  const named = namedVenue(tournament);
  const trustedFor = TRUSTED_FOR[role];
  const newVenue = named === null || venue !== null ? null : { ...named, trustedFor };
  if (role === 'operator') return { newVenue, findings: [] };
  const isTrusted = newVenue !== null && trustedFor !== null;
  return {
    newVenue,
    findings: [
      ...regionFindings(tournament, regions),
      ...(named === null || isTrusted ? [] : venueFindings(named, venue)),
    ],
  };
}

function regionFindings({ region }: TournamentHeader, regions: PlaceFacts['regions']): Finding[] {
  if (region === null) return [];
  const slug = regionSlug(region);
  if (regions.some((known) => known.slug === slug)) return [];
  const nearest = didYouMean(
    region,
    regions.map(({ name }) => name),
  );
  return [
    finding(
      'region-unknown',
      '/tournament/region',
      say`No region is called ${JSON.stringify(region)}.${nearest}`,
      say`It is kept as written; known regions are listed at /api/v1/regions, and the coordinator of the continent adds others.`,
    ),
  ];
}

function venueFindings({ name }: NamedVenue, venue: KnownVenue | null): Finding[] {
  if (venue?.state === 'verified') return [];
  if (venue?.state === 'refused') {
    return [
      finding(
        'venue-refused',
        '/tournament/venue',
        say`The venue ${JSON.stringify(name)} was refused by ${venue.decidedBy ?? 'a coordinator'}: ${venue.reason ?? say`no reason`}.`,
        say`Correct the name of the venue, or ask a coordinator of the place to look at it again; the results are in.`,
      ),
    ];
  }
  return [
    finding(
      'venue-waits',
      '/tournament/venue',
      say`The venue ${JSON.stringify(name)} is not listed until a coordinator has looked at it.`,
      say`Nothing: only the venue waits, the results are in.`,
    ),
  ];
}
