import { packGames } from '@quadrant/rules/rating';
import { findCause } from './find-cause.js';
import { influencesOn } from './influences.js';
import type { MovedHistory, MovedTournament } from './moved-history.js';
import { tellCause } from './tell-cause.js';

const HANDLES = ['ann', 'bob', 'cy', 'dee', 'eve'];

/** Packs games between two players, each as a separate step, or all as one step. */
const gamesOf = (pairs: readonly string[], sameStep = false): Uint8Array =>
  packGames(
    pairs.map((pair, step) => {
      const [one, other] = pair.split('-').map((handle) => HANDLES.indexOf(handle));
      return { players: [one!, other!] as const, score: 1, step: sameStep ? 0 : step, share: 1, modified: false };
    }),
  );

const namesOf = (entries: readonly number[]) => entries.map((entry) => HANDLES[entry]);

describe('influencesOn', () => {
  it('are the player, their opponents, and whom these had played before', () => {
    const games = gamesOf(['cy-dee', 'bob-cy', 'ann-bob', 'bob-eve']);
    expect(namesOf(influencesOn(games, 0))).toEqual(['ann', 'bob', 'cy', 'dee']);
    expect(namesOf(influencesOn(games, 3))).toEqual(['dee', 'cy']);
  });

  it('do not pass through games that are rated at once', () => {
    const games = gamesOf(['cy-dee', 'bob-cy', 'ann-bob'], true);
    expect(namesOf(influencesOn(games, 0))).toEqual(['ann', 'bob']);
  });
});

/** A tournament of one day. The ratings before it had moved for some players, and those after it for all. */
function tournament(
  day: number,
  name: string,
  pairs: readonly string[],
  moved: readonly string[],
  cause: MovedTournament['cause'] = null,
): MovedTournament {
  return {
    id: name,
    name,
    position: { startsAt: day, key: name },
    cause,
    games: gamesOf(pairs),
    players: HANDLES.map((handle) => ({
      handle,
      before: { from: 1500, to: moved.includes(handle) ? 1501 : 1500 },
      after: { from: 1510, to: 1511 },
    })),
  };
}

/** The tournaments in which each player moved, latest first. */
const historyOf = (places: Readonly<Record<string, readonly MovedTournament[]>>): MovedHistory => ({
  findLastBefore: (handle, { startsAt }) =>
    Promise.resolve((places[handle] ?? []).find((each) => each.position.startsAt < startsAt) ?? null),
});

describe('findCause', () => {
  const late = tournament(1, 'Winter Local', ['bob-dee'], [], 'tournament');
  const spring = tournament(2, 'Spring Open', ['bob-cy'], ['bob']);
  const summer = tournament(3, 'Summer Cup', ['cy-ann', 'ann-eve'], ['cy']);

  it('ends at once where something was done to the tournament itself', async () => {
    const found = await findCause(historyOf({}), late, 'bob', 10);
    expect(found).toMatchObject({ cause: 'tournament', examined: 1, gaveUp: false });
    expect(tellCause(found)).toBe('Winter Local was added -> bob in Winter Local');
  });

  it('walks back over ratings before a tournament that had moved', async () => {
    const found = await findCause(historyOf({ cy: [spring], bob: [spring, late], ann: [summer] }), summer, 'ann', 10);
    expect(found.cause).toBe('tournament');
    expect(found.steps.map(({ handle, tournament: { name } }) => [handle, name])).toEqual([
      ['bob', 'Winter Local'],
      ['cy', 'Spring Open'],
      ['ann', 'Summer Cup'],
    ]);
    expect(tellCause(found)).toBe('Winter Local was added -> cy in Spring Open -> ann in Summer Cup');
  });

  it('takes the shortest way, the own one first', async () => {
    const corrected = tournament(1, 'Corrected', ['ann-dee'], [], 'revision');
    const both = tournament(3, 'Both', ['ann-cy'], ['ann', 'cy']);
    const found = await findCause(historyOf({ ann: [corrected], cy: [spring], bob: [late] }), both, 'ann', 10);
    expect(tellCause(found)).toBe('Corrected was corrected -> ann in Both');
  });

  it("starts with the player's own tournament where there is one, though an opponent's is nearer (15, C.11)", async () => {
    const corrected = tournament(1, 'Corrected', ['ann-dee'], [], 'revision');
    const between = tournament(2, 'Between', ['ann-eve'], ['ann']);
    const nearer = tournament(2, 'Nearer', ['bob-dee'], [], 'tournament');
    const last = tournament(3, 'Last', ['ann-bob'], ['ann', 'bob']);
    const found = await findCause(historyOf({ ann: [between, corrected], bob: [nearer] }), last, 'ann', 10);
    expect(tellCause(found)).toBe('Corrected was corrected -> ann in Between -> ann in Last');
  });

  it('names the tournament that moved for no reason of its own nor of the ratings before it', async () => {
    const odd = tournament(2, 'Odd', ['cy-dee'], []);
    const found = await findCause(historyOf({ cy: [odd] }), summer, 'ann', 10);
    expect(found).toMatchObject({ cause: null, gaveUp: false });
    expect(tellCause(found)).toBe('for no known reason -> cy in Odd -> ann in Summer Cup');
  });

  it('gives up at its limit, and says so', async () => {
    const found = await findCause(historyOf({ cy: [spring], bob: [late] }), summer, 'ann', 2);
    expect(found).toMatchObject({ cause: null, gaveUp: true, examined: 2 });
    expect(tellCause(found)).toBe('not found within 2 steps -> ann in Summer Cup');
  });

  it('asks about nobody who was not there', async () => {
    await expect(findCause(historyOf({}), late, 'gus', 10)).rejects.toThrow(RangeError);
  });
});
