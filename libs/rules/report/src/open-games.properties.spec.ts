import fc from 'fast-check';
import { hasCertainPlace, type IncompleteMatch, type Match, type TournamentReport } from '@quadrant/rules/tournament';
import { readReportValue } from './read-report.js';
import { getRuleSystem } from '@quadrant/rules/systems';

const SYSTEMS = {
  'opg-4.2': { game: '2e', results: ['FW', 'MW', 'TT', 'ML', 'FL'] },
  'decipher-1999': { game: 'stccg', results: ['WIN', 'MODIFIED_WIN', 'TRUE_TIE', 'MODIFIED_LOSS', 'LOSS'] },
  'stccg-1996': { game: 'stccg', results: ['WIN', 'MODIFIED_WIN', 'TRUE_TIE', 'MODIFIED_LOSS', 'LOSS'] },
} as const;

interface Drawn {
  readonly ruleSystem: keyof typeof SYSTEMS;
  readonly players: number;
  readonly shifts: readonly number[];
  readonly results: readonly number[];
  /** Says what is forgotten of each match: nothing, the second player (with their own row or without), or the result. */
  readonly forgotten: readonly ('nothing' | 'opponent' | 'row' | 'result')[];
  readonly hasFinal: boolean;
}

const drawn: fc.Arbitrary<Drawn> = fc.record({
  ruleSystem: fc.constantFrom(...(Object.keys(SYSTEMS) as (keyof typeof SYSTEMS)[])),
  players: fc.constantFrom(4, 6, 8),
  shifts: fc.array(fc.nat(6), { minLength: 3, maxLength: 4 }),
  results: fc.array(fc.nat(4), { minLength: 20, maxLength: 20 }),
  forgotten: fc.array(
    fc.oneof(
      { weight: 5, arbitrary: fc.constant('nothing' as const) },
      { weight: 1, arbitrary: fc.constant('opponent' as const) },
      { weight: 1, arbitrary: fc.constant('row' as const) },
      { weight: 1, arbitrary: fc.constant('result' as const) },
    ),
    { minLength: 20, maxLength: 20 },
  ),
  hasFinal: fc.boolean(),
});

/** Reads a tournament of which everything is known. */
function reportOf({ ruleSystem, players, shifts, results, hasFinal }: Drawn): TournamentReport {
  const { game, results: words } = SYSTEMS[ruleSystem];
  const handles = Array.from({ length: players }, (_, index) => `p${index}`);
  let next = 0;
  const match = (first: string, second: string, isFinal = false) => {
    const result = words[isFinal ? 0 : results[next++ % results.length]!]!;
    return { players: [first, second], result, score: [100, 20] };
  };
  const half = players / 2;
  const swiss = shifts.map((shift, index) => ({
    round: index + 1,
    matches: Array.from({ length: half }, (_, table) =>
      match(handles[table]!, handles[half + ((table + shift) % half)]!),
    ),
  }));
  const final = { round: swiss.length + 1, stage: 'elimination', matches: [match('p0', 'p1', true)] };
  const isOpg = ruleSystem === 'opg-4.2';
  const document = {
    schema: 'quadrant/1',
    tournament: { name: 'x', game, ruleSystem, format: 'constructed', level: 1, startsAt: '2006-03-04T10:00:00Z' },
    players: handles.map((handle) => ({ handle })),
    rounds: isOpg && hasFinal ? [...swiss, final] : swiss,
  };
  const { report, findings } = readReportValue(document);
  if (report === null) throw new Error(JSON.stringify(findings));
  return report;
}

/** Returns the report as somebody has it who forgot some names and results. */
function forget(report: TournamentReport, forgotten: Drawn['forgotten']): TournamentReport {
  let next = 0;
  const rounds = report.rounds.map((round) => {
    const matches: Match[] = [];
    const incomplete: IncompleteMatch[] = [];
    round.matches.forEach((match, number) => {
      const [first, second] = match.players;
      // The name of the player who lost or won the final can be forgotten, too.
      const drawn = forgotten[next++ % forgotten.length]!;
      const what = round.stage === 'swiss' || drawn === 'row' ? drawn : 'nothing';
      if (what === 'nothing' || second === undefined) matches.push(match);
      else if (what === 'row') incomplete.push({ ...match, players: [first, null], isResultUnknown: false, number });
      else if (what === 'opponent') {
        // The opponent's own row is forgotten, too: their result of this round is unknown with their opponent.
        incomplete.push({ ...match, players: [first, null], isResultUnknown: false, number });
        incomplete.push({
          ...match,
          players: [second, null],
          result: null,
          isResultUnknown: true,
          number: number + 100,
        });
      } else incomplete.push({ ...match, players: [first, second], result: null, isResultUnknown: true, number });
    });
    return { ...round, matches, ...(incomplete.length > 0 && { incomplete }) };
  });
  return { ...report, rounds };
}

describe('places of a tournament of which something is forgotten', () => {
  it('are certain only where they are those of the whole tournament', () => {
    let certain = 0;
    fc.assert(
      fc.property(drawn, (draw) => {
        const rules = getRuleSystem(draw.ruleSystem);
        const whole = reportOf(draw);
        const real = new Map(rules.computeStandings(whole, 'seed').map(({ entry, place }) => [entry, place]));
        const standings = rules.computeStandings(forget(whole, draw.forgotten), 'seed');
        expect(standings.map(({ place }) => place)).toEqual(standings.map((_, index) => index + 1));
        expect(new Set(standings.map(({ entry }) => entry)).size).toBe(whole.entries.length);
        for (const row of standings) {
          if (hasCertainPlace(row)) {
            certain += 1;
            expect([row.entry, row.place]).toEqual([row.entry, real.get(row.entry)]);
          } else {
            const [, first, last] = /^(\d+)-(\d+)\?$/.exec(row.stated!)!;
            expect(real.get(row.entry)).toBeGreaterThanOrEqual(Number(first));
            expect(real.get(row.entry)).toBeLessThanOrEqual(Number(last));
          }
        }
      }),
      { numRuns: 300 },
    );
    expect(certain).toBeGreaterThan(100);
  });

  it('have points that are at most those of the whole tournament where they are "at least"', () => {
    fc.assert(
      fc.property(drawn, (draw) => {
        const rules = getRuleSystem(draw.ruleSystem);
        const whole = reportOf(draw);
        const real = new Map(rules.computeStandings(whole, 'seed').map(({ entry, points }) => [entry, points!]));
        for (const { entry, points, pointsAtLeast } of rules.computeStandings(forget(whole, draw.forgotten), 'seed')) {
          if (pointsAtLeast === true) expect(points).toBeLessThanOrEqual(real.get(entry)!);
          else expect(points).toBe(real.get(entry));
        }
      }),
      { numRuns: 100 },
    );
  });
});
