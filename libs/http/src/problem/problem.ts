import type { Text } from '@quadrant/rules/message';
import { sectionsCited, withRules } from '@quadrant/rules/rulebook';
import type { Finding } from '@quadrant/rules/tournament';

/** The document of a refused request for people and programs: RFC 9457 with our `advice`. */
export interface ProblemDocument {
  readonly type: string;
  readonly title: Text;
  readonly status: number;
  readonly detail: Text;
  readonly instance: string;
  readonly advice: Text;
  readonly requestId: string;
  readonly [extension: string]: unknown;
}

export interface ProblemDescription {
  /** The HTTP status is 400 to 599. */
  readonly status: number;
  /** A stable name in kebab-case; the `type` of the answer is `/problems/<code>`. */
  readonly code: string;
  /** The title is the same for every problem of this code. */
  readonly title: Text;
  readonly detail: Text;
  readonly advice: Text;
  readonly headers?: Readonly<Record<string, string>>;
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** A refusal. Code throws it at the HTTP edge, and the filter answers it as `application/problem+json`. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  readonly code: string;
  readonly title: Text;
  readonly detail: Text;
  readonly advice: Text;
  readonly headers: Readonly<Record<string, string>>;
  readonly extra: Readonly<Record<string, unknown>>;

  constructor(description: ProblemDescription, options?: ErrorOptions) {
    super(String(description.detail), options);
    this.status = description.status;
    this.code = description.code;
    this.title = description.title;
    this.detail = description.detail;
    this.advice = description.advice;
    this.headers = description.headers ?? {};
    this.extra = description.extra ?? {};
  }

  /**
   * Returns the body of the answer for one request. The standard members win over extensions of the same name.
   * @param instance a URI reference
   */
  toDocument(requestId: string, instance: string): ProblemDocument {
    const rules = sectionsCited(this.detail, this.advice);
    const { findings } = this.extra;
    return {
      ...this.extra,
      ...(isFindings(findings) && { findings: findings.map(withRules) }),
      ...(rules.length > 0 && { rules }),
      type: `/problems/${this.code}`,
      title: this.title,
      status: this.status,
      detail: this.detail,
      instance,
      advice: this.advice,
      requestId,
    };
  }
}

const isFindings = (value: unknown): value is readonly Finding[] =>
  Array.isArray(value) && value.every((each: Partial<Finding>) => typeof each.code === 'string');
