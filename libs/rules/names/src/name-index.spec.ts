import { NameIndex, type IndexedPerson } from './name-index.js';
import { trigramsOf } from './trigram-index.js';

const person = (id: number, handle: string): IndexedPerson => ({ id, handle, name: null, country: null });

function indexOf(...handles: readonly string[]): NameIndex<IndexedPerson> {
  const index = new NameIndex<IndexedPerson>();
  handles.forEach((handle, id) => index.put(person(id, handle), { handleKey: handle, searchName: null }));
  return index;
}

const find = (index: NameIndex<IndexedPerson>, ...texts: string[]) => index.find(texts).map(({ handle }) => handle);

describe('trigrams', () => {
  it('are those that PostgreSQL finds in a text', () => {
    expect([...trigramsOf('ann o-lee')]).toEqual([
      '  a',
      ' an',
      'ann',
      'nn ',
      '  o',
      ' o ',
      '  l',
      ' le',
      'lee',
      'ee ',
    ]);
    expect([...trigramsOf(' - ')]).toEqual([]);
  });
});

describe('an index of names', () => {
  it('finds a misspelt name, the most like first', () => {
    expect(find(indexOf('peter', 'johnny smith', 'john smith'), 'jon smith')).toEqual(['john smith', 'johnny smith']);
  });

  it('gives nobody who came later a place among those who could be found before', () => {
    const index = indexOf('jon smyth');
    const before = index.asOfNow();
    index.put(person(1, 'jon smith'), { handleKey: 'jon smith', searchName: null });
    expect(before.find(['jon smith']).map(({ handle }) => handle)).toEqual(['jon smyth']);
    expect(find(index, 'jon smith')).toEqual(['jon smith', 'jon smyth']);
  });

  it('finds the forty that are most like, and of equals those who came first', () => {
    const handles = Array.from({ length: 300 }, (_, id) => (id % 3 === 0 ? `jon smith ${id}` : `jon smithers ${id}`));
    const found = find(indexOf(...handles), 'jon smith 0');
    expect(found).toHaveLength(40);
    expect(found[0]).toBe('jon smith 0');
    expect(found.slice(1, 4)).toEqual(['jon smith 3', 'jon smith 6', 'jon smith 9']);
  });

  it('finds nicknames and initials', () => {
    expect(find(indexOf('robert kim', 'anna lee'), 'bob kim')).toContain('robert kim');
    expect(find(indexOf('robert kim', 'anna maria levinson'), 'a levinson')).toContain('anna maria levinson');
  });

  it('finds a handle and the name of the same player once', () => {
    const index = indexOf();
    index.put(person(1, 'jsmith'), { handleKey: 'jsmith', searchName: 'john smith' });
    expect(find(index, 'jsmith', 'john smith')).toEqual(['jsmith']);
  });

  it('knows a player under the last name only, and nobody who was removed', () => {
    const index = indexOf('john smith', 'anna lee');
    index.put(person(0, 'jack black'), { handleKey: 'jack black', searchName: null });
    index.remove(1);
    expect(find(index, 'john smith', 'anna lee')).toEqual([]);
    expect(find(index, 'jack blakc')).toEqual(['jack black']);
  });

  it('keeps no more than the most like of many, lower ids first among equals', () => {
    const index = indexOf(...Array.from({ length: 3000 }, (_, at) => `bench ${at}`));
    const found = index.find(['bench 2999x']);
    expect(found).toHaveLength(40);
    expect(found[0]!.handle).toBe('bench 2999');
    expect(find(index, 'bench 777')[0]).toBe('bench 777');
  });

  it('is made anew when most of it has changed', () => {
    const index = indexOf('john smith');
    for (let at = 0; at < 2500; at++)
      index.put(person(1, `anna${at} lee`), { handleKey: `anna${at} lee`, searchName: null });
    expect(index.size).toBe(2);
    expect(find(index, 'anna2499 lee')).toEqual(['anna2499 lee']);
    expect(find(index, 'jonh smith')).toEqual(['john smith']);
  });
});
