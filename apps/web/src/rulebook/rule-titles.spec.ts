import { RULEBOOK } from '@quadrant/rules/rulebook';
import { GERMAN_TITLES } from './rule-titles.js';

describe('the German titles of the rulebook', () => {
  it.each(RULEBOOK)('name every section of $name, and no other', ({ id, sections }) => {
    expect(Object.keys(GERMAN_TITLES[id].sections).toSorted()).toEqual(sections.map((each) => each.id).toSorted());
  });
});
