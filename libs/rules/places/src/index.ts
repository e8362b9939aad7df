export { type Position, distanceKm } from './position.js';
export { refuseVenueDecision, type VenueDecision, type VenueRefusal } from './venue-decision.js';
