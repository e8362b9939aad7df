import { levelInName } from './level-words.js';

describe('The name of a tournament', () => {
  it.each([
    ['2000 MICHIGAN REGIONAL', 2],
    ['North_East_Regional', 2],
    ['Regionalmeisterschaft Nord', 2],
    ['US Nationals 2004', 3],
    ['German National Championship', 3],
    ['Mistrzostwa Polski 2009', 3],
    ['European Championships', 4],
    ['European Continental', 4],
    ['Championnat d’Europe', 4],
    ['Worlds 2010', 5],
    ['World Championship', 5],
    ['Weltmeisterschaft 2010', 5],
    ['Worlds Warm-up', null],
    ['Regional Qualifier', null],
    ['Nationals side event', null],
    ['pre-Regional', null],
    ['Regional sign up 2011', null],
    ['National Park Cup', null],
    ['International Open', null],
    ['New World Cup', null],
    ['Kiel Open', null],
  ])('%s says the level %s', (name, level) => {
    expect(levelInName(name)).toBe(level);
  });
});
