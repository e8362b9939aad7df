export { divideBetween, type EntryFacts } from './divide-answered.js';
export { estimatePrecision, type EstimatedPrecision, halve } from './estimate-precision.js';
export { findDoubles, type SettledTournament } from './find-doubles.js';
export { joinPlaces } from './join-places.js';
export { joinSpellings } from './join-spellings.js';
export { type Answer, type EntryName, type SeenTournament, type Verdict, VERDICTS } from './seen-tournament.js';
export { type SettledPeople, settlePeople } from './settle-people.js';
