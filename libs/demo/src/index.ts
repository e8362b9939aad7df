export { AREAS } from './areas.js';
export { Dice } from './dice.js';
export { type DemoLeague, type DemoReport, inventSeason } from './season.js';
export { accountsFor, type DemoAnnouncement } from './upcoming.js';
