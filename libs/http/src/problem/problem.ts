import type { Text } from '@quadrant/rules/message';
import { sectionsCited, withRules } from '@quadrant/rules/rulebook';
import type { Finding } from '@quadrant/rules/tournament';

/** What a person or program learns about a refused request, RFC 9457 with our `advice`. */
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
  /** HTTP status, 400 to 599. */
  readonly status: number;
  /** Stable kebab-case name; the `type` of the answer is `/problems/<code>`. */
  readonly code: string;
  /** The same words for every problem of this code. */
  readonly title: Text;
  /** What is so in this case. */
  readonly detail: Text;
  /** What to do about it. */
  readonly advice: Text;
  readonly headers?: Readonly<Record<string, string>>;
  /** Further members of the answer, such as `findings` or `errors`. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** A refusal, thrown at the HTTP edge and answered as `application/problem+json` by the one filter. */
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
   * The body of the answer for one request. The standard members win over extensions of the same name.
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
