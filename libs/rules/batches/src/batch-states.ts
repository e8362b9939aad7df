/** The states of a batch: files come, are read, their people are settled; then it is published, and perhaps undone. */
export const BATCH_STATES = [
  /** Files come, or some were not read yet. */
  'open',
  /** All files are read, and none of them has a tournament that could be published. */
  'read',
  /** People are settled, and nobody has computed yet what publishing would move. */
  'settling',
  /** A diff says what publishing would move. */
  'ready',
  /** A director sent it, and it waits for a coordinator. */
  'sent',
  'publishing',
  'published',
  'undoing',
  'undone',
  /** Somebody gave it up before it was published. */
  'dropped',
] as const;
export type BatchState = (typeof BATCH_STATES)[number];

/** The work that a batch asks for, which takes longer than a request. */
export const BATCH_STEPS = ['read', 'diff', 'publish', 'undo'] as const;
export type BatchStep = (typeof BATCH_STEPS)[number];

const CHANGEABLE: readonly BatchState[] = ['open', 'read', 'settling', 'ready'];

/** The facts of a batch that decide what may be done with it. */
export interface BatchFacts {
  readonly state: BatchState;
  /** The history window in which a director brings it; null for a batch of a coordinator. */
  readonly window: number | null;
  /** The step that a worker does, or that waits for one; null while none does. */
  readonly step: BatchStep | null;
}

export type BatchRefusal =
  /** Its state forbids it. */
  | { readonly kind: 'batch-state'; readonly state: BatchState }
  /** A worker is at work on it. */
  | { readonly kind: 'batch-busy'; readonly step: BatchStep }
  /** Its director has not sent it. */
  | { readonly kind: 'batch-not-sent' }
  /** It belongs to no history window, so that nobody has to review it. */
  | { readonly kind: 'batch-no-window' };

/** Tells whether files, answers and decisions of a batch can still change; null: they can. @param also in these states, too */
export function judgeChange({ state, step }: BatchFacts, also: readonly BatchState[] = []): BatchRefusal | null {
  if (step !== null) return { kind: 'batch-busy', step };
  return [...CHANGEABLE, ...also].includes(state) ? null : { kind: 'batch-state', state };
}

const BEGINS: Readonly<Record<BatchStep, readonly BatchState[]>> = {
  read: CHANGEABLE,
  // A reviewer computes it again when something else was published meanwhile.
  diff: ['settling', 'ready', 'sent'],
  // One that failed is asked for again.
  publish: ['ready', 'sent', 'publishing'],
  undo: ['published', 'undoing'],
};

/** Tells whether a step may begin; null: it may. */
export function judgeStep({ state, step, window }: BatchFacts, wanted: BatchStep): BatchRefusal | null {
  if (step !== null) return { kind: 'batch-busy', step };
  if (!BEGINS[wanted].includes(state)) return { kind: 'batch-state', state };
  return wanted === 'publish' && window !== null && state === 'ready' ? { kind: 'batch-not-sent' } : null;
}

/** Tells whether a director may send their batch to the coordinators of its place; null: they may. */
export function judgeSending({ state, step, window }: BatchFacts): BatchRefusal | null {
  if (step !== null) return { kind: 'batch-busy', step };
  if (window === null) return { kind: 'batch-no-window' };
  return state === 'ready' ? null : { kind: 'batch-state', state };
}

/** Tells whether a batch that was sent may go back to its director; null: it may. */
export function judgeReturn({ state, step }: BatchFacts): BatchRefusal | null {
  if (step !== null) return { kind: 'batch-busy', step };
  return state === 'sent' ? null : { kind: 'batch-state', state };
}

/** The state of a batch after its files or answers changed: what was computed of them no longer fits. */
export const afterChange = (state: BatchState, changed: 'files' | 'answers'): BatchState =>
  changed === 'files' ? 'open' : state === 'ready' ? 'settling' : state;

export const ITEM_STATES = ['read', 'asks', 'refused', 'double', 'ready', 'left-out'] as const;
/**
 * The states of a tournament of a batch.
 *
 * - read: it was read, and its people are not settled yet
 * - asks: questions about it are open
 * - refused: its file, or its report, has errors
 * - double: it may be a stored tournament, or another one of the batch
 * - ready: it is published with the batch
 * - left-out: somebody decided against it, or answered that its game is unknown
 */
export type ItemState = (typeof ITEM_STATES)[number];

export const ITEM_DECISIONS = ['leave-out', 'take', 'other', 'revise'] as const;
/**
 * A decision about a tournament of a batch.
 *
 * - leave-out: it is not published
 * - take: earlier decisions no longer count
 * - other: it is another tournament than the one that it resembles
 * - revise: it is the next revision of the stored tournament that it resembles
 */
export type ItemDecision = (typeof ITEM_DECISIONS)[number];
