export {
  HistoryWindowRepository,
  type HistoryWindowRefusal,
  loadHistoryWindows,
  type ShownHistoryWindow,
} from './history-window.repository.js';
export { RegionRepository } from './region.repository.js';
export { Region } from './region.entity.js';
export { isVenuePosition, type TournamentPlace, VenueRepository } from './venue.repository.js';
export { Venue, VENUE_STATES, type VenueState } from './venue.entity.js';
export { findNamedVenues, addUnknownVenues } from './named-venues.js';
export { listRegions } from './regions.js';
