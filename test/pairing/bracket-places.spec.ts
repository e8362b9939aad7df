import { BRACKETS, type Bracket, findBracket, playBracket, type ReportedWinner } from '@quadrant/rules/pairing';
import { getRuleSystem } from '@quadrant/rules/systems';
import { handleOf, type TournamentHeader } from '@quadrant/rules/tournament';
import { stories } from '../builders/length.js';
import { elimination, report, type ReportChanges } from '../builders/report.js';

/** Returns a generator of numbers from 0 to 1, which always gives the same ones. */
function dice(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff) / 0x80000000;
}

type Header = Partial<Pick<TournamentHeader, 'game' | 'ruleSystem' | 'pairing' | 'structure' | 'cardPool' | 'rules'>>;

/** Returns the header that makes a report use this bracket; null where no style of a rule system has it. */
function headerOf({ name, play }: Bracket): Header | null {
  if (play === 'sides')
    return {
      game: 'sw-lcg',
      ruleSystem: 'ffg-swlcg-2016',
      pairing: 'double-elimination',
      structure: null,
      cardPool: null,
      rules: null,
    };
  if (name.startsWith('standard')) return { pairing: 'single-elimination' };
  if (name.startsWith('champions-league')) return { pairing: 'single-elimination' };
  if (name.startsWith('play-in')) return { pairing: 'single-elimination-play-in' };
  if (name.startsWith('modified')) return { pairing: 'modified-mcintyre' };
  return name.startsWith('mcintyre') ? { pairing: 'mcintyre' } : null;
}

const ALL = [
  ...BRACKETS,
  ...['play-in-5', 'play-in-7', 'play-in-12', 'champions-league-6'].map((name) => findBracket(name)!),
];
const CASES = ALL.flatMap((bracket) => {
  const header = headerOf(bracket);
  return header === null ? [] : [[bracket.name, bracket, header] as const];
});

describe.each(CASES)('a report of %s', (_, bracket, header) => {
  // @row 93, 94, 97, 98, 159, 240
  it('that plays out under random winners fits its bracket, and its places are those of the rules', () => {
    const seeds = Array.from({ length: bracket.entrants }, (_, index) => `s${String(index + 1).padStart(2, '0')}`);
    const players: ReportChanges['players'] = Object.fromEntries(seeds.map((id, index) => [id, { seed: index + 1 }]));
    const roll = dice(bracket.entrants);
    for (let turn = 0; turn < stories(3, 30); turn++) {
      const winners: ReportedWinner[] = [];
      let played = playBracket(bracket, seeds);
      for (let open = played.matches.find(({ state }) => state === 'open'); open !== undefined;) {
        winners.push({ match: open.id, winner: open.players[roll() < 0.5 ? 0 : 1]! });
        played = playBracket(bracket, seeds, winners);
        open = played.matches.find(({ state }) => state === 'open');
      }
      const done = played.matches.filter(({ state }) => state === 'played');
      const rounds = [...new Set(done.map((match) => match.round))].sort((a, b) => a - b);
      const lines = rounds.map((round) => {
        const matches = done.filter((match) => match.round === round);
        const busy = new Set(matches.flatMap((match) => match.players));
        // A player who continues without a match in this round has a bye (000, appendix A).
        const waits = bracket.play === 'sides' ? [] : seeds.filter((id) => !busy.has(id) && isIn(id, round));
        return elimination(
          ...matches.map(({ players: [one, other], winner }) =>
            bracket.play === 'sides'
              ? `${one} ${other}: ${winner === one ? 'W' : 'L'}`
              : `${one} ${winner === one ? '100-0' : '0-100'} ${other} ${winner === one ? 'FW' : 'FL'}`,
          ),
          ...waits.map((id) => `${id} BYE`),
        );
      });
      function isIn(id: string, round: number): boolean {
        return done.some((match) => match.round > round && match.players.includes(id));
      }
      const told = report({ tournament: header, players }, ...lines);
      const system = getRuleSystem(told.tournament.ruleSystem);
      expect(system.validate(told).filter(({ code }) => code === 'match-not-of-bracket')).toEqual([]);
      expect(system.computeStandings(told, 'lots').map(({ entry }) => handleOf(told, entry))).toEqual(played.places);
    }
  });
});
