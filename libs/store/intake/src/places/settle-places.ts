import type { PoolClient } from 'pg';
import { didYouMean } from '@quadrant/rules/report';
import { regionSlug, type Finding, type TournamentHeader } from '@quadrant/rules/tournament';
import type { AcceptCommand } from '../acceptance.js';
import { addUnknownVenues, findNamedVenues, type MentionedVenue } from './named-venues.js';
import { listRegions, type Region } from './regions.js';
import type { NamedVenue, Venue } from './venue.js';

/**
 * Links what reports say of their places: regions and venues, by name. A venue that nobody knows waits for a coordinator's
 * look; where a coordinator names it, that was the look, and where history is imported it has been played there. Nothing
 * keeps a report back.
 *
 * @param store adds unknown venues; otherwise only says what would become of them
 * @returns what is to be said, for each command; imports are told nothing
 */
export async function settlePlaces(
  client: PoolClient,
  commands: readonly AcceptCommand[],
  store: boolean,
): Promise<Finding[][]> {
  const venues = await settleVenues(client, commands, store);
  const asksRegion = commands.some(({ role, report }) => role !== 'operator' && report.tournament.region !== null);
  const regions = asksRegion ? await listRegions(client) : [];
  return commands.map(({ role, report: { tournament } }, index) => {
    if (role === 'operator') return [];
    const venue = namedVenue(tournament);
    return [
      ...regionFindings(tournament, regions),
      ...(venue === null ? [] : venueFindings(venue, venues.get(index) ?? null)),
    ];
  });
}

/** Null where the report names none, and for what is played online. */
export const namedVenue = ({ venue, online, country, region }: TournamentHeader): NamedVenue | null =>
  venue === null || online ? null : { name: venue, country, region: region === null ? null : regionSlug(region) };

/** Why an unknown venue needs no look, by what its report is handed in as. */
const TRUSTED_FOR = {
  director: null,
  coordinator: 'a coordinator named it in a report',
  operator: 'tournaments of imported history were played there',
} as const;

async function settleVenues(
  client: PoolClient,
  commands: readonly AcceptCommand[],
  store: boolean,
): Promise<Map<number, Venue | null>> {
  const mentioned = commands.flatMap(({ report, submitter, role, receivedAt, requestId }, index) => {
    const named = namedVenue(report.tournament);
    if (named === null) return [];
    const { handle: by, accountId } = submitter;
    const venue: MentionedVenue = { ...named, by, accountId, trustedFor: TRUSTED_FOR[role], at: receivedAt, requestId };
    return [{ index, venue }];
  });
  if (mentioned.length === 0) return new Map();
  const venues = mentioned.map(({ venue }) => venue);
  if (store) await addUnknownVenues(client, venues);
  const isTold = commands.some(({ role }) => role !== 'operator');
  const found = isTold ? await findNamedVenues(client, venues) : [];
  return new Map(mentioned.map(({ index }, place) => [index, found[place] ?? null]));
}

function regionFindings({ region }: TournamentHeader, regions: readonly Region[]): Finding[] {
  if (region === null) return [];
  const slug = regionSlug(region);
  if (regions.some((known) => known.slug === slug)) return [];
  const nearest = didYouMean(
    region,
    regions.map(({ name }) => name),
  );
  return [
    {
      severity: 'note',
      code: 'region-unknown',
      pointer: '/tournament/region',
      message: `No region is called ${JSON.stringify(region)}.${nearest}`,
      advice:
        'It is kept as it stands; known regions are listed at /api/v1/regions, and the coordinator of the continent adds others.',
    },
  ];
}

function venueFindings({ name }: NamedVenue, venue: Venue | null): Finding[] {
  if (venue?.state === 'verified') return [];
  if (venue?.state === 'refused') {
    return [
      {
        severity: 'warning',
        code: 'venue-refused',
        pointer: '/tournament/venue',
        message: `The venue ${JSON.stringify(name)} was refused by ${venue.decidedBy ?? 'a coordinator'}: ${venue.reason ?? 'no reason'}.`,
        advice:
          'Correct the name of the venue, or ask a coordinator of the place to look at it again; the results are in.',
      },
    ];
  }
  return [
    {
      severity: 'note',
      code: 'venue-waits',
      pointer: '/tournament/venue',
      message: `The venue ${JSON.stringify(name)} is not listed until a coordinator has looked at it.`,
      advice: 'Nothing: only the venue waits, the results are in.',
    },
  ];
}
