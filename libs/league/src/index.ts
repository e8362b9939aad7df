export { awardLeaguePoints, awardMastersPoints, type Award, type Placements } from './award.js';
export { placementPoints } from './points-table.js';
export { findSeason, type LeagueSeason } from './season.js';
