import { Injectable } from '@nestjs/common';
import type { EventKind, ShownEvent } from '@quadrant/rules/events';
import { EventRepository } from '@quadrant/store/events';

/** Visitors who follow the site read these. Programs find the others in the list of changes. */
const NEWS: readonly EventKind[] = [
  'tournament.published',
  'league.created',
  'league.part-closed',
  'league.season-added',
  'league.season-ended',
  'live.began',
  'live.finished',
  'announcement.made',
];

/** Answers what happened. */
@Injectable()
export class EventView {
  constructor(private readonly events: EventRepository) {}

  /** Lists the newest news first. */
  listNews(limit: number): Promise<ShownEvent[]> {
    return this.events.listNewest({ kinds: NEWS, league: null }, limit);
  }

  /** Lists everything that happened in a league, the newest first. */
  listOfLeague(league: string, limit: number): Promise<ShownEvent[]> {
    return this.events.listNewest({ kinds: null, league }, limit);
  }
}
