import type { GameTitle } from '@quadrant/rules/tournament';
import {
  findObstacle,
  isForDepartment,
  validateApplication,
  type AllottedChampionship,
  type PlannedChampionship,
} from './applications.js';
import { type AllottedKind, type ChampionshipWindow, printedWindow, windowOf } from './windows.js';

const planned = (kind: AllottedKind, plannedOn: string, changes: Partial<PlannedChampionship> = {}) => ({
  kind,
  games: ['2e'] as const,
  plannedOn,
  country: 'DE',
  continent: 'europe',
  region: 'hanse',
  ...changes,
});

const allotted = (
  kind: AllottedKind,
  plannedOn: string,
  changes: Partial<AllottedChampionship> = {},
): AllottedChampionship => {
  const { games: _games, ...rest } = planned(kind, plannedOn);
  return { ...rest, name: `The ${kind}`, game: '2e', ...changes };
};

const announced = (changes: Partial<ChampionshipWindow>): ChampionshipWindow => ({
  ...printedWindow('regional', 2014),
  source: 'announced',
  ...changes,
});

const TODAY = '2014-02-01';

const said = (
  plan: PlannedChampionship,
  others: readonly AllottedChampionship[] = [],
  windows: readonly ChampionshipWindow[] = [],
) =>
  validateApplication(plan, { announced: windows, allotted: others }, TODAY).map(
    ({ severity, code }) => `${severity} ${code}`,
  );

describe('the window of a championship', () => {
  // @row 99, 102, 104
  it.each([
    ['regional', '2014-03-01', '2014-06-30'],
    ['continental', '2014-06-01', '2014-08-31'],
    ['worlds', '2014-08-01', '2014-10-31'],
    ['national', '2014-01-01', '2014-12-31'],
    ['masters', '2014-01-01', '2014-12-31'],
  ] as const)('of kind %s is from %s to %s as it is printed (000, 11.1 and 11.2)', (kind, playFrom, playUntil) => {
    expect(printedWindow(kind, 2014)).toMatchObject({ playFrom, playUntil, applicationsFrom: null });
  });

  it('is the one that was announced most closely: for its game before its continent', () => {
    const all = announced({ playUntil: '2014-06-22' });
    const here = announced({ continent: 'europe' });
    const game = announced({ game: '2e' });
    const both = announced({ game: '2e', continent: 'europe' });
    const asked = { kind: 'regional', year: 2014, game: '2e', continent: 'europe' } as const;
    expect(windowOf([all], asked)).toBe(all);
    expect(windowOf([all, here], asked)).toBe(here);
    expect(windowOf([here, all, game], asked)).toBe(game);
    expect(windowOf([game, both, here, all], asked)).toBe(both);
    expect(windowOf([game, both, here], { ...asked, game: '1e', continent: null })).toEqual(
      printedWindow('regional', 2014),
    );
    expect(windowOf([all], { ...asked, year: 2015 })).toEqual(printedWindow('regional', 2015));
  });
});

describe('who decides about a championship', () => {
  // @row 110, 114
  it.each([
    ['regional', '2014-05-10', false],
    ['national', '2014-05-31', false],
    ['national', '2014-06-01', true],
    ['national', '2014-10-31', true],
    ['national', '2014-11-01', false],
    ['masters', '2014-05-10', true],
    ['continental', '2014-07-10', true],
    ['worlds', '2014-09-10', true],
  ] as const)('%s on %s: the Department of Organized Play %j', (kind, plannedOn, expected) => {
    expect(isForDepartment({ kind, plannedOn })).toBe(expected);
  });
});

describe('000, 11.2.1: one National for each country', () => {
  const facts = (...others: AllottedChampionship[]) => ({ announced: [], allotted: others, sharedWeekends: [] });

  it('and game and year', () => {
    const other = allotted('national', '2014-03-01');
    expect(findObstacle(planned('national', '2014-11-29'), facts(other))).toEqual({
      kind: 'national-taken',
      by: other,
    });
    const both: readonly GameTitle[] = ['1e', '2e'];
    expect(findObstacle(planned('national', '2014-11-29', { games: both }), facts(other))).not.toBeNull();
    expect(findObstacle(planned('national', '2014-11-29', { games: ['1e'] }), facts(other))).toBeNull();
    expect(findObstacle(planned('national', '2014-11-29', { country: 'AT' }), facts(other))).toBeNull();
    expect(findObstacle(planned('national', '2015-03-01'), facts(other))).toBeNull();
    expect(findObstacle(planned('regional', '2014-03-01'), facts(other))).toBeNull();
  });

  // @row 109
  it('and none on the weekend of any Continental or of Worlds; the weekends beside are weighed', () => {
    const european = allotted('continental', '2014-08-09', { country: 'GB' });
    const plan = (plannedOn: string) => planned('national', plannedOn);
    expect(findObstacle(plan('2014-08-12'), facts(european))).toEqual({ kind: 'weekend-taken', by: european });
    expect(findObstacle(plan('2014-08-13'), facts(european))).toBeNull();
    expect(said(plan('2014-08-16'), [european])).toContain('warning championship-nearby');
    expect(said(plan('2014-08-20'), [european])).not.toContain('warning championship-nearby');
    const american = { ...european, country: 'US', continent: 'north-america' };
    expect(findObstacle(plan('2014-08-09'), facts(american))).toEqual({ kind: 'weekend-taken', by: american });
    expect(said(plan('2014-08-16'), [american])).toContain('warning championship-nearby');
    expect(findObstacle(plan('2014-08-09'), facts({ ...american, kind: 'worlds' }))).not.toBeNull();
  });

  // @row 109, 143
  it('B.5: whichever comes first, unless an interim ruling lets the National of that country share the weekend', () => {
    const german = allotted('national', '2014-08-09');
    const continental = planned('continental', '2014-08-10', { country: 'US' });
    expect(findObstacle(continental, facts(german))).toEqual({ kind: 'weekend-taken', by: german });
    const ruled = (country: string, from: string, to: string) => ({
      ...facts(german),
      sharedWeekends: [{ country, from, to }],
    });
    expect(findObstacle(continental, ruled('DE', '2014-08-09', '2014-08-10'))).toBeNull();
    expect(findObstacle(continental, ruled('AT', '2014-08-09', '2014-08-10'))).not.toBeNull();
    expect(findObstacle(continental, ruled('DE', '2014-08-10', '2014-08-11'))).not.toBeNull();
    expect(findObstacle(planned('continental', '2014-08-16'), facts(german))).toBeNull();
  });
});

describe('an application', () => {
  it('inside its season has nothing said about it', () => {
    expect(said(planned('regional', '2014-03-01'))).toEqual([]);
    expect(said(planned('masters', '2014-07-01'))).toEqual([]);
  });

  it('outside its season is told, once for all its games', () => {
    expect(said(planned('regional', '2014-07-01', { games: ['1e', '2e'] }))).toEqual(['warning outside-season-window']);
    expect(said(planned('regional', '2014-07-01'), [], [announced({ playUntil: '2014-07-06' })])).toEqual([]);
    const onlyThere = announced({ playUntil: '2014-07-06', continent: 'australia' });
    expect(said(planned('regional', '2014-07-01'), [], [onlyThere])).toEqual(['warning outside-season-window']);
  });

  it('for a National in the season of Continentals is told who decides', () => {
    expect(said(planned('national', '2014-07-01'))).toEqual(['note season-needs-approval']);
  });

  it('before or after the days on which it is taken is told', () => {
    const open = (applicationsFrom: string | null, applicationsUntil: string | null) =>
      said(planned('regional', '2014-05-10'), [], [announced({ applicationsFrom, applicationsUntil })]);
    expect(open('2014-02-01', '2014-02-01')).toEqual([]);
    expect(open('2014-02-02', null)).toEqual(['warning applications-not-open']);
    expect(open(null, '2014-01-31')).toEqual(['warning applications-not-open']);
  });

  // @row 101
  it('for what is allotted there already is told: a region, a continent, the world', () => {
    const again = ['warning allotted-already'];
    expect(said(planned('regional', '2014-05-10'), [allotted('regional', '2014-04-10')])).toEqual(again);
    expect(said(planned('regional', '2014-05-10', { region: null }), [allotted('regional', '2014-04-10')])).toEqual([]);
    expect(said(planned('continental', '2014-07-10'), [allotted('continental', '2014-08-01')])).toEqual(again);
    const far = { country: 'AU', continent: 'australia' };
    expect(said(planned('continental', '2014-07-10', far), [allotted('continental', '2014-08-01')])).toEqual([]);
    expect(said(planned('worlds', '2014-09-10', far), [allotted('worlds', '2014-09-01')])).toEqual(again);
    expect(said(planned('masters', '2014-09-10'), [allotted('masters', '2014-09-01')])).toEqual([]);
    expect(said(planned('worlds', '2014-09-10', { games: ['1e'] }), [allotted('worlds', '2014-09-01')])).toEqual([]);
  });
});
