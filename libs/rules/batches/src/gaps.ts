import { answersOf, type Manifest } from './manifest.js';
import type { PastItem } from './past-item.js';
import { groupShapes } from './shapes.js';

/** Something that no file says, once for all files that lack it. */
export interface Gap {
  /**
   * - fact: an answer is missing, such as `game`
   * - column: nobody knows what a column with this heading holds
   * - word: a text in place of a name may mean nobody
   * - dates: days and months can be exchanged
   * - refused: the files cannot be read; the key is the code of the first finding
   */
  readonly kind: 'fact' | 'column' | 'word' | 'dates' | 'refused';
  /** The answer that closes it, such as `game` or `word.N.N.`; the code of a finding for `refused`. */
  readonly key: string;
  /** The shape that it is about. */
  readonly shape: string;
  /** The files that lack it, in their order. */
  readonly files: readonly string[];
}

/**
 * Lists what is open in a batch: a row for each gap, not for each file. The gap of most files comes first.
 *
 * @param manifest what was answered for single files
 * @param recipes what was answered for shapes, by their keys
 */
export function listGaps(
  items: readonly PastItem[],
  { rows }: Pick<Manifest, 'rows'>,
  recipes: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(),
): Gap[] {
  const filesOf = new Map<string, string[]>();
  const add = (kind: Gap['kind'], key: string, shape: string, file: string) => {
    const id = JSON.stringify([kind, key, shape]);
    const files = filesOf.get(id);
    if (files) files.push(file);
    else filesOf.set(id, [file]);
  };
  const shapes = new Map(groupShapes(items).map((shape) => [shape.key, shape]));
  for (const { file, past, finding, shape } of items) {
    const recipe = recipes.get(shape) ?? new Map<string, string>();
    const given = answersOf(rows.get(file));
    const isSaid = (key: string) => given.has(key) || recipe.has(key);
    if (finding !== null) add('refused', finding.code, shape, file);
    for (const key of past.open) if (!isSaid(key)) add(key.startsWith('column.') ? 'column' : 'fact', key, shape, file);
    const { dates, words } = shapes.get(shape)!;
    const isOpen = dates === 'open' || dates === 'contradiction';
    if (isOpen && past.shape.days.length > 0 && !isSaid('dates')) add('dates', 'dates', shape, file);
    const names = new Set(past.tournaments.flatMap(({ people }) => people.map(({ name }) => name)));
    for (const { word } of words)
      if (names.has(word) && !isSaid(`word.${word}`)) add('word', `word.${word}`, shape, file);
  }
  return [...filesOf]
    .map(([id, files]): Gap => {
      const [kind, key, shape] = JSON.parse(id) as [Gap['kind'], string, string];
      return { kind, key, shape, files };
    })
    .sort((a, b) => b.files.length - a.files.length || (a.key < b.key ? -1 : 1));
}
