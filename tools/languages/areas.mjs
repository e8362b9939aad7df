// Parts of the pages, and which of them have all their texts in German. A complete one stays complete: the check refuses a text
// without German there. Elsewhere a text without German is shown in English.
const WEB = 'apps/web/src/';

/** The first that fits a file is its area. */
const AREAS = [
  ['desks', /^(?:pages\/(?:desk|admin|audit|changes|players\/change)|desk|admin|audit)/],
  ['live', /^(?:pages\/live|live)/],
  ['submit', /^(?:pages\/submit|submit)/],
  ['rules', /^(?:pages\/(?:rules|policy|readings|rulings|codes)|rules|policy|codes)/],
  ['directing leagues', /^pages\/leagues\/direct/],
  ['leagues', /^(?:pages\/(?:leagues|championship|prizes)|leagues|championships)/],
  ['announcements', /^(?:pages\/announcements|announcements)/],
  ['tournaments', /^(?:pages\/(?:tournaments|runs)|tournaments|runs)/],
  ['own pages', /^(?:pages\/(?:my|account|dispute|new-dispute|claims|tokens|calculators)|my|accounts|calculators)/],
  ['public pages', /(?:)/],
];

/** Areas whose every text has German. */
export const COMPLETE = new Set(AREAS.map(([name]) => name));

export const areaOf = (file) => AREAS.find(([, files]) => files.test(file.slice(WEB.length)))[0];
