/**
 * Makes a grid of results quick to type into: keys for results, suggestions of names, moving by Enter and arrows,
 * pasting of blocks, rows that appear when they are needed, and undo. Without this script it is a form.
 */

import { say } from '../client-texts/say.js';
import { addSuggestions } from './suggestions/add-suggestions.js';
import { findNames } from './result-grid/find-names.js';
import { parseBlock, placeBlock } from './result-grid/paste-block.js';
import { warnBeforeLeaving } from './result-grid/warn-before-leaving.js';
import { UndoStack, type CellChange } from './result-grid/undo-stack.js';

/** A form has at most 2,000 fields; those that are no cells have room beside these. */
const MOST_CELLS = 1900;

/** A new cell has no finding, and no list of suggestions. */
const LEFT_BEHIND = [
  'aria-invalid',
  'aria-describedby',
  'role',
  'aria-autocomplete',
  'aria-controls',
  'aria-expanded',
  'aria-activedescendant',
];

const section = document.querySelector<HTMLElement>('[data-result-grid]');
if (section !== null) bringToLife(section);
offerTexts();

function bringToLife(grid: HTMLElement): void {
  const body = grid.querySelector('tbody')!;
  const form = body.closest('form');
  if (form !== null) warnBeforeLeaving(form);
  const said = grid.querySelector<HTMLElement>('[data-grid-said]');
  const undoButton = grid.querySelector<HTMLButtonElement>('[data-grid-undo]');
  const game = document.querySelector<HTMLSelectElement>('select[name="set.game"]');
  const isGrowing = grid.dataset['grows'] === 'true';
  const stack = new UndoStack();
  /** The text that the focused cell had when it got the focus. */
  let before = '';
  let forget = (): void => undefined;

  const rows = () => [...body.querySelectorAll<HTMLTableRowElement>('tr[data-line]')];
  const cellsOf = (row: HTMLTableRowElement | undefined) => [...(row?.querySelectorAll('input') ?? [])];
  const placeOf = (cell: HTMLInputElement) => {
    const all = rows();
    const row = all.findIndex((each) => each.contains(cell));
    return { row, column: cellsOf(all[row]).indexOf(cell), count: all.length };
  };
  const tell = (text: string) => {
    if (said !== null) said.textContent = text;
  };
  const remember = (changes: readonly CellChange[]) => {
    stack.remember(changes);
    if (undoButton !== null) undoButton.disabled = !stack.canUndo;
  };

  /** Ends the change of a cell: a key for a result that was typed becomes its word, and the change can be undone. */
  const settle = (cell: HTMLInputElement) => {
    if (cell.dataset['result'] !== undefined && cell.value !== before) cell.value = wordFor(grid, cell.value);
    remember([{ cell: cell.name, before, after: cell.value }]);
    before = cell.value;
  };

  const goTo = (row: number, column: number): boolean => {
    const cell = cellsOf(rows()[row])[column];
    if (cell === undefined) return false;
    cell.focus();
    cell.select();
    return true;
  };
  const move = (cell: HTMLInputElement, down: number, right: number): boolean => {
    const { row, column } = placeOf(cell);
    return goTo(row + down, column + right);
  };

  const mostRows = () => Math.floor(MOST_CELLS / Math.max(1, cellsOf(rows()[0]).length));
  const addRow = (): boolean => {
    const last = rows().at(-1);
    if (!isGrowing || last === undefined || rows().length >= mostRows()) return false;
    body.append(rowAfter(last));
    return true;
  };

  const paste = (cell: HTMLInputElement, block: readonly (readonly string[])[]) => {
    const { row, column } = placeOf(cell);
    const size = { rows: isGrowing ? mostRows() : rows().length, columns: cellsOf(rows()[row]).length };
    const { cells, lost, cut } = placeBlock(block, { row, column }, size);
    const needed = Math.max(...cells.map((each) => each.row)) + 1;
    while (rows().length < needed && addRow());
    const all = rows().map(cellsOf);
    const changes = cells.flatMap((each): CellChange[] => {
      const target = all[each.row]?.[each.column];
      if (target === undefined) return [];
      const change = { cell: target.name, before: target === cell ? before : target.value, after: each.text };
      target.value = each.text;
      return [change];
    });
    remember(changes);
    before = cell.value;
    tell(
      [
        say('Cells pasted: {cells}.', { cells: cells.length }),
        ...(lost.rows > 0
          ? [say('Rows without a place: {rows}. Save, then paste the rest.', { rows: lost.rows })]
          : []),
        ...(lost.columns > 0
          ? [
              say('Columns without a place: {columns}. The block is wider than the table from this cell on.', {
                columns: lost.columns,
              }),
            ]
          : []),
        ...(cut > 0 ? [say('Cells cut at 200 characters: {cells}.', { cells: cut })] : []),
      ].join(' '),
    );
  };

  const apply = (changes: readonly CellChange[] | null, tellDone: (cell: string) => string) => {
    if (undoButton !== null) undoButton.disabled = !stack.canUndo;
    if (changes === null) return tell(say('There is nothing to undo.'));
    for (const { cell, after } of changes) {
      const input = inputOf(body, cell);
      if (input !== null) input.value = after;
    }
    const first = inputOf(body, changes[0]!.cell);
    first?.focus();
    first?.select();
    before = first?.value ?? '';
    tell(tellDone(first?.getAttribute('aria-label') ?? ''));
  };
  const undo = () => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement && body.contains(activeElement)) settle(activeElement);
    apply(stack.undo(), (cell) => say('Undone: {cell}', { cell }));
  };

  const redo = () => apply(stack.redo(), (cell) => say('Done again: {cell}', { cell }));

  body.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    before = target.value;
    if (target.dataset['names'] === undefined) return;
    forget = addSuggestions(target, {
      id: 'name-suggestions',
      isTakenByTab: true,
      place: (list) => placeBelow(list, target, grid),
      find: (typed, signal) => findNames(typed, signal, { others: namesIn(body, target), game: game?.value ?? '' }),
      choose: (name) => {
        target.value = name;
      },
    });
  });
  body.addEventListener('focusout', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    forget();
    forget = () => undefined;
    settle(target);
  });
  body.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.value === '') return;
    const { row, count } = placeOf(target);
    if (row === count - 1) addRow();
  });
  body.addEventListener('keydown', (event) => {
    const cell = event.target;
    // A list of suggestions has used the key already.
    if (event.defaultPrevented || event.isComposing || !(cell instanceof HTMLInputElement)) return;
    const isControl = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    const used = (): boolean => {
      if (isControl && key === 'enter') {
        settle(cell);
        const save = form?.querySelector<HTMLButtonElement>('button[name="then"][value="check"]');
        form?.requestSubmit(save ?? null);
        return true;
      }
      if (isControl && key === 'z' && !event.shiftKey) return (undo(), true);
      if (isControl && (key === 'y' || key === 'z')) return (redo(), true);
      if (isControl || event.altKey) return false;
      if (key === 'enter') {
        if (!event.shiftKey && placeOf(cell).row === placeOf(cell).count - 1) addRow();
        settle(cell);
        move(cell, event.shiftKey ? -1 : 1, 0);
        return true;
      }
      if (event.shiftKey) return false;
      if (key === 'arrowdown') return (move(cell, 1, 0), true);
      if (key === 'arrowup') return (move(cell, -1, 0), true);
      const isAll = cell.selectionStart === 0 && cell.selectionEnd === cell.value.length;
      const isAtStart = isAll || cell.selectionEnd === 0;
      const isAtEnd = isAll || cell.selectionStart === cell.value.length;
      if (key === 'arrowleft' && isAtStart) return move(cell, 0, -1);
      if (key === 'arrowright' && isAtEnd) return move(cell, 0, 1);
      return false;
    };
    if (used()) event.preventDefault();
  });
  body.addEventListener('paste', (event) => {
    const cell = event.target;
    const block = parseBlock(event.clipboardData?.getData('text/plain') ?? '');
    if (block === null || !(cell instanceof HTMLInputElement)) return;
    event.preventDefault();
    paste(cell, block);
  });
  undoButton?.addEventListener('click', undo);
  game?.addEventListener('change', () => showKeysOf(grid, game.value));

  // The list of this script has more to say than the browser's own.
  for (const input of body.querySelectorAll('input[list]')) input.removeAttribute('list');
  for (const each of grid.querySelectorAll<HTMLElement>('[data-grid-tools], [data-key] kbd')) each.hidden = false;
}

function inputOf(body: HTMLElement, name: string): HTMLInputElement | null {
  return body.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`);
}

/** Returns the word that a key stands for in the legend that is shown, or the text as it is. */
function wordFor(grid: HTMLElement, text: string): string {
  const keys = grid.querySelectorAll<HTMLElement>('[data-keys-of]:not([hidden]) [data-key]');
  const typed = text.trim().toUpperCase();
  return [...keys].find((each) => each.dataset['key'] === typed)?.dataset['word'] ?? text;
}

function showKeysOf(grid: HTMLElement, game: string): void {
  for (const legend of grid.querySelectorAll<HTMLElement>('[data-keys-of]'))
    legend.hidden = legend.dataset['keysOf'] !== game;
}

/** Returns an empty row whose numbers follow those of another. */
function rowAfter(last: HTMLTableRowElement): HTMLTableRowElement {
  const row = last.cloneNode(true) as HTMLTableRowElement;
  const [line, number] = [Number(last.dataset['line']) + 1, Number(last.dataset['number']) + 1];
  row.dataset['line'] = String(line);
  row.dataset['number'] = String(number);
  row.classList.remove('marked');
  const head = row.querySelector('th');
  if (head !== null) head.textContent = String(number);
  for (const input of row.querySelectorAll('input')) {
    input.id = input.name = `cell.${line}.${input.name.split('.')[2]}`;
    input.value = input.defaultValue = '';
    const heading = input.closest('td')?.dataset['column'] ?? '';
    input.setAttribute('aria-label', say('Row {number}, {heading}', { number, heading }));
    for (const name of LEFT_BEHIND) input.removeAttribute(name);
  }
  return row;
}

/** Returns the names in all cells but one. */
function namesIn(body: HTMLElement, cell: HTMLInputElement): string[] {
  return [...body.querySelectorAll<HTMLInputElement>('input[data-names]')]
    .filter((each) => each !== cell && each.value.trim() !== '')
    .map((each) => each.value.trim());
}

/** The frame of the table would cut the list, so it stands at the end of the section, and moves when the window does. */
function placeBelow(list: HTMLElement, cell: HTMLElement, grid: HTMLElement): void {
  grid.append(list);
  const place = (): void => {
    if (!list.isConnected) return removeEventListener('resize', place);
    const [box, frame] = [cell.getBoundingClientRect(), grid.getBoundingClientRect()];
    const width = Math.min(Math.max(320, box.width), frame.width);
    list.style.width = `${width}px`;
    list.style.top = `${box.bottom - frame.top + 2}px`;
    list.style.left = `${Math.max(0, Math.min(box.left - frame.left, frame.width - width))}px`;
  };
  addEventListener('resize', place);
  place();
}

/** Buttons that offer a text for a field fill it in at once. */
function offerTexts(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-fills]')) {
    button.addEventListener('click', (event) => {
      const field = document.querySelector<HTMLInputElement>(`[name="${CSS.escape(button.dataset['fills'] ?? '')}"]`);
      if (field === null) return;
      event.preventDefault();
      field.value = button.dataset['text'] ?? '';
      field.focus();
      button.remove();
    });
  }
}
