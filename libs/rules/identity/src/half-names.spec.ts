import type { Answer, SeenTournament } from './seen-tournament.js';
import { settlePeople } from './settle-people.js';

const REGULARS = ['Ann Smith', 'Bob Jones', 'Cid Kay', 'Dora Lind'];

/** A club meets every second week; each list names who came besides the four regulars. */
const club = (evenings: readonly (readonly string[])[], place: string | null = null, id = 'c'): SeenTournament[] =>
  evenings.map((names, index) => ({
    id: `${id}${String(index).padStart(2, '0')}`,
    date: new Date(Date.UTC(2006, 0, 4 + 14 * index)).toISOString().slice(0, 10),
    place,
    names: [...(id === 'c' ? REGULARS : REGULARS.map((name) => `${name} of ${id}`)), ...names],
  }));

/** Tells how two spellings are related: one person, asked about, or neither. */
function relate(tournaments: readonly SeenTournament[], one: string, other: string, answers: readonly Answer[] = []) {
  const { bearers, personOf, cards } = settlePeople(tournaments, answers);
  const numbersOf = (spelling: string) => [...bearers.keys()].filter((each) => bearers[each]!.spelling === spelling);
  if (numbersOf(one).some((a) => numbersOf(other).some((b) => personOf[a] === personOf[b]))) return 'one';
  const isAsked = cards.some(({ questions }) =>
    questions.some((each) => {
      const asked = [each.one, each.other].map((bearer) => bearers[bearer]!.spelling);
      return asked.includes(one) && asked.includes(other);
    }),
  );
  return isAsked ? 'asked' : 'two';
}

/** Names take turns, so that they never meet. */
const turns = (times: number, ...names: readonly string[]): string[][] =>
  Array.from({ length: times }, (_, index) => [names[index % names.length]!]);

describe('a name that says little', () => {
  it.each([
    ['a handle and the name of somebody who would have met it', turns(16, 'Weyoun4', 'Didier Chapuis')],
    ['a first name alone', turns(8, 'Didier', 'Didier Chapuis')],
    ['two initials and a name of several given names', turns(12, 'JB Charpentier', 'Jean-Baptiste Charpentier')],
    ['a name without and with a mark', turns(8, 'Bernd Kaiser', 'Bernd Kaiser (sen.)')],
    ['a short name with a number and a whole name', turns(8, 'Pascal M. (38)', 'Pascal Martin')],
    ['two surnames of one given name, one after the other', [...turns(6, 'Ida Blanc'), ...turns(6, 'Ida Dupont')]],
    ['two spellings that are both regular', turns(8, 'Else Meyer', 'Else Meyr')],
  ])('is asked about: %s', (_, evenings) => {
    const [one, other] = [...new Set(evenings.flat())];
    expect(relate(club(evenings), one!, other!)).toBe('asked');
  });

  it.each([
    ['Ashwin', 'Trevor Ash'],
    ['Pete', 'Karl Peters'],
    ['Rob', 'Roberts Karl'],
  ])('is not asked about where it would be the nickname of a surname: %s, %s', (one, other) => {
    expect(relate(club(turns(8, one, other)), one, other)).toBe('two');
  });

  it.each([
    ['senior and junior', 'Bernd Kaiser sen.', 'Bernd Kaiser (jun.)'],
    ['two years of birth', 'Paul Roux (1961)', 'Paul Roux (1984)'],
    ['two numbers behind a short name', 'Pascal M. (38)', 'Pascal M. (42)'],
  ])('belongs to two people: %s', (_, one, other) => {
    const tournaments = club(turns(8, one, other));
    expect(relate(tournaments, one, other)).toBe('two');
    const [a, b] = [one, other].map((spelling, index) => ({ tournament: `c0${index}`, spelling }));
    expect(relate(tournaments, one, other, [{ one: a!, other: b!, verdict: 'same' }])).toBe('one');
  });

  it('is one where the mark is the same in other words', () => {
    expect(
      relate(
        club(turns(8, 'Bernd Kaiser sen.', 'Bernd Kaiser (Senior)')),
        'Bernd Kaiser sen.',
        'Bernd Kaiser (Senior)',
      ),
    ).toBe('one');
  });

  it('is asked about where an initial fits to two people, also where one of them plays elsewhere', () => {
    const tournaments = [
      ...club([...turns(6, 'Didier Chapuis'), ['D. Chapuis']], 'Lyon'),
      ...club(turns(6, 'Denise Chapuis'), 'Grenoble', 'g'),
    ];
    expect(relate(tournaments, 'D. Chapuis', 'Didier Chapuis')).toBe('asked');
  });

  it('says nothing where a handle and a name met', () => {
    const evenings = [...turns(16, 'Weyoun4', 'Didier Chapuis'), ['Weyoun4', 'Didier Chapuis']];
    expect(relate(club(evenings), 'Weyoun4', 'Didier Chapuis')).toBe('two');
  });
});

describe('one name that is a regular in two towns', () => {
  const inTowns = (here: string, there: string) => [
    ...club(turns(8, 'Thomas Martin'), here),
    ...club(turns(8, 'Thomas Martin'), there, 'g').map((each) => ({ ...each, names: [...each.names, ...REGULARS] })),
  ];
  const peopleOf = (tournaments: readonly SeenTournament[]) => {
    const { bearers, personOf, cards } = settlePeople(tournaments);
    const those = [...bearers.keys()].filter((each) => bearers[each]!.spelling === 'Thomas Martin');
    return { people: new Set(those.map((each) => personOf[each])).size, cards: cards.length > 0 };
  };

  it('is asked about', () => {
    const far = [...club(turns(8, 'Thomas Martin'), 'Lyon'), ...club(turns(8, 'Thomas Martin'), 'Grenoble', 'g')];
    expect(peopleOf(far)).toEqual({ people: 2, cards: true });
  });

  it('is one person where one place is in the other one, or the people are the same', () => {
    expect(peopleOf(inTowns('Saint-Étienne', 'MJC Bellevue, Saint-Étienne'))).toEqual({ people: 1, cards: false });
    expect(peopleOf(inTowns('evenings/2005', 'evenings/2006'))).toEqual({ people: 1, cards: false });
  });
});

describe('a short name of a club', () => {
  const years = (from: number, names: readonly (readonly string[])[]): SeenTournament[] =>
    names.map((those, index) => ({
      id: `Kassel/${String(from + Math.floor(index / 4))}-${String(index % 4)}`,
      date: `${String(from + Math.floor(index / 4))}-0${String(1 + (index % 4))}-02`,
      place: 'Kassel',
      names: [...REGULARS, ...those],
    }));
  const questionsAbout = (tournaments: readonly SeenTournament[], spelling: string) => {
    const { bearers, cards } = settlePeople(tournaments);
    return cards.flatMap(({ questions }) =>
      questions.filter((each) => [each.one, each.other].some((bearer) => bearers[bearer]!.spelling === spelling)),
    );
  };

  it.each([
    ['a first name', 'Stefan'],
    ['initials', 'Becker S.'],
    ['a nickname and an initial', 'Steffi B.'],
    ['a handle', 'Gowron77'],
  ])('is asked about once, also about somebody who came years later: %s', (_, short) => {
    const whole = short === 'Steffi B.' ? 'Stefanie Becker' : 'Stefan Becker';
    const early = Array.from({ length: 12 }, (_unused, index) => (index % 5 === 4 ? [] : [short]));
    const late = Array.from({ length: 8 }, () => [whole]);
    const tournaments = [...years(2004, early), ...years(2011, late)];
    expect(questionsAbout(tournaments, short)).toHaveLength(1);
    expect(relate(tournaments, short, whole)).toBe('asked');
  });

  it('is not that of somebody who stands beside it', () => {
    const early = Array.from({ length: 12 }, (_, index) => [
      'Petersen J.',
      ...(index % 2 === 0 ? ['Jana Petersen'] : []),
    ]);
    const late = Array.from({ length: 8 }, () => ['Jan Petersen', 'Jana Petersen']);
    const elsewhere = club(turns(20, 'Fay Ford', 'Gus Gray'), 'Marburg', 'm');
    const tournaments = [...years(2004, early), ...years(2007, late), ...elsewhere];
    expect(relate(tournaments, 'Petersen J.', 'Jana Petersen')).toBe('two');
    expect(relate(tournaments, 'Petersen J.', 'Jan Petersen')).not.toBe('two');
  });
});
