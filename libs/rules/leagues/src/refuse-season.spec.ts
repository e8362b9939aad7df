import { refuseSeason, type PlayedSeason } from './refuse-season.js';
import { completeSeason, type LeagueSeason } from './season.js';

const season = (facts: Partial<LeagueSeason> = {}): LeagueSeason => {
  const announced = { season: '2015', startsOn: '2015-10-01', endsOn: '2016-03-31', ...facts };
  return { id: 1, league: 'alpha', ...completeSeason(announced), ...facts };
};

const played = (name: string) => ({ tournamentId: name, name, playedOn: '2015-10-03' });
const NONE: PlayedSeason = { first: null, firstEver: null };
const GONE: PlayedSeason = { first: null, firstEver: played('gone') };
const PLAYED: PlayedSeason = { first: played('first'), firstEver: played('gone') };
const TWO = { firstHalf: 2, secondHalf: 2 };
const THREE = { firstHalf: 3, secondHalf: 2 };

describe('a season that somebody wants', () => {
  const later = { id: 2, season: '2016', startsOn: '2016-10-01', endsOn: '2017-03-31' };

  it.each([
    ['has the name of another', season({ ...later, season: '2015' })],
    ['begins on the last day of another', season({ ...later, startsOn: '2016-03-31' })],
  ])('is refused when it %s', (_, after) => {
    expect(refuseSeason({ seasons: [season()] }, { before: null, after, mayAnnounceLate: true }, NONE)).toEqual({
      kind: 'season-conflict',
      with: season(),
    });
  });

  it('is refused when its days are in the wrong order, before anything else is said of it', () => {
    const after = season({ startsOn: '2016-03-31', endsOn: '2015-10-01' });
    expect(refuseSeason({ seasons: [season()] }, { before: null, after, mayAnnounceLate: true }, NONE)?.kind).toBe(
      'season-invalid',
    );
  });

  it.each([
    ['2016-11-03', undefined],
    ['2016-11-04', 'season-invalid'],
  ])('C.9: has at most 400 days: to %s', (endsOn, kind) => {
    const wanted = { before: null, after: season({ endsOn }), mayAnnounceLate: true };
    expect(refuseSeason({ seasons: [] }, wanted, NONE)?.kind).toBe(kind);
  });

  it('may share days and name with itself', () => {
    const before = season();
    const after = season({ endsOn: '2016-03-30' });
    expect(refuseSeason({ seasons: [before] }, { before, after, mayAnnounceLate: false }, PLAYED)).toBeNull();
  });
});

describe('how many players qualify', () => {
  it.each([
    ['is announced before anything was played', null, TWO, false, NONE, null],
    ['is announced by a director after a tournament', null, TWO, false, PLAYED, 'gone'],
    ['is announced by a director after a withdrawn tournament', null, TWO, false, GONE, 'gone'],
    ['is announced late by somebody who may', null, TWO, true, PLAYED, null],
    ['is changed by a director before anything was played', TWO, THREE, false, NONE, null],
    ['is changed by a director after a withdrawn tournament', TWO, THREE, false, GONE, 'gone'],
    ['is changed by somebody who may, when nothing is left', TWO, THREE, true, GONE, null],
    ['C.2: is changed by a coordinator, after a tournament', TWO, THREE, true, PLAYED, null],
  ] as const)('%s', (_, known, wanted, mayAnnounceLate, facts, since) => {
    const before = season({ qualifiers: known });
    const after = season({ qualifiers: wanted });
    const refusal = refuseSeason({ seasons: [before] }, { before, after, mayAnnounceLate }, facts);
    expect(refusal).toEqual(
      since === null ? null : { kind: 'qualifiers-frozen', since: played(since), wereAnnounced: known !== null },
    );
  });

  it('comes too late with a new season on whose days a tournament was played', () => {
    const wanted = { before: null, after: season({ qualifiers: TWO }), mayAnnounceLate: false };
    expect(refuseSeason({ seasons: [] }, wanted, PLAYED)).toMatchObject({ since: played('first') });
    expect(refuseSeason({ seasons: [] }, { ...wanted, mayAnnounceLate: true }, PLAYED)).toBeNull();
  });
});
