import type { TournamentReport, Standing } from '@quadrant/rules/tournament';
import { report } from '../../../../../test/builders/report.js';
import { round } from '../../../../../test/builders/round-text.js';
import { recommendedRounds } from './rounds-table.js';
import { opg42 } from './rule-system.js';

/** Finds a player of the examples that 000 prints, by the names in them. */
const standingOf = (from: TournamentReport, handle: string): Standing => {
  const found = opg42.computeStandings(from, 'key').find(({ entry }) => from.entries[entry]?.handle === handle);
  if (found === undefined) throw new Error(`${handle} has no place.`);
  return found;
};

const differentials = (from: TournamentReport, ...handles: string[]): (number | null)[] =>
  handles.map((handle) => standingOf(from, handle).differential);

describe('000, 7.4.1 and Glossary: differential', () => {
  // @row 50
  it('Paul beats George by 100-35: +65 and -65', () => {
    expect(differentials(report(round('paul 100-35 george FW')), 'paul', 'george')).toEqual([65, -65]);
    expect(differentials(report(round('george 35-100 paul FL')), 'paul', 'george')).toEqual([65, -65]);
  });

  // @row 51
  it('a player on 120 points is recorded with 100', () => {
    expect(differentials(report(round('ann 120-35 bob FW')), 'ann', 'bob')).toEqual([65, -65]);
  });

  // @row 51
  it('a player on -5 points in First Edition is recorded with 0', () => {
    const firstEdition = report({ tournament: { game: '1e', rules: 'otf' } }, round('ann 100--5 bob FW'));
    expect(differentials(firstEdition, 'ann', 'bob')).toEqual([100, -100]);
  });

  // @row 56
  it('Matt wins by the text on Up the Ante with 0 points against 35: 65', () => {
    expect(differentials(report(round('matt 0-35 rob FW effect')), 'matt', 'rob')).toEqual([65, -65]);
  });

  // @row 56
  it('Danny and Troy both deck, Troy on 30: 70', () => {
    expect(differentials(report(round('danny 45-30 troy FW decked')), 'danny', 'troy')).toEqual([70, -70]);
  });

  // @row 57
  it('Ben is on 70 when Greg wins by Terrasphere 8, the Phoenix being out: Greg counts 100', () => {
    expect(differentials(report(round('ben 70-20 greg FL effect')), 'ben', 'greg')).toEqual([-30, 30]);
  });

  // @row 23, 58
  it('Slipstream counts to 50, for Earned Byes, concessions and deck-outs too', () => {
    const slipstream = { tournament: { rules: 'slipstream' } } as const;
    expect(differentials(report(slipstream, round('ann 70-20 bob FW')), 'ann', 'bob')).toEqual([30, -30]);
    expect(differentials(report(slipstream, round('ann bob FW concession')), 'ann', 'bob')).toEqual([50, -50]);
    expect(differentials(report(slipstream, round('ann 20-10 bob FW decked')), 'ann', 'bob')).toEqual([40, -40]);
    expect(differentials(report(slipstream, round('ann 0-10 bob FW effect')), 'ann', 'bob')).toEqual([40, -40]);
    expect(differentials(report(slipstream, round('ann 40-45 bob FW external')), 'ann', 'bob')).toEqual([50, -50]);
    expect(differentials(report(slipstream, round('ann EARNED_BYE', 'bob cy FW')), 'ann')).toEqual([50]);
  });

  // @row 54
  it('an equal or lower winning score is +1 and -1, counted first and then compared', () => {
    expect(differentials(report(round('ann 60-60 bob MW')), 'ann', 'bob')).toEqual([1, -1]);
    expect(differentials(report(round('ann 50-60 bob MW')), 'ann', 'bob')).toEqual([1, -1]);
    expect(differentials(report(round('ann 120-105 bob FW')), 'ann', 'bob')).toEqual([1, -1]);
    expect(differentials(report(round('ann 30-100 bob FW effect')), 'ann', 'bob')).toEqual([1, -1]);
  });

  // @row 52, 53
  it('a True Tie and a Bye are 0, an Earned Bye is 100', () => {
    const from = report(round('ann 40-40 bob TT', 'cy BYE', 'dee EARNED_BYE'));
    expect(differentials(from, 'ann', 'bob', 'cy', 'dee')).toEqual([0, 0, 0, 100]);
  });
});

describe('000, 7.9 and 7.10: concession and automatic loss', () => {
  // @row 55, 85
  it.each(['concession', 'external', 'auto-loss'])('%s is worth 100 whatever the score', (ending) => {
    expect(differentials(report(round(`ann 10-90 bob FW ${ending}`)), 'ann', 'bob')).toEqual([100, -100]);
    expect(differentials(report(round(`ann bob FL ${ending}`)), 'ann', 'bob')).toEqual([-100, 100]);
  });

  // @row 86
  it("Devidian Door and Quark's Treasure lose the game like a concession: FL with -100, FW with +100", () => {
    const firstEdition = report({ tournament: { game: '1e', rules: 'otf' } }, round('ann 60-20 bob FL auto-loss'));
    expect(standingOf(firstEdition, 'ann')).toMatchObject({ points: 1, differential: -100 });
    expect(standingOf(firstEdition, 'bob')).toMatchObject({ points: 4, differential: 100 });
    const secondEdition = report(round('ann 60-20 bob FL auto-loss'));
    expect(differentials(secondEdition, 'ann', 'bob')).toEqual([-100, 100]);
  });

  // @row 86
  it('both losing automatically is a True Tie with 0', () => {
    const from = report(round('ann 100-35 bob TT both-auto-loss'));
    expect(differentials(from, 'ann', 'bob')).toEqual([0, 0]);
    expect(standingOf(from, 'ann').points).toBe(2);
    expect(opg42.ratedGames(from)).toEqual([{ players: [0, 1], score: 0.5, step: 0, share: 1, modified: false }]);
  });
});

describe('000, 7.4.2 and Glossary: cumulative victory points', () => {
  // @row 59
  it("Richard's Full Win, True Tie, Full Win and Modified Loss make 31", () => {
    const from = report(
      round('richard ann FW'),
      round('richard bob TT'),
      round('richard cy FW'),
      round('richard dee ML'),
    );
    expect(standingOf(from, 'richard')).toMatchObject({ points: 11, cumulativeVictoryPoints: 31 });
  });
});

describe('000, Glossary: strength of schedule', () => {
  // @row 144
  it("Tony's opponents John 13, James 11, Will 6 and a Bye make 30", () => {
    const from = report(
      round('tony john FL', 'james a FW', 'will b FL'),
      round('tony james FL', 'john c FW', 'will d FL'),
      round('tony will FW', 'john e FW', 'james f TT'),
      round('tony BYE', 'john g FL', 'james h FL', 'will i MW'),
    );
    expect(['john', 'james', 'will'].map((handle) => standingOf(from, handle).points)).toEqual([13, 11, 6]);
    expect(standingOf(from, 'tony').strengthOfSchedule).toBe(30);
  });

  // @row 61, 145
  it('an Earned Bye counts the most that an opponent could have, a Bye and a Missed Game nothing', () => {
    const from = report(round('ann EARNED_BYE', 'bob cy FW'), round('ann bob FW'), round('ann BYE', 'bob MG'));
    // Ann has 4 points in each of 3 rounds, Bob 4 + 1, and the Bye, which is the lowest.
    expect(standingOf(from, 'ann').strengthOfSchedule).toBe(12 + 5);
    // Cy has 1, Ann 12, and the Missed Game counts nothing.
    expect(standingOf(from, 'bob').strengthOfSchedule).toBe(1 + 12);
  });
});

// @row 60, 63, 65, 66, 67, 147
describe('000, 7.5: victory points', () => {
  it.each([
    ['ann bob FW', [4, 1]],
    ['ann bob MW', [3, 1]],
    ['ann bob TT', [2, 2]],
    ['ann bob ML', [1, 3]],
    ['ann bob FL', [1, 4]],
  ])('%s', (line, points) => {
    const from = report(round(line));
    expect(['ann', 'bob'].map((handle) => standingOf(from, handle).points)).toEqual(points);
  });

  // @row 61, 62, 68, 147
  it('gives 4 for a Bye and an Earned Bye, 0 for a Missed Game and for no row at all', () => {
    const from = report(round('ann BYE', 'bob EARNED_BYE', 'cy MG'), { players: { dee: {} } });
    expect(['ann', 'bob', 'cy', 'dee'].map((handle) => standingOf(from, handle).points)).toEqual([4, 4, 0, 0]);
  });
});

describe('000, section 6: changing the number of rounds', () => {
  const rounds = [
    round('ann 100-0 bob FW', 'cy 100-0 dee FW'),
    round('ann 100-0 cy FW', 'bob 100-0 dee FW'),
    round('ann 100-0 dee FW', 'bob 100-0 cy FW'),
  ];
  const saidOf = (plannedRounds: number) =>
    opg42.validate(report(...rounds, { tournament: { plannedRounds } })).map(({ code }) => code);

  // @row 36
  it('attendance too small for the rounds that were announced: the listing is to be corrected', () => {
    expect(saidOf(5)).toEqual(['fewer-rounds-than-planned']);
    expect(saidOf(3)).toEqual([]);
  });

  // @row 36
  it('more quickly through than anticipated: so it is for a round more', () => {
    expect(saidOf(2)).toEqual(['more-rounds-than-planned']);
  });
});

describe('000, Table 3.0.1', () => {
  // @row 10
  it.each([
    [3, 0],
    [4, 3],
    [7, 3],
    [8, 4],
    [15, 4],
    [16, 5],
    [24, 5],
    [25, 6],
    [34, 6],
    [35, 7],
    [45, 7],
    [46, 8],
    [948, 8],
  ])('for %i players recommends %i rounds', (players, rounds) => {
    expect(recommendedRounds(players)).toBe(rounds);
  });
});
