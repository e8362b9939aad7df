import { Injectable } from '@nestjs/common';
import { regionSlug } from '@quadrant/rules/tournament';
import { isVenuePosition, VenueRepository, type Venue } from '@quadrant/store/places';
import { validate as isUuid } from 'uuid';
import { readPage, type AskedPage, type Page } from '../paging/read-page.js';

/** Shows venues that a coordinator has verified. */
@Injectable()
export class VenueView {
  constructor(private readonly venues: VenueRepository) {}

  /** Lists venues by name. A region may be a name or a slug; null means everywhere. */
  list(country: string | null, region: string | null, page: AskedPage): Promise<Page<Venue>> {
    const wish = { ...(country !== null && { country }), ...(region !== null && { region: regionSlug(region) }) };
    return readPage(page, ORDER, (limit, after) => this.venues.listVerified(wish, limit, after));
  }

  /** Finds a venue in any state, or the one that it was merged into; null where there is none of this id. */
  async find(id: string): Promise<Venue | null> {
    return isUuid(id) ? this.venues.find(id) : null;
  }
}

const ORDER = { isPosition: isVenuePosition, positionOf: ({ name, id }: Venue) => ({ name, id }) };
