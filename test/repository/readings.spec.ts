import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { READING_PLACES, READINGS, readingsAt, SWITCH_VALUES, type ReadingPlace } from '@quadrant/rules/policy';
import { citeSection } from '@quadrant/rules/tournament';

const MARK = /^[ \t]*\/\/ @reading ([a-z0-9-]+(?:, [a-z0-9-]+)*)$/gm;
/** It finds `<Readings place="season" />`, `place: 'masters'`, and `?place=${'standings' …`. */
const USE = /<Readings place="([a-z-]+)"|place: '([a-z-]+)',|place=\$\{'([a-z-]+)' satisfies ReadingPlace/g;

const sources = execFileSync('git', ['ls-files', 'apps', 'libs'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const ids = READINGS.map(({ id }) => id);
const marked = sources
  .filter(({ file }) => file.startsWith('libs/rules/'))
  .flatMap(({ text }) => [...text.matchAll(MARK)].flatMap(([, list = '']) => list.split(', ')));

describe('the list of readings', () => {
  it('names each once', () => {
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has a mark "@reading id" beside the code that follows it, and no mark names another', () => {
    expect([...new Set(marked)].sort()).toEqual([...ids].sort());
  });

  it('spells every section out for people', () => {
    expect(READINGS.map(({ section }) => citeSection(section)).filter((cited) => /\b00[0-4]\b|§/.test(cited))).toEqual(
      [],
    );
  });

  it('has a reading for every switch', () => {
    const switched = READINGS.flatMap((reading) => reading.switch ?? []);
    expect(switched.sort()).toEqual(Object.keys(SWITCH_VALUES).sort());
  });

  it('is shown at every place that it names, and at no other', () => {
    const places = Object.keys(READING_PLACES) as ReadingPlace[];
    expect(places.filter((place) => readingsAt(place).length === 0)).toEqual([]);
    const shown = sources
      .filter(({ file }) => file.startsWith('apps/'))
      .flatMap(({ text }) => [...text.matchAll(USE)].map(([, page, row, json]) => page ?? row ?? json ?? ''));
    expect([...new Set(shown)].sort()).toEqual([...places].sort());
  });
});
