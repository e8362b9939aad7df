export { awardLeaguePoints, awardMastersPoints, type Award, type Field } from './award.js';
export { explainAward, type AwardExplanation } from './explain-award.js';
export { findSeason, type LeagueSeason } from './season.js';
