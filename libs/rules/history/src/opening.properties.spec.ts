import fc from 'fast-check';
import { SWITCHES } from '@quadrant/rules/policy';
import { DEFAULT_RATING_RULES } from '@quadrant/rules/rating';
import { hexOfBytes } from '@quadrant/rules/tournament';
import { report } from '../../../../test/builders/report.js';
import { round } from '../../../../test/builders/round-text.js';
import { bringIn, linksAfterOpenings, type OpeningRating } from './opening.js';
import { scoreReport } from './scorecard.js';
import { HistoryState } from './state.js';
import { takeIn } from './take-in.js';

const DAY = '2014-11-01';
const PLAYERS = [11, 12, 13, 14];
const PUBLIC_IDS = PLAYERS.map((player) => Buffer.alloc(16, player));
const KEY = '00000000-0000-5000-8000-000000000001';
const CATEGORIES = ['constructed', 'overall'] as const;
/** Two public ids lead to each player: their own, and that of somebody who was merged into them. */
const IDS = PLAYERS.flatMap((player) => [`own-${player}`, `merged-${player}`]);

const ratings: fc.Arbitrary<OpeningRating[]> = fc.uniqueArray(
  fc.record({
    game: fc.constant('2e' as const),
    category: fc.constantFrom(...CATEGORIES),
    player: fc.constantFrom(...IDS),
    rating: fc.double({ min: 800, max: 2500, noNaN: true }),
    games: fc.integer({ min: 1, max: 400 }),
    day: fc.constant(DAY),
  }),
  { selector: ({ category, player }) => `${category} ${player}`, maxLength: 12 },
);

const find = (player: string) => ({ number: Number(player.split('-')[1]), isOwn: player.startsWith('own') });

const tableOf = (state: HistoryState): string[] =>
  CATEGORIES.flatMap((category) => {
    const track = state.track('2e', category);
    return PLAYERS.map(
      (player) =>
        `${category} ${player} ${track.ratingOf(player)} ${track.gamesOf(player)} ${track.lastPlayedAtOf(player)}`,
    );
  });

function opened(list: readonly OpeningRating[], state = new HistoryState()): HistoryState {
  bringIn(state, list, find);
  return state;
}

/** Four players meet once on a day. */
function play(state: HistoryState, day: string, list: readonly OpeningRating[]) {
  const rounds = [
    round('ann 100-35 bob FW', 'cy 100-35 dee FW'),
    round('ann 100-35 cy FW', 'bob 100-35 dee FW'),
    round('ann 100-35 dee FW', 'bob 100-35 cy FW'),
  ];
  const played = report(...rounds, {
    tournament: { startsAt: `${day}T12:00:00Z`, registeredAt: '2014-01-01T00:00:00Z' },
  });
  const { scorecard } = scoreReport(played, KEY, {
    sha256: Buffer.alloc(32, 0xaa),
    announced: null,
    leadTimeCountsAsMet: true,
    switches: SWITCHES,
    tossSeed: null,
    level: null,
    rated: null,
    league: null,
  });
  const links = linksAfterOpenings({ ratings: list.map(withUuid), points: [] });
  const input = { key: KEY, scorecard, players: PLAYERS, publicIds: PUBLIC_IDS, league: null };
  return takeIn(DEFAULT_RATING_RULES, state, links, input);
}

const withUuid = (rating: OpeningRating): OpeningRating => ({
  ...rating,
  player: hexOfBytes(Buffer.alloc(16, IDS.indexOf(rating.player) + 1)),
});

// @row 266
describe('ratings that were brought in', () => {
  it('give the same state and the same hash in any order of the file', () => {
    fc.assert(
      fc.property(ratings, fc.infiniteStream(fc.nat()), (list, draws) => {
        const shuffled = list
          .map((rating) => ({ rating, draw: draws.next().value as number }))
          .sort((one, other) => one.draw - other.draw)
          .map(({ rating }) => rating);
        expect(tableOf(opened(shuffled))).toEqual(tableOf(opened(list)));
        const linksOf = (each: readonly OpeningRating[]) =>
          linksAfterOpenings({ ratings: each.map(withUuid), points: [] });
        expect(linksOf(shuffled)).toEqual(linksOf(list));
      }),
    );
  });

  it('have another hash as soon as one number differs', () => {
    fc.assert(
      fc.property(ratings, fc.nat(), (list, index) => {
        fc.pre(list.length > 0);
        const at = index % list.length;
        const changed = list.map((each, place) => (place === at ? { ...each, games: each.games + 1 } : each));
        const linksOf = (each: readonly OpeningRating[]) =>
          linksAfterOpenings({ ratings: each.map(withUuid), points: [] });
        expect(linksOf(changed)).not.toEqual(linksOf(list));
      }),
    );
  });

  it('are what later tournaments continue from, and no tournament up to their day moves their track', () => {
    fc.assert(
      fc.property(ratings, fc.boolean(), (list, isBefore) => {
        const state = opened(list);
        const before = tableOf(state);
        play(state, isBefore ? DAY : '2014-11-08', list);
        const after = tableOf(state);
        for (const category of CATEGORIES) {
          const isOpened = list.some((rating) => rating.category === category);
          const of = (rows: readonly string[]) => rows.filter((row) => row.startsWith(category));
          if (isBefore && isOpened) expect(of(after)).toEqual(of(before));
          else {
            const games = (rows: readonly string[]) => of(rows).map((row) => Number(row.split(' ')[3]));
            expect(games(after)).toEqual(games(before).map((number) => number + 3));
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('replace what games before their day gave a player, whatever that was', () => {
    fc.assert(
      fc.property(ratings, (list) => {
        fc.pre(list.some(({ category }) => category === 'constructed'));
        const played = new HistoryState();
        play(played, '2014-10-25', []);
        const constructed = (state: HistoryState) => tableOf(state).filter((row) => row.startsWith('constructed'));
        const earlier = constructed(played);
        const both = constructed(opened(list, played));
        const alone = constructed(opened(list));
        const named = new Set(
          list.filter(({ category }) => category === 'constructed').map(({ player }) => find(player).number),
        );
        PLAYERS.forEach((player, index) => expect(both[index]).toBe(named.has(player) ? alone[index] : earlier[index]));
      }),
      { numRuns: 60 },
    );
  });
});
