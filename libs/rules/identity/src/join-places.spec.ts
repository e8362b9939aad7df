import { joinPlaces } from './join-places.js';

describe('joinPlaces', () => {
  it.each([
    ['a house in a town', ['Saint-Étienne', 'MJC Bellevue, Saint-Étienne'], ['Saint-Étienne', 'Saint-Étienne']],
    ['other capitals and accents', ['Le Puy', 'LE PUY', 'Le Puy'], ['Le Puy', 'Le Puy', 'Le Puy']],
    ['the town behind a street', ['Lyon', 'Grenoble', 'Rue de Lyon, Grenoble'], ['Lyon', 'Grenoble', 'Grenoble']],
    ['a part of a word', ['Bonn', 'Bonneville'], ['Bonn', 'Bonneville']],
    ['folders of years', ['2006', 'kiel/2006'], ['2006', 'kiel/2006']],
    ['a place within a place within one', ['a b c', 'c', 'b c'], ['c', 'c', 'c']],
    ['no place', [null, '???'], [null, '???']],
  ])('reads %s', (_, places, joined) => {
    expect(joinPlaces(places)).toEqual(joined);
  });
});
