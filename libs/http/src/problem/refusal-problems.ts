import type { Text } from '@quadrant/rules/message';
import type { GeneralCode } from './problem-kinds.js';
import { type ListedProblem, PROBLEMS, type ProblemCode } from './problem-list.js';
import { Problem } from './problem.js';

interface Refusal {
  readonly kind: string;
}

/** It is a fixed text, or a function of the refusal and its subject. */
type Told<R, Of extends readonly unknown[]> = Text | ((refusal: R, ...of: Of) => Text);

interface Shared<R, Of extends readonly unknown[]> {
  readonly detail: Told<R, Of>;
  readonly headers?: (refusal: R, ...of: Of) => Readonly<Record<string, string>>;
  readonly extra?: (refusal: R, ...of: Of) => Readonly<Record<string, unknown>>;
}

/** Where the code of the list is not the kind of the refusal, or a title fits this case better than the one of the list. */
interface Coded<Code> {
  readonly code: Code;
  readonly title?: Text;
}

/** The list has the advice of general codes. A row may say it better, and has to say it for every other code. */
type Advised<Code, R, Of extends readonly unknown[]> = Code extends GeneralCode
  ? { readonly advice?: Told<R, Of> }
  : { readonly advice: Told<R, Of> };

/** A refusal that is answered with this code of the list. */
export type CodeRow<Code extends ProblemCode, R, Of extends readonly unknown[]> = Shared<R, Of> &
  Coded<Code> &
  Advised<Code, R, Of>;

/** A refusal whose kind is a code of the list. */
type OwnRow<Kind, R, Of extends readonly unknown[]> = Kind extends ProblemCode
  ? Shared<R, Of> & Partial<Coded<Kind>> & Advised<Kind, R, Of>
  : never;

/** How every kind of a refusal is answered; a function where another part of the program answers it. */
export type RefusalTable<R extends Refusal, Of extends readonly unknown[] = []> = {
  readonly [Kind in R['kind']]:
    | CodeRow<GeneralCode, R & { readonly kind: Kind }, Of>
    | CodeRow<Exclude<ProblemCode, GeneralCode>, R & { readonly kind: Kind }, Of>
    | OwnRow<Kind, R & { readonly kind: Kind }, Of>
    | ((refusal: R & { readonly kind: Kind }, ...of: Of) => Problem);
};

interface RefusalProblems<R extends Refusal, Of extends readonly unknown[]> {
  (refusal: R, ...of: Of): Problem;
  /** The table, for a larger one that has its rows too. */
  readonly table: RefusalTable<R, Of>;
}

/** A row as a program reads it: the types above say which member may be missing. */
interface AnyRow<R, Of extends readonly unknown[]> extends Shared<R, Of> {
  readonly code?: ProblemCode;
  readonly title?: Text;
  readonly advice?: Told<R, Of>;
}

/**
 * Makes problems of refusals, from a table of their kinds. Status and title, and the advice of general problems, come from the
 * list of problems.
 *
 * @typeParam Of the things that the texts mention besides the refusal itself
 */
export function refusalProblems<R extends Refusal, Of extends readonly unknown[] = []>(
  table: RefusalTable<R, Of>,
): RefusalProblems<R, Of> {
  const rows = table as Readonly<Record<string, AnyRow<R, Of> | ((refusal: R, ...of: Of) => Problem)>>;
  const answer = (refusal: R, ...of: Of): Problem => {
    const row = rows[refusal.kind]!;
    if (typeof row === 'function') return row(refusal, ...of);
    const write = (text: Told<R, Of>): Text => (typeof text === 'function' ? text(refusal, ...of) : text);
    const code = row.code ?? (refusal.kind as ProblemCode);
    const listed: ListedProblem = PROBLEMS[code];
    return new Problem({
      status: listed.status,
      code,
      title: row.title ?? listed.title,
      detail: write(row.detail),
      advice: write(row.advice ?? listed.advice ?? ''),
      ...(row.headers && { headers: row.headers(refusal, ...of) }),
      ...(row.extra && { extra: row.extra(refusal, ...of) }),
    });
  };
  return Object.assign(answer, { table });
}
