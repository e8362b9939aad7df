import type { Text } from '@quadrant/rules/message';
import { type ListedProblem, PROBLEMS, type ProblemCode } from './problem-list.js';
import { Problem, type ProblemDescription } from './problem.js';

/** A code whose advice fits every case. */
export type GeneralCode = {
  [Code in ProblemCode]: (typeof PROBLEMS)[Code] extends { readonly advice: Text } ? Code : never;
}[ProblemCode];

const LISTED: readonly (readonly [string, ListedProblem])[] = Object.entries(PROBLEMS);

type Particulars = Partial<Pick<ProblemDescription, 'advice' | 'headers' | 'extra'>>;

/** A problem with the status and the title of its code, and with its advice unless one is given. */
export function problemOfKind(code: GeneralCode, detail: Text, particulars: Particulars = {}): Problem {
  const { status, title, advice } = PROBLEMS[code];
  return new Problem({ code, status, title, detail, advice, ...particulars });
}

/** Returns 404 for something that is addressed by a name: `notFound('No player is called "Ann".')`. */
export function notFound(detail: Text, advice?: Text): Problem {
  return problemOfKind('not-found', detail, advice === undefined ? {} : { advice });
}

/** The code that stands for a bare HTTP status: the first general one of the list, else that of its class. */
export function problemCodeOfStatus(status: number): GeneralCode {
  const known = LISTED.find(([, each]) => each.status === status && each.advice !== undefined);
  return (known?.[0] as GeneralCode | undefined) ?? (status < 500 ? 'bad-request' : 'internal-error');
}
