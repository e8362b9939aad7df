/** A cell that was changed; it is known by the name of its field. */
export interface CellChange {
  readonly cell: string;
  readonly before: string;
  readonly after: string;
}

/** Remembers changes of cells, so that the last one can be undone, and done again. */
export class UndoStack {
  private readonly done: (readonly CellChange[])[] = [];
  private undone: (readonly CellChange[])[] = [];

  get canUndo(): boolean {
    return this.done.length > 0;
  }

  /** Remembers cells that were changed together; cells that stayed as they were do not count. */
  remember(changes: readonly CellChange[]): void {
    const real = changes.filter(({ before, after }) => before !== after);
    if (real.length === 0) return;
    this.done.push(real);
    this.undone = [];
  }

  /** Returns the last change the other way round; null when nothing was changed. */
  undo(): CellChange[] | null {
    const last = this.done.pop();
    if (last === undefined) return null;
    this.undone.push(last);
    return last.map(({ cell, before, after }) => ({ cell, before: after, after: before }));
  }

  /** Returns the change that was undone last; null when there is none, or when something was typed since. */
  redo(): readonly CellChange[] | null {
    const last = this.undone.pop();
    if (last === undefined) return null;
    this.done.push(last);
    return last;
  }
}
