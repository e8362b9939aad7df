import { continentOf } from './continent.js';

it.each([
  ['DE', 'europe'],
  ['US', 'north-america'],
  ['AU', 'oceania'],
  ['BR', 'south-america'],
  ['XX', null],
  ['constructor', null],
])('the continent of %s is %s', (country, continent) => {
  expect(continentOf(country)).toBe(continent);
});
