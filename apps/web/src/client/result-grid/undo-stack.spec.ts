import { UndoStack } from './undo-stack.js';

const change = (cell: string, before: string, after: string) => ({ cell, before, after });

describe('undo in the grid', () => {
  it('turns the last change back, then the one before it', () => {
    const stack = new UndoStack();
    stack.remember([change('a', '', '1')]);
    stack.remember([change('a', '1', '2'), change('b', '', 'x')]);
    expect(stack.undo()).toEqual([change('a', '2', '1'), change('b', 'x', '')]);
    expect(stack.undo()).toEqual([change('a', '1', '')]);
    expect(stack.undo()).toBeNull();
    expect(stack.canUndo).toBe(false);
  });

  it('does what was undone again, until something else is typed', () => {
    const stack = new UndoStack();
    stack.remember([change('a', '', '1')]);
    stack.undo();
    expect(stack.redo()).toEqual([change('a', '', '1')]);
    stack.undo();
    stack.remember([change('b', '', 'x')]);
    expect(stack.redo()).toBeNull();
    expect(stack.undo()).toEqual([change('b', 'x', '')]);
  });

  it('does not remember cells that stayed as they were', () => {
    const stack = new UndoStack();
    stack.remember([change('a', '1', '1')]);
    expect(stack.canUndo).toBe(false);
  });
});
