import type { FindingCode } from '@quadrant/rules/findings';
import type { TournamentHeader } from '@quadrant/rules/tournament';
import { report, type ReportChanges } from '../../../../test/builders/report.js';
import { round, type RoundText } from '../../../../test/builders/round-text.js';
import { findUnconfirmed, keepConfirmations } from './confirmation.js';
import { distanceKm } from '@quadrant/rules/places';
import { findDuplicates } from './find-duplicates.js';
import { findImprobableField, type KnownEntry } from './find-improbable-field.js';
import { findTwoPlaces } from './find-two-places.js';
import { playedTournament, type PlayedTournament } from './played-tournament.js';

const ids = new Map<string, number>();
const idOf = (handle: string): number => {
  if (!ids.has(handle)) ids.set(handle, ids.size + 1);
  return ids.get(handle)!;
};

function played(
  key: string,
  rounds: readonly RoundText[],
  tournament: ReportChanges['tournament'] = {},
  more: Partial<PlayedTournament> = {},
): PlayedTournament {
  const from = report(...rounds, { tournament: { name: key, startsAt: '2014-11-08T10:00:00Z', ...tournament } });
  const players = from.entries.map(({ handle }) => idOf(handle));
  return { ...playedTournament(from, { key, players, position: null }), ...more };
}

const FIRST = [
  round('ann 100-35 bob FW', 'cy 100-20 dee FW'),
  round('ann 100-60 cy FW', 'bob 55-50 dee MW'),
  round('ann 100-0 dee FW', 'cy 30-30 bob TT'),
  round('ann 100-45 bob FW', 'cy 100-5 dee FW'),
];
/** Players, and what they met in each round, are the same; the results are not. */
const AGAIN = [
  round('bob 100-35 ann FW', 'cy 90-20 dee MW'),
  round('ann 100-60 cy FW', 'bob 70-50 dee MW'),
  round('ann 100-0 dee FW', 'cy 100-30 bob FW'),
  round('ann 100-45 bob FW', 'cy 100-5 dee FW'),
];
const renamed = (rounds: readonly RoundText[], letter: string): RoundText[] =>
  JSON.parse(JSON.stringify(rounds).replaceAll(/\b(ann|bob|cy|dee)\b/g, `${letter}$1`)) as RoundText[];

const other = played('other', FIRST);
const found = (rounds: readonly RoundText[], tournament: Partial<TournamentHeader> = {}) =>
  findDuplicates(played('this', rounds, tournament), [other]).map(({ code, pointer }) => `${code} ${pointer}`);
const DUPLICATE = ['possible-duplicate /tournament'];

describe('A.4: a possible duplicate', () => {
  it('has the players and the pairings of a tournament at about the same time', () => {
    const [finding] = findDuplicates(played('this', AGAIN), [other]);
    expect(finding).toMatchObject({
      severity: 'warning',
      code: 'possible-duplicate',
      message:
        'This may be the same tournament as "other" (/api/v1/tournaments/other): 4 of 4 players and 8 of 8 pairings are the same.',
    });
  });

  it.each([
    ['the same', {}, DUPLICATE],
    ['36 hours later', { startsAt: '2014-11-09T22:00:00Z' }, DUPLICATE],
    ['36 hours earlier', { startsAt: '2014-11-06T22:00:00Z' }, DUPLICATE],
    ['a minute more than 36 hours later', { startsAt: '2014-11-09T22:01:00Z' }, []],
    ['another game', { game: '1e', rules: 'otf' }, []],
    ['another format', { format: 'sealed' }, []],
    ['a heat, of which the other is the finals', { structure: 'heat' }, []],
  ] as const)('%s: %j', (_, tournament, expected) => {
    expect(found(AGAIN, tournament)).toEqual(expected);
  });

  it('is not the tournament itself', () => {
    expect(findDuplicates(played('other', FIRST), [other])).toEqual([]);
  });

  it('may have one player of five replaced, and not two', () => {
    const five = (fifth: string, fourth = 'dee') => [
      round(`ann 100-35 bob FW`, `cy 100-20 ${fourth} FW`, `${fifth} BYE`),
      round(`ann 100-60 cy FW`, `bob 100-50 ${fifth} FW`, `${fourth} BYE`),
    ];
    const of = (rounds: RoundText[]) => findDuplicates(played('this', rounds), [played('five', five('eve'))]);
    expect(of(five('zoe'))).toHaveLength(1);
    expect(of(five('zoe', 'yan'))).toEqual([]);
  });

  it('has at least half of the pairings', () => {
    const half = [
      ...FIRST.slice(0, 2),
      round('cy 100-0 dee FW', 'ann 30-30 bob TT'),
      round('ann 100-45 dee FW', 'cy 100-5 bob FW'),
    ];
    expect(found(half)).toEqual(DUPLICATE);
    expect(found([...FIRST.slice(0, 1), ...half.slice(2), round('ann 100-1 bob FW', 'cy 100-2 dee FW')])).toEqual(
      DUPLICATE,
    );
    expect(found([round('ann 100-1 dee FW', 'bob 100-2 cy FW'), ...half.slice(1)])).toEqual([]);
  });

  describe('under other handles', () => {
    it('has all scores, eight games or more, four of them different', () => {
      expect(found(renamed(FIRST, 'x'))).toEqual(DUPLICATE);
      expect(
        found(
          renamed(
            FIRST.toReversed().map((each, index) => ({ ...each, round: index + 1 })),
            'x',
          ),
        ),
      ).toEqual(DUPLICATE);
    });

    it('is none with one score changed', () => {
      expect(found(renamed(AGAIN, 'x'))).toEqual([]);
    });

    it('is none with seven games', () => {
      const seven = [...FIRST.slice(0, 3), round('ann 100-45 bob FW')];
      expect(findDuplicates(played('this', renamed(seven, 'x')), [played('seven', seven)])).toEqual([]);
    });

    it('is none with three different scores, nor without scores', () => {
      const few = [1, 2, 3, 4].map(() => round('ann 100-35 bob FW', 'cy 100-20 dee FW'));
      expect(findDuplicates(played('this', renamed(few, 'x')), [played('few', few)])).toEqual([]);
      const none = [1, 2, 3, 4].map(() => round('ann bob FW', 'cy dee FW'));
      expect(findDuplicates(played('this', renamed(none, 'x')), [played('none', none)])).toEqual([]);
    });
  });
});

describe('A.4: a player in two places', () => {
  const there = (tournament: ReportChanges['tournament'], more: Partial<PlayedTournament> = {}) =>
    played('there', [round('ann 100-0 zed FW', 'bob 100-0 yan FW')], { country: 'FR', ...tournament }, more);
  const here = (tournament: ReportChanges['tournament'] = {}, more: Partial<PlayedTournament> = {}) =>
    played('here', FIRST, { country: 'DE', ...tournament }, more);
  const handles = ['ann', 'bob', 'cy', 'dee'];
  const of = (one: PlayedTournament, another: PlayedTournament) =>
    findTwoPlaces(one, handles, [another]).map(({ message }) => message);

  const COUNTRIES = [
    'ann and bob played in "there" at the same time (/api/v1/tournaments/there), in another country (DE and FR).',
  ];

  it('is in two countries while the times overlap', () => {
    expect(of(here(), there({}))).toEqual(COUNTRIES);
    expect(of(here(), there({ startsAt: '2014-11-08T15:59:00Z' }))).toEqual(COUNTRIES);
    expect(of(here(), there({ startsAt: '2014-11-08T16:00:00Z' }))).toEqual([]);
    expect(of(here({ endsAt: '2014-11-08T18:00:00Z' }), there({ startsAt: '2014-11-08T16:00:00Z' }))).toEqual(
      COUNTRIES,
    );
    expect(of(here({ endsAt: '2014-11-08T12:00:00Z' }), there({ startsAt: '2014-11-08T12:00:00Z' }))).toEqual([]);
  });

  it('is not there where one of both is online, in the same country, or nobody knows where', () => {
    expect(of(here({ online: true }), there({}))).toEqual([]);
    expect(of(here(), there({ online: true }))).toEqual([]);
    expect(of(here(), there({ country: 'DE' }))).toEqual([]);
    expect(of(here({ country: null }), there({}))).toEqual([]);
  });

  it('is at two venues more than 300 km apart', () => {
    const berlin = { latitude: 52.52, longitude: 13.405 };
    const munich = { latitude: 48.137, longitude: 11.575 };
    const leipzig = { latitude: 51.34, longitude: 12.373 };
    const at = (position: typeof berlin) => there({ country: 'DE' }, { position });
    expect(of(here({}, { position: berlin }), at(munich))).toEqual([
      'ann and bob played in "there" at the same time (/api/v1/tournaments/there), 504 km away.',
    ]);
    expect(of(here({}, { position: berlin }), at(leipzig))).toEqual([]);
    expect(of(here(), at(munich))).toEqual([]);
  });

  it('is somebody who took part in both', () => {
    expect(of(played('here', renamed(FIRST, 'q'), { country: 'DE' }), there({}))).toEqual([]);
  });
});

describe('A.4: a distance', () => {
  it.each([
    [{ latitude: 52.52, longitude: 13.405 }, { latitude: 52.52, longitude: 13.405 }, 0],
    [{ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }, 20015],
    [{ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 111],
    [{ latitude: 40.7128, longitude: -74.006 }, { latitude: 51.5074, longitude: -0.1278 }, 5570],
  ])('from %j to %j is %d km', (one, another, kilometres) => {
    expect(Math.round(distanceKm(one, another))).toBe(kilometres);
  });
});

describe('A.4: an improbable field', () => {
  const entry = (handle: string, isNew: boolean, rating: number | null = null): KnownEntry => ({
    handle,
    isNew,
    rating,
  });
  const NEWCOMERS = ['n1', 'n2', 'n3'].map((handle) => entry(handle, true));
  const losses = (...scores: number[]) => scores.map((score, index) => ({ first: 0, second: index + 1, score }));
  const codes = (
    entries: readonly KnownEntry[],
    games: Parameters<typeof findImprobableField>[1],
    winner: number | null = null,
  ) => findImprobableField(entries, games, winner).map(({ code, pointer }) => `${code} ${pointer}`);
  const FAVOURITE = ['favourite-loses-to-newcomers /players/0/handle'];

  it('has a favourite who loses most games against newcomers', () => {
    expect(codes([entry('ann', false, 1900), ...NEWCOMERS], losses(0, 0, 1))).toEqual(FAVOURITE);
    expect(codes([entry('ann', false, 1900), ...NEWCOMERS], losses(0, 0))).toEqual(FAVOURITE);
    const mirrored = losses(0, 0).map(({ first, second }) => ({ first: second, second: first, score: 1 }));
    expect(codes([entry('ann', false, 1900), ...NEWCOMERS], mirrored)).toEqual(FAVOURITE);
  });

  it('takes who is expected to win more than nine of ten games for a favourite', () => {
    expect(codes([entry('ann', false, 1881), ...NEWCOMERS], losses(0, 0, 0))).toEqual([]);
    expect(codes([entry('ann', false, 1882), ...NEWCOMERS], losses(0, 0, 0))).toEqual(FAVOURITE);
  });

  it('has none who lost one game, half of them, or to players who are known', () => {
    expect(codes([entry('ann', false, 1900), ...NEWCOMERS], losses(0))).toEqual([]);
    expect(codes([entry('ann', false, 1900), ...NEWCOMERS], losses(0, 1))).toEqual([]);
    expect(codes([entry('ann', false, 1900), ...NEWCOMERS], losses(0, 0.5, 0.5))).toEqual([]);
    const known = NEWCOMERS.map((each) => ({ ...each, isNew: false }));
    expect(codes([entry('ann', false, 1900), ...known], losses(0, 0, 0))).toEqual([]);
  });

  it('has mostly new players, and a known one wins', () => {
    const field = [entry('ann', false), ...NEWCOMERS];
    expect(findImprobableField(field, [], 0)).toEqual([
      expect.objectContaining({
        code: 'mostly-new-players',
        pointer: '/players/0/handle',
        message: '3 of 4 players are new here, and ann, who is known, won.',
      }),
    ]);
    expect(codes(field, [], 1)).toEqual([]);
    expect(codes(field, [], null)).toEqual([]);
    expect(codes([entry('ann', false), entry('bob', false), ...NEWCOMERS.slice(1)], [], 0)).toEqual([]);
    expect(codes(field.slice(0, 3), [], 0)).toEqual([]);
    // The first tournament of a new place: everybody is new.
    expect(codes([entry('n0', true), ...NEWCOMERS], [], 0)).toEqual([]);
  });
});

describe('A.4: a confirmation', () => {
  const finding = (code: FindingCode, pointer: string) =>
    ({ severity: 'warning', code, pointer, message: '', advice: '' }) as const;
  const FINDINGS = [
    finding('full-win-below-cap', '/rounds/0/matches/0/score/0'),
    finding('full-win-below-cap', '/rounds/1/matches/0/score/0'),
    finding('possible-duplicate', '/tournament'),
    finding('met-before', '/rounds/1/matches/0/players'),
  ];
  const open = (...confirmations: Parameters<typeof findUnconfirmed>[1]) =>
    findUnconfirmed(FINDINGS, confirmations).map(({ code, pointer }) => `${code} ${pointer}`);

  it('is for one finding, or for all of its code; findings of other kinds need none', () => {
    expect(open()).toHaveLength(3);
    expect(open({ code: 'full-win-below-cap', pointer: null, reason: 'x' })).toEqual([
      'possible-duplicate /tournament',
    ]);
    expect(open({ code: 'full-win-below-cap', pointer: '/rounds/0/matches/0/score/0', reason: 'x' })).toEqual([
      'full-win-below-cap /rounds/1/matches/0/score/0',
      'possible-duplicate /tournament',
    ]);
  });

  it('is kept where it confirms something', () => {
    const idle = [
      { code: 'full-win-below-cup', pointer: null, reason: 'x' },
      { code: 'possible-duplicate', pointer: '/rounds', reason: 'x' },
      { code: 'met-before', pointer: null, reason: 'x' },
    ];
    const used = { code: 'possible-duplicate', pointer: null, reason: 'x' };
    expect(keepConfirmations(FINDINGS, [...idle, used], null)).toEqual([used]);
  });

  it('keeps what was said to the current revision, as long as the finding is the same', () => {
    const [first] = FINDINGS;
    const earlier = { code: first!.code, pointer: null, reason: 'said before' };
    const current = { findings: [first!], confirmations: [earlier] };
    expect(keepConfirmations(FINDINGS, [], current)).toEqual([earlier]);
    expect(keepConfirmations([{ ...first!, message: 'another' }], [], current)).toEqual([]);
    const now = { ...earlier, reason: 'said now' };
    expect(keepConfirmations(FINDINGS, [now], current)).toEqual([now]);
  });
});
