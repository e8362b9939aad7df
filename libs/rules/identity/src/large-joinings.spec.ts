import type { SeenTournament } from './seen-tournament.js';
import { settlePeople } from './settle-people.js';

const day = (index: number): string => new Date(Date.UTC(2006, 0, 1 + 14 * index)).toISOString().slice(0, 10);

/** Makes a club with people of its own, in which somebody plays each time. */
const club = (place: string, somebody: string, times: number): SeenTournament[] =>
  Array.from({ length: times }, (_, index) => ({
    id: `${place}${index}`,
    date: day(index),
    place: null,
    names: [...['Ann', 'Bob', 'Cid', 'Dora', 'Eve'].map((given) => `${given} of ${place}`), somebody],
  }));

/** Tells whether the somebody of the first tournament is the same person as the one of the last. */
function areOne(tournaments: readonly SeenTournament[]): { readonly areOne: boolean; readonly isAsked: boolean } {
  const { bearersOf, personOf, cards } = settlePeople(tournaments);
  const [one, other] = [bearersOf[0]!.at(-1)!, bearersOf.at(-1)!.at(-1)!];
  const isAsked = cards.some(({ questions }) =>
    questions.some((each) => [each.one, each.other].every((bearer) => [one, other].includes(bearer))),
  );
  return { areOne: personOf[one] === personOf[other], isAsked };
}

describe('a joining that decides about many pairs of entries', () => {
  it('is asked about where the company of two regulars with one handle is different', () => {
    const many = areOne([...club('Aston', 'darkclar77', 20), ...club('Brill', 'darkclar77', 20)]);
    expect(many).toEqual({ areOne: false, isAsked: true });
  });

  it('is made where a regular is a guest elsewhere once', () => {
    const few = areOne([...club('Aston', 'darkclar77', 20), ...club('Brill', 'darkclar77', 1)]);
    expect(few.areOne).toBe(true);
  });

  it('is asked about by the largest spelling of each, not by one that somebody wrote once', () => {
    const [once] = club('Aston', 'DARKCLAR77', 1) as [SeenTournament];
    const regulars = [...club('Aston', 'darkclar77', 20), ...club('Brill', 'darkclar77', 20)];
    const { cards, bearers } = settlePeople([{ ...once, id: 'A', date: '2005-12-24' }, ...regulars]);
    const asked = cards[0]!.questions.map(({ one, other }) =>
      [one, other].map((each) => bearers[each]!.entries.length),
    );
    expect(asked).toEqual([[20, 20]]);
  });
});
