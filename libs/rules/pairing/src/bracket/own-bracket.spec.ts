import fc from 'fast-check';
import type { Bracket } from './bracket.js';
import { findBracket } from './brackets.js';
import { readOwnBracket } from './own-bracket.js';
import { playBracket, type ReportedWinner } from './play-bracket.js';

const own = (...rounds: string[]) => ({ title: 'Club bracket', rounds });
const read = (...rounds: string[]) => readOwnBracket(own(...rounds), 'opg-4.2', '/tournament/bracket');
const SIX = ['1: 3-6, 2: 4-5', '3: 1-W2, 4: 2-W1', '5: W3-W4'];

/** Makes up a bracket: pairs come from those who are still in, and a loser drops once where `drops` says so. */
function madeUp(entrants: number, choices: readonly number[], drops: readonly boolean[]): string[] {
  let pool = Array.from({ length: entrants }, (_, index) => ({ side: String(index + 1), mayDrop: true }));
  const rounds: string[] = [];
  let id = 0;
  let step = 0;
  while (pool.length > 1) {
    const most = Math.floor(pool.length / 2);
    const pairs = 1 + ((choices[step++ % choices.length] ?? 0) % most);
    const line: string[] = [];
    const next: typeof pool = [];
    const isFinal = pool.length === 2;
    for (let pair = 0; pair < pairs; pair++) {
      const [first] = pool.splice((choices[step++ % choices.length] ?? 0) % pool.length, 1);
      const [second] = pool.splice((choices[step++ % choices.length] ?? 0) % pool.length, 1);
      line.push(`${++id}: ${first!.side}-${second!.side}`);
      next.push({ side: `W${id}`, mayDrop: first!.mayDrop && second!.mayDrop });
      const isDropping = drops[step % drops.length] === true && first!.mayDrop && second!.mayDrop && !isFinal;
      if (isDropping) next.push({ side: `L${id}`, mayDrop: false });
    }
    rounds.push(line.join(', '));
    pool = [...pool, ...next];
  }
  return rounds;
}

function playOut(bracket: Bracket, winsOfFirst: readonly boolean[]): readonly string[] | null {
  const seeds = Array.from({ length: bracket.entrants }, (_, index) => `s${index + 1}`);
  const winners: ReportedWinner[] = [];
  for (let step = 0; ; step++) {
    const played = playBracket(bracket, seeds, winners);
    expect(played.findings).toEqual([]);
    const inRound = played.matches.map(({ round, players }) => players.map((player) => `${round} ${player}`));
    const known = inRound.flat().filter((each) => !each.endsWith('null'));
    const second = bracket.matches.filter(({ onlyIfSecondWon }) => onlyIfSecondWon !== undefined).length;
    expect(known.length - new Set(known).size).toBeLessThanOrEqual(2 * second);
    const open = played.matches.find(({ state }) => state === 'open');
    if (open === undefined) return played.places;
    winners.push({ match: open.id, winner: open.players[winsOfFirst[step % winsOfFirst.length] === true ? 0 : 1]! });
  }
}

const MADE_UP = fc.tuple(
  fc.integer({ min: 3, max: 20 }),
  fc.array(fc.nat(1000), { minLength: 8, maxLength: 40 }),
  fc.array(fc.boolean(), { minLength: 3, maxLength: 9 }),
);

describe('a bracket of the organizers', () => {
  it('is read from a line for each round, and found by the name own', () => {
    const bracket = read(...SIX) as Bracket;
    expect(bracket).toMatchObject({ name: 'own', title: 'Club bracket', entrants: 6, play: 'match-play' });
    expect(bracket.matches[2]).toEqual({ id: '3', round: 2, sides: [{ seed: 1 }, { winnerOf: '2' }] });
    expect(findBracket('own', { bracket: own(...SIX), ruleSystem: 'opg-4.2' })).toEqual({ ...bracket });
    expect(findBracket('own')).toBeNull();
  });

  it('follows the rule system in how a match is played', () => {
    expect(readOwnBracket(own(...SIX), 'ffg-swlcg-2016')).toMatchObject({ play: 'sides' });
    expect(readOwnBracket(own(...SIX), 'stccg-1996')).toMatchObject({ play: 'single-games' });
  });

  it('has a second final where it is written so', () => {
    const bracket = read('1: 1-4, 2: 2-3', '3: W1-W2, 4: L1-L2', '5: L3-W4', '6: W3-W5', '7: W3-W5 if W6') as Bracket;
    expect(bracket.matches.at(-1)).toMatchObject({ id: '7', onlyIfSecondWon: '6' });
    expect(playOut(bracket, [true, false, false])).toHaveLength(4);
  });

  it('can be played to the end by everybody who can win, for any bracket that is made up by the rules', () => {
    fc.assert(
      fc.property(MADE_UP, fc.array(fc.boolean(), { minLength: 2, maxLength: 30 }), ([size, choices, drops], wins) => {
        const bracket = read(...madeUp(size, choices, drops));
        expect(Array.isArray(bracket)).toBe(false);
        const places = playOut(bracket as Bracket, wins);
        expect([...places!].sort()).toEqual(Array.from({ length: size }, (_, index) => `s${index + 1}`).sort());
      }),
      { numRuns: 150 },
    );
  });

  it('is refused, never played wrongly, when any one side of it is another one', () => {
    fc.assert(
      fc.property(MADE_UP, fc.nat(), fc.nat(), ([size, choices, drops], at, other) => {
        const rounds = madeUp(size, choices, drops);
        const sides = [...rounds.join('|').matchAll(/[WL]?\d+(?=[-,|]|$)/g)].filter(
          ({ index }) => rounds.join('|')[index + 1] !== ':',
        );
        const [from, to] = [sides[at % sides.length]!, sides[other % sides.length]!];
        fc.pre(from[0] !== to[0]);
        const text = rounds.join('|');
        const changed = text.slice(0, from.index) + to[0] + text.slice(from.index + from[0].length);
        expect(Array.isArray(read(...changed.split('|')))).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    ['an unreadable match', ['1: 1-2', '2: W1 against 3'], 1, 'is not a match'],
    ['an empty line', ['1: 1-2', '', '2: W1-3'], 1, 'is not a match'],
    ['two matches of one number', ['1: 1-2', '1: W1-3'], 1, 'two matches 1'],
    ['a match that waits for itself', ['1: 1-2', '2: W2-3'], 1, 'not played in an earlier round'],
    ['a cycle', ['1: 1-W2', '2: 2-W1, 3: 3-4', '4: W2-W3'], 0, 'not played in an earlier round'],
    ['a match that waits for none', ['1: 1-2', '2: W9-3'], 1, 'does not exist'],
    ['a seed twice', ['1: 1-2', '2: W1-3, 3: 3-4', '4: W2-W3'], 1, 'begins in two matches'],
    ['a missing seed', ['1: 1-2', '2: W1-4'], 0, 'Seeds are missing: 3'],
    ['a seed 0', ['1: 0-2, 2: 1-3', '3: W1-W2'], 0, 'no seed 0'],
    ['a loser who drops twice', ['1: 1-2, 2: 3-4', '3: W1-L2, 4: W2-L2', '5: W3-W4'], 1, 'loser of match 2 drops into'],
    [
      'a winner in two matches',
      ['1: 1-2, 2: 3-4', '3: W1-L2, 4: W1-L1', '5: W3-W4'],
      1,
      'winner of match 1 plays both',
    ],
    ['a winner who plays no more', ['1: 1-2, 2: 3-4', '3: W1-L2', '4: W3-L1'], 0, 'winner of match 2 plays no further'],
    ['a final before the end', ['1: 1-2, 2: 3-4, 3: W1-W2'], 0, 'not played in an earlier round'],
    ['a second final of other sides', ['1: 1-2', '2: W1-3', '3: W1-L2 if W2'], 2, 'not a second final'],
    [
      'a second final although nobody plays on after a loss',
      ['1: 1-4, 2: 2-3', '3: W1-W2', '4: W1-W2 if W3'],
      2,
      'it has decided already',
    ],
    ['two players only', ['1: 1-2'], 0, 'has 2 seeds'],
    ['65 players', ['1: 1-65', '2: W1-2'], 0, 'has 65 seeds'],
    ['nothing', [], 0, 'has 0 seeds'],
  ])('refuses %s, and names the round', (_, rounds, line, said) => {
    const findings = read(...rounds);
    if (!Array.isArray(findings)) throw new Error('It was accepted.');
    const found = findings.find(({ message }) => String(message).includes(said));
    expect(found).toMatchObject({ code: 'bracket-not-playable', pointer: `/tournament/bracket/rounds/${line}` });
    expect(String(found!.advice)).not.toBe('');
  });
});
