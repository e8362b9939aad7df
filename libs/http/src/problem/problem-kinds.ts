import { Problem, type ProblemDescription } from './problem.js';

interface ProblemKind {
  readonly status: number;
  readonly title: string;
  /** Used where a case has nothing better to say. */
  readonly advice: string;
}

/** Every refusal that this room knows by itself; applications add their own with `refusalProblems`. */
export const PROBLEM_KINDS = {
  'bad-request': { status: 400, title: 'The request cannot be understood', advice: 'Compare the request with /docs.' },
  'invalid-request': {
    status: 400,
    title: 'Parts of the request are not valid',
    advice: 'Correct every part that "errors" names and send the request again.',
  },
  'malformed-json': {
    status: 400,
    title: 'The body cannot be read as JSON',
    advice: 'Correct the body and send the request again.',
  },
  'malformed-form': {
    status: 400,
    title: 'The form cannot be read',
    advice: 'Send multipart/form-data with one file in the field "file", and each other field once.',
  },
  'body-too-complex': {
    status: 400,
    title: 'The body has too many parts',
    advice: 'Send fewer members and elements, or several smaller requests; "limit" is what is allowed.',
  },
  'incomplete-body': { status: 400, title: 'The body ended too early', advice: 'Send the request again.' },
  'missing-body': { status: 400, title: 'The request has no body', advice: 'Send a body of type application/json.' },
  'invalid-cursor': {
    status: 400,
    title: 'The cursor does not belong here',
    advice:
      'A cursor says where the next page of a listing begins. Start again without one, then send the cursor of each ' +
      'answer back unchanged.',
  },
  'invalid-idempotency-key': {
    status: 400,
    title: 'The Idempotency-Key is not valid',
    advice: 'Send one key of 1 to 255 visible ASCII characters without spaces, for example a UUID.',
  },
  'idempotency-key-refused': {
    status: 400,
    title: 'This operation takes no Idempotency-Key',
    advice: 'Send the request without the header, once, and read its answer before you send it again.',
  },
  'invalid-if-match': {
    status: 400,
    title: 'The If-Match is not valid',
    advice: 'Send If-Match: "v" and the version that you read, as in If-Match: "v3".',
  },
  unauthorized: {
    status: 401,
    title: 'You have to sign in, or send a valid token',
    advice:
      'Sign in (POST /api/v1/session), or send "Authorization: Bearer qdt_…" with a token that you created at /api/v1/tokens, ' +
      'or that "quadrant token create" has printed.',
  },
  'second-factor-required': {
    status: 403,
    title: 'You need a second factor first',
    advice: 'This installation requires one of administrators and coordinators: set it up at /account/second-factor.',
  },
  forbidden: {
    status: 403,
    title: 'You may not do that',
    advice: 'Ask a person with this right, or use an account with the right role.',
  },
  'not-your-player': {
    status: 403,
    title: 'You are not this player',
    advice: 'Ask them, or a coordinator of their region or continent.',
  },
  'cross-site-request': {
    status: 403,
    title: 'The request does not come from a page of this site',
    advice: 'Do it on a page of this site; a program sends a token instead of a cookie.',
  },
  'csrf-token-wrong': {
    status: 403,
    title: 'The request does not show that a page of this site sends it',
    advice:
      'Send the "csrfToken" of GET /api/v1/session in the header X-CSRF-Token, or in the form as the field csrfToken.',
  },
  'not-found': {
    status: 404,
    title: 'Not found',
    advice: 'Check the address; every path is listed at /docs.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'This path does not know that method',
    advice: 'Use one of the methods of the Allow header.',
  },
  'request-timeout': { status: 408, title: 'The request took too long', advice: 'Send the request again.' },
  conflict: {
    status: 409,
    title: 'The request contradicts the present state',
    advice: 'Read the present state, then decide again.',
  },
  busy: {
    status: 409,
    title: 'Somebody else is changing the same data',
    advice: 'Send the same request again after the time that Retry-After names.',
  },
  'too-many-open': {
    status: 409,
    title: 'Too many of yours wait already',
    advice: 'Wait for answers, or withdraw what is settled.',
  },
  'idempotency-key-in-flight': {
    status: 409,
    title: 'The first request with this key is still running',
    advice: 'Send the same request again after the time that Retry-After names.',
  },
  'idempotency-answer-lost': {
    status: 409,
    title: 'The first request with this key was carried out, and its answer is lost',
    advice: 'Look at what it was about before you send anything again, then use a new key.',
  },
  'version-changed': {
    status: 412,
    title: 'This was changed since you opened it',
    advice: 'Reload it and retry with the current version.',
  },
  'version-required': {
    status: 428,
    title: 'The request must name the version that it changes',
    advice: 'Read what you want to change, then send If-Match: "v3" with the version that you read.',
  },
  'body-too-large': {
    status: 413,
    title: 'The body is too large',
    advice:
      'Send a smaller body: "limit" is its largest size in bytes. Operations that take a report read 2 MB, one tournament ' +
      'at a time; others read 64 kB.',
  },
  'uri-too-long': { status: 414, title: 'The address is too long', advice: 'Shorten the path or the parameters.' },
  'unsupported-media-type': {
    status: 415,
    title: 'The body has a type that is not read here',
    advice: 'Send the body uncompressed with "Content-Type: application/json".',
  },
  unprocessable: {
    status: 422,
    title: 'The request is understood and refused',
    advice: 'Correct what is named and send the request again.',
  },
  'idempotency-key-reused': {
    status: 422,
    title: 'The key belongs to another request',
    advice: 'Send this body with a new key, such as a new UUID; the answer to the first one stays valid.',
  },
  'too-many-requests': { status: 429, title: 'Too many requests', advice: 'Wait, then go on more slowly.' },
  'quota-exceeded': {
    status: 429,
    title: 'A limit is reached',
    advice: 'Try again after the time that Retry-After names.',
  },
  'headers-too-large': { status: 431, title: 'The headers are too large', advice: 'Send fewer or shorter headers.' },
  'internal-error': {
    status: 500,
    title: 'Something went wrong on our side',
    advice: 'Try again; if it happens again, give the operator the request id.',
  },
  'not-implemented': { status: 501, title: 'This is not done here', advice: 'See /docs for what is.' },
  'service-unavailable': {
    status: 503,
    title: 'The service is not available at the moment',
    advice: 'Send the same request again after the time that Retry-After names; nothing acknowledged is lost.',
  },
  'disk-nearly-full': {
    status: 503,
    title: 'The disk of the server is nearly full',
    advice: 'Send the same request again later. Quadrant stores again as soon as an operator has freed some space.',
  },
} as const satisfies Record<string, ProblemKind>;

export type ProblemCode = keyof typeof PROBLEM_KINDS;

const PROBLEM_CODES = Object.keys(PROBLEM_KINDS) as ProblemCode[];

type Particulars = Partial<Pick<ProblemDescription, 'advice' | 'headers' | 'extra'>>;

/** A problem of a known kind: status and title come from the table, the advice too unless one is given. */
export function problemOfKind(code: ProblemCode, detail: string, particulars: Particulars = {}): Problem {
  return new Problem({ code, detail, ...PROBLEM_KINDS[code], ...particulars });
}

/** 404 for something that is addressed by a name: `notFound('No player is called "Ann".')`. */
export function notFound(detail: string, advice?: string): Problem {
  return problemOfKind('not-found', detail, advice === undefined ? {} : { advice });
}

/** What to do about a problem, whatever the case; null for a code that this room does not know. */
export function adviceOfKind(code: string): string | null {
  const known = PROBLEM_CODES.find((each) => each === code);
  return known === undefined ? null : PROBLEM_KINDS[known].advice;
}

/** The kind that stands for a bare HTTP status: its first one in the table, else the general one of its class. */
export function problemCodeOfStatus(status: number): ProblemCode {
  const known = PROBLEM_CODES.find((code) => PROBLEM_KINDS[code].status === status);
  return known ?? (status < 500 ? 'bad-request' : 'internal-error');
}
