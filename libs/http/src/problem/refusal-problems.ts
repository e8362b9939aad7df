import type { Text } from '@quadrant/rules/message';
import { type ProblemCode, problemOfKind } from './problem-kinds.js';
import { Problem } from './problem.js';

interface Refusal {
  readonly kind: string;
}

/** It is a fixed text, or a function of the refusal and its subject. */
type Told<R, Of extends readonly unknown[]> = Text | ((refusal: R, ...of: Of) => Text);

interface Shared<R, Of extends readonly unknown[]> {
  /** It describes the facts. */
  readonly detail: Told<R, Of>;
  readonly headers?: (refusal: R, ...of: Of) => Readonly<Record<string, string>>;
  /** Further members of the answer. */
  readonly extra?: (refusal: R, ...of: Of) => Readonly<Record<string, unknown>>;
}

/** A refusal that has its own code. */
export interface OwnRow<R, Of extends readonly unknown[]> extends Shared<R, Of> {
  readonly status: number;
  /** It is set when it differs from the kind of the refusal. */
  readonly code?: string;
  readonly title: Text;
  /** It says what to do. */
  readonly advice: Told<R, Of>;
}

/** A refusal of a known kind, from which it takes status and title. */
export interface KnownRow<R, Of extends readonly unknown[]> extends Shared<R, Of> {
  readonly like: ProblemCode;
  readonly advice?: Told<R, Of>;
}

/** The answer to one kind of refusal; it is a function when another part of the program answers it. */
type RefusalRow<R, Of extends readonly unknown[]> =
  OwnRow<R, Of> | KnownRow<R, Of> | ((refusal: R, ...of: Of) => Problem);

/** The table has an answer to every kind of a refusal. */
export type RefusalTable<R extends Refusal, Of extends readonly unknown[] = []> = {
  readonly [Kind in R['kind']]: RefusalRow<R & { readonly kind: Kind }, Of>;
};

/** Makes a problem of a refusal. */
export interface RefusalProblems<R extends Refusal, Of extends readonly unknown[]> {
  (refusal: R, ...of: Of): Problem;
  readonly table: RefusalTable<R, Of>;
}

/**
 * Returns a function that makes problems of refusals, from a table of their kinds. `docs/problems.md` is compared with
 * the tables that the files `*-refusal.ts` export.
 *
 * @typeParam Of the things that the texts mention besides the refusal itself
 */
export function refusalProblems<R extends Refusal, Of extends readonly unknown[] = []>(
  table: RefusalTable<R, Of>,
): RefusalProblems<R, Of> {
  const rows = table as Readonly<Record<string, RefusalRow<R, Of>>>;
  const answer = (refusal: R, ...of: Of): Problem => {
    const row = rows[refusal.kind]!;
    if (typeof row === 'function') return row(refusal, ...of);
    const write = (text: Told<R, Of>): Text => (typeof text === 'function' ? text(refusal, ...of) : text);
    const detail = write(row.detail);
    const particulars = {
      ...(row.advice !== undefined && { advice: write(row.advice) }),
      ...(row.headers && { headers: row.headers(refusal, ...of) }),
      ...(row.extra && { extra: row.extra(refusal, ...of) }),
    };
    if ('like' in row) return problemOfKind(row.like, detail, particulars);
    const { status, code = refusal.kind, title } = row;
    return new Problem({ status, code, title, detail, advice: '', ...particulars });
  };
  return Object.assign(answer, { table });
}
