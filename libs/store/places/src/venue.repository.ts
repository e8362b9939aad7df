import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { namedVenue } from '@quadrant/rules/intake';
import type { VenueDecision, VenueRefusal } from '@quadrant/rules/places';
import type { Rows } from '@quadrant/rules/permissions';
import { foldHandle, regionSlug, type TournamentHeader } from '@quadrant/rules/tournament';
import { recordAudit, type Author, inTransaction } from '@quadrant/store/audit';
import { readMoment, rowCondition } from '@quadrant/store/database';
import { findHiddenNames } from '@quadrant/store/players';
import { findNamedVenues, insertVenue } from './named-venues.js';
import type { Region } from './region.entity.js';
import { findRegion } from './regions.js';
import { decideVenue } from './venue-decision.js';
import { Venue, type VenueState } from './venue.entity.js';
import { VENUE, type NewVenue } from './venue.js';

/** The next page of a listing of venues begins behind this one. */
export interface VenuePosition {
  readonly name: string;
  readonly id: string;
}

/** Whether a value from outside, as a cursor is, can be a place in a listing of venues. */
export function isVenuePosition(value: unknown): value is VenuePosition {
  if (typeof value !== 'object' || value === null) return false;
  const { name, id } = value as Record<string, unknown>;
  return typeof name === 'string' && typeof id === 'string' && isUuid(id);
}

/** A missing member limits nothing. */
export interface VenueWish {
  readonly country?: string;
  /** It is the slug of the region. */
  readonly region?: string;
}

export interface VenueProposer extends Author {
  readonly accountId: string;
  /** The reason why no coordinator has to check it; null means that it waits for a check. */
  readonly trustedFor: string | null;
}

export interface TournamentPlace {
  readonly region: Region | null;
  readonly venue: Venue | null;
}

/** Venues, and where tournaments were played. */
@Injectable()
export class VenueRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Null for an id that no venue has. */
  async find(id: string): Promise<Venue | null> {
    const venue = await this.dataSource.getRepository(Venue).findOneBy({ id });
    return venue && (await this.shown([venue]))[0]!;
  }

  findPlace(header: TournamentHeader): Promise<TournamentPlace> {
    const named = namedVenue(header);
    if (header.region === null && named === null) return Promise.resolve({ region: null, venue: null });
    return readMoment(this.dataSource, async (client) => {
      const [region, venues] = await Promise.all([
        header.region === null ? null : findRegion(client, regionSlug(header.region)),
        named === null ? [] : findNamedVenues(client, [named]),
      ]);
      return { region, venue: venues[0] ?? null };
    });
  }

  /** Lists venues that a coordinator has verified, by name. */
  async listVerified({ country, region }: VenueWish, limit: number, after: VenuePosition | null): Promise<Venue[]> {
    const venues = await this.dataSource.query<Venue[]>(
      `select ${VENUE} from venues v
       where v.state = 'verified' and v.merged_into is null and ($1::text is null or v.country = $1)
         and ($2::text is null or v.region = $2) and ($3::text is null or (v.name_key, v.id) > ($3, $4::uuid))
       order by v.name_key, v.id limit $5`,
      [country ?? null, region ?? null, after && foldHandle(after.name), after?.id ?? null, limit],
    );
    return this.shown(venues);
  }

  /** Lists the venues of a state within `rows`, the oldest first. */
  async listProposals(rows: Rows, state: VenueState, limit: number): Promise<Venue[]> {
    const { sql, values } = rowCondition(rows, { owner: 'v.proposed_by', country: 'v.country', region: 'v.region' }, 3);
    const venues = await this.dataSource.query<Venue[]>(
      `select ${VENUE} from venues v where v.state = $1 and v.merged_into is null and ${sql}
       order by v.proposed_at, v.id limit $2`,
      [state, limit, ...values],
    );
    return this.shown(venues);
  }

  /** @returns the new venue, or the one that is there already */
  propose(venue: NewVenue, proposer: VenueProposer): Promise<{ readonly venue: Venue; readonly isNew: boolean }> {
    return inTransaction(this.dataSource, async (client, manager) => {
      const { handle: by, accountId, trustedFor, at, requestId } = proposer;
      const id = await insertVenue(client, { ...venue, by, accountId, trustedFor, at, requestId });
      if (id !== null) return { venue: await manager.findOneByOrFail(Venue, { id }), isNew: true };
      const [there] = await findNamedVenues(client, [venue]);
      const detail = { after: venue, refusal: 'venue-exists' };
      await recordAudit(client, { at, actor: by, action: 'venue.propose', subject: there!.id, detail, requestId });
      return { venue: there!, isNew: false };
    });
  }

  decide(id: string, decision: VenueDecision, reason: string, author: Author): Promise<Venue | VenueRefusal> {
    return inTransaction(this.dataSource, (client, manager) =>
      decideVenue(client, manager, id, decision, reason, author),
    );
  }

  /** Shows hidden people under labels. */
  private async shown(venues: readonly Venue[]): Promise<Venue[]> {
    const names = await findHiddenNames(this.dataSource);
    return venues.map((venue) => ({
      ...venue,
      decidedBy: venue.decidedBy && names.show(venue.decidedBy),
      reason: venue.reason && names.showText(venue.reason),
    }));
  }
}
