import { usualRuleSystem } from '@quadrant/rules/systems';
import { KINDS, type GameTitle, type Kind } from '@quadrant/rules/tournament';
import { awardPrizes, type PrizeField } from './award-prizes.js';

const CONTINENTAL = "that year's Continental Championship on that continent";
const NEXT = 'the next Continental Championship on that continent';
const CHOICE = "the following year's Continental Championship of the player's choice";
const WORLDS = "that year's World Championships";
const FOLLOWING = "the following year's World Championships";
const R1 = 'an Earned Bye for round 1';
const R1_R2 = 'Earned Byes for rounds 1 and 2';
const START = 'a head start of 100,000';
const DOUBLE = 'a head start of 200,000';

function award(kind: Kind, game: GameTitle, participants: number, changes: Partial<PrizeField> = {}) {
  const placings = Array.from({ length: participants }, (_, index) => ({
    entry: participants - 1 - index,
    place: index + 1,
  }));
  const ruleSystem = usualRuleSystem(game);
  const field = { kind, game, ruleSystem, participants, placings };
  return awardPrizes({ ...field, awardsPoints: true, sanctioned: true, ...changes });
}

/** Lists the prizes that all entries have won, as `place/ordinal worth into what`. */
const won = (...asked: Parameters<typeof award>) =>
  award(...asked).entitlements.map(({ place, ordinal, rule }) => `${place}/${ordinal} ${rule.replace(/^.*?: /, '')}`);

const REGIONAL = (...places: number[]) => places.map((place) => `${place}/0 ${R1} into ${CONTINENTAL}`);

describe('000, 11.1.1 to 11.2.2 and 12.7: what places are worth', () => {
  const FOR_CONTINENTAL = [`1/0 ${R1_R2} into ${WORLDS}`, `2/0 ${R1} into ${WORLDS}`];
  const FOR_WORLDS = [
    `1/0 ${R1_R2} into ${FOLLOWING}`,
    `1/1 ${R1} into ${CHOICE}`,
    `2/0 ${R1} into ${FOLLOWING}`,
    `2/1 ${R1} into ${CHOICE}`,
  ];

  // @row 106
  it.each<[Kind, GameTitle, number, string[]]>([
    ['regional', '1e', 10, REGIONAL(1)],
    ['regional', '1e', 11, REGIONAL(1, 2)],
    ['regional', '2e', 20, REGIONAL(1, 2)],
    ['regional', '2e', 21, REGIONAL(1, 2, 3)],
    ['regional', 'tribbles', 21, [`1/0 ${START} into ${CONTINENTAL}`]],
    ['continental', '1e', 4, FOR_CONTINENTAL],
    ['continental', '2e', 40, FOR_CONTINENTAL],
    ['continental', 'tribbles', 16, [`1/0 ${DOUBLE} into ${WORLDS}`, `2/0 ${START} into ${WORLDS}`]],
    ['worlds', '1e', 30, FOR_WORLDS],
    ['worlds', '2e', 30, FOR_WORLDS],
    [
      'worlds',
      'tribbles',
      30,
      [
        `1/0 ${DOUBLE} into ${FOLLOWING}`,
        `1/1 ${START} into ${CHOICE}`,
        `2/0 ${START} into ${FOLLOWING}`,
        `2/1 ${START} into ${CHOICE}`,
      ],
    ],
    ['national', '1e', 4, [`1/0 ${R1} into ${NEXT}`, `2/0 ${R1} into ${NEXT}`]],
    ['national', 'tribbles', 4, [`1/0 ${START} into ${NEXT}`, `2/0 ${START} into ${NEXT}`]],
    ['champions-league', '1e', 8, [`1/0 ${R1_R2} into ${WORLDS}`]],
    ['champions-league', '2e', 8, [`1/0 ${R1_R2} into ${WORLDS}`]],
    ['champions-league', 'tribbles', 8, []],
    ['masters', '2e', 30, []],
    ['masters', 'tribbles', 30, []],
    ['local', '2e', 30, []],
    ['release', '1e', 30, []],
    ['chairmans-challenge', '1e', 30, []],
    ['worlds', 'stccg', 30, []],
  ])('in a tournament of kind %s in %s of %i', (kind, game, participants, expected) => {
    expect(won(kind, game, participants)).toEqual(expected);
  });

  it('say to whom, by what rule of which section', () => {
    expect(award('regional', '2e', 11).entitlements[1]).toEqual({
      entry: 9,
      place: 2,
      ordinal: 0,
      into: 'continental',
      edition: 'same-year',
      continent: 'same',
      earnedByes: [1],
      headStart: 0,
      rule: `place 2 of 11 in a tournament of kind regional: ${R1} into ${CONTINENTAL}`,
      section: '000 §11.1.1',
    });
    expect(award('champions-league', '1e', 4).entitlements[0]?.section).toBe('000 §12.7');
  });
});

describe('000, 12.7: the prize of the Champions League', () => {
  const unsanctioned = (kind: Kind, participants: number) =>
    award(kind, '2e', participants, { sanctioned: false }).entitlements.map(({ place, rule }) => [place, rule]);

  it('does not depend on three rounds: a bracket of four is over after two', () => {
    const rule = `place 1 of 4 in a tournament of kind champions-league: ${R1_R2} into ${WORLDS}`;
    expect(unsanctioned('champions-league', 4)).toEqual([[1, rule]]);
    expect(unsanctioned('champions-league', 3)).toEqual([]);
    expect(unsanctioned('continental', 4)).toEqual([]);
  });
});

describe('badges', () => {
  const badges = (...asked: Parameters<typeof award>) =>
    award(...asked).badges.map(({ place, ordinal, badge }) => `${place}/${ordinal} ${badge}`);

  it('go to the winner of a championship', () => {
    const withOne = KINDS.filter((kind) => badges(kind, '2e', 4).join() === '1/0 gold');
    expect(withOne).toEqual(['regional', 'national', 'continental', 'worlds', 'champions-league']);
    expect(award('worlds', 'tribbles', 4).badges).toEqual([
      {
        entry: 3,
        place: 1,
        ordinal: 0,
        badge: 'gold',
        rule: 'place 1 in one of kind worlds',
        section: '000 appendix A',
      },
    ]);
  });

  it('go to everybody in Trek Masters', () => {
    expect(badges('masters', '2e', 4)).toEqual([
      '1/0 gold',
      '1/1 button',
      '2/0 silver',
      '2/1 button',
      '3/0 button',
      '4/0 button',
    ]);
  });
});

describe('nothing', () => {
  it.each<[string, Partial<PrizeField>]>([
    ['a Tribbles heat', { awardsPoints: false }],
    ['a tournament that nobody played', { participants: 0, placings: [] }],
  ])('is what places are worth in %s', (_, changes) => {
    for (const kind of KINDS) {
      expect(award(kind, 'tribbles', 8, changes)).toEqual({ entitlements: [], badges: [] });
    }
  });

  it('is what places are worth in a tournament that is not sanctioned, the Champions League apart', () => {
    const changes = { sanctioned: false };
    for (const kind of KINDS.filter((each) => each !== 'champions-league')) {
      expect(award(kind, 'tribbles', 8, changes)).toEqual({ entitlements: [], badges: [] });
    }
  });
});
