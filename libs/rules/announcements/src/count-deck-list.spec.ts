import { getRuleSystem } from '@quadrant/rules/systems';
import type { DeckQuestion, RuleSystemId } from '@quadrant/rules/tournament';
import { countDeckList, LONGEST_DECK_LIST, readDeckList } from './count-deck-list.js';

const counted = (list: string, question: Partial<DeckQuestion> = {}, system: RuleSystemId = 'opg-4.2') => {
  const rules = getRuleSystem(system).players.deckRules({
    game: '2e',
    format: 'constructed',
    rules: null,
    ...question,
  });
  const { cards, parts, notes } = countDeckList(list, rules);
  return { cards, parts: parts.map((each) => each.cards), notes: notes.map(String) };
};

const SECOND_EDITION = `Missions (5)
1 Excavation
2x Investigate Anomaly
Geological Survey x2

# Dilemmas
3 Limited Welcome
17 Old Differences

Personnel:
20 Ensign
Equipment:
15 Phaser`;

describe('counting a deck list', () => {
  it('reads numbers before and behind names, and headings as lists write them', () => {
    expect(counted(SECOND_EDITION)).toEqual({ cards: 60, parts: [5, 20, 35], notes: [] });
    expect(counted('3 × Ensign\nPhaser (2)\nTricorder', { game: 'tribbles' }).cards).toBe(6);
  });

  it('says what differs from a complete deck of the game, and decides nothing', () => {
    const { notes } = counted('Missions\n4 Excavation\nDilemmas\n20 Wall\nDraw deck\n36 Ensign');
    expect(notes).toEqual(['Missions: 4. Needed: 5 (a complete deck of this game).']);
    expect(
      counted('Seed deck:\n31 Outpost\nDilemmas\n1 Wall\nMissions\n6 Survey\nDraw\n30 Ensign', { game: '1e' }).notes,
    ).toEqual(['Seed cards: 32. Needed: 30 (a complete deck of this game).']);
  });

  it('asks for headings where the parts of a deck are counted', () => {
    const { cards, notes } = counted('60 Ensign');
    expect(cards).toBe(60);
    expect(notes).toEqual([
      'The list has no headings, so its parts cannot be counted: Missions, Dilemmas, and Draw deck.',
    ]);
  });

  // @row 201
  it('counts 60 or 80 cards by the rules of 1996', () => {
    expect(counted('80 Card', { game: 'stccg' }, 'stccg-1996').notes).toEqual([]);
    expect(counted('61 Card', { game: 'stccg' }, 'stccg-1996').notes).toEqual([
      'The list has 61 cards. Needed: 60 or 80 (Star Trek CCG Tournament Rules 1996, section 1, Deck Size).',
    ]);
  });

  // @row 169
  it('counts both decks of a player apart, and names the side that is missing', () => {
    const question = { game: 'swccg' } as const;
    expect(
      counted('Dark deck\n60 Trooper\nLight deck\nCharacters:\n59 Rebel', question, 'decipher-1999').notes,
    ).toEqual(['The Light deck has 59 cards. Needed: 60 (Decipher Tournament Guide 6.99, section II.A.i).']);
    expect(counted('Dark\n60 Trooper', question, 'decipher-1999').notes[0]).toContain('no heading "Light"');
  });

  // @row 194, 219, 221, 226
  it('counts sealed decks by the format that is played', () => {
    const sealed = { game: 'stccg', format: 'sealed' } as const;
    expect(counted('Seed\n30 A\nDraw\n30 B', sealed, 'decipher-1999').notes).toEqual([]);
    expect(counted('Seed\n30 A\nDraw\n31 B', sealed, 'decipher-1999').notes).toHaveLength(1);
    expect(counted('60 A', { game: '1e', format: 'sealed', rules: 'starter-sealed' }).notes).toEqual([]);
    const otsd = { game: '1e', format: 'sealed', rules: 'otsd' } as const;
    expect(counted('Missions\n6 M\nSeed\n31 A\nDraw\n29 B', otsd).notes).toEqual([
      'Seed cards: 31. Allowed: at most 30 (Decipher Sealed Deck Formats, Enhanced Format, 1 to 3 and 6).',
      'Draw deck: 29. Needed: at least 30 (Decipher Sealed Deck Formats, Enhanced Format, 1 to 3 and 6).',
    ]);
  });

  // @row 231
  it('counts affiliations and objective sets of both decks of the Star Wars LCG', () => {
    const deck = (sets: number) => `Affiliation\n1 Jedi\nObjective sets\n${sets} Set`;
    const list = `Light deck\n${deck(10)}\nDark deck\n${deck(9)}\nCommand deck\n50 Card`;
    expect(counted(list, { game: 'sw-lcg' }, 'ffg-swlcg-2016').notes).toEqual([
      'Objective sets: 9. Needed: at least 10 (Star Wars LCG Tournament Regulations 1.0, Deck Building).',
    ]);
  });

  // @row 17
  it('counts no draft and no sealed deck against a size that no document gives', () => {
    expect(counted('22 Card', { format: 'draft' })).toEqual({ cards: 22, parts: [], notes: [] });
  });
});

describe('reading a deck list', () => {
  it('takes tabs, a byte order mark and any line ends', () => {
    expect(readDeckList('\ufeffMissions\r\n1\tExcavation \r2 Ensign\n\n')).toBe('Missions\n1 Excavation\n2 Ensign');
  });

  it('refuses 2 MB, a binary file and nothing, with the line', () => {
    expect(readDeckList('1 Ensign\n'.repeat(220_000))).toMatchObject({
      kind: 'deck-list-too-long',
      most: LONGEST_DECK_LIST,
    });
    expect(readDeckList('\u0089PNG\r\n\u001a\n\u0000\u0000')).toEqual({ kind: 'deck-list-not-text', line: 1 });
    expect(readDeckList('1 Ensign\n2 \u202eangisnE')).toEqual({ kind: 'deck-list-not-text', line: 2 });
    expect(readDeckList(' \n\t\n')).toEqual({ kind: 'deck-list-empty' });
  });
});
