import { type Text, say } from '@quadrant/rules/message';
import { Problem, type ProblemDescription } from './problem.js';

interface ProblemKind {
  readonly status: number;
  readonly title: Text;
  /** It is used when a case has no better advice. */
  readonly advice: Text;
}

/** Every refusal that this library knows itself; applications add their own with `refusalProblems`. */
export const PROBLEM_KINDS = {
  'bad-request': {
    status: 400,
    title: say`The request cannot be understood`,
    advice: say`Compare the request with /docs.`,
  },
  'invalid-request': {
    status: 400,
    title: say`Parts of the request are not valid`,
    advice: say`Correct every part that "errors" names and send the request again.`,
  },
  'malformed-json': {
    status: 400,
    title: say`The body cannot be read as JSON`,
    advice: say`Correct the body and send the request again.`,
  },
  'malformed-form': {
    status: 400,
    title: say`The form cannot be read`,
    advice: say`Send multipart/form-data with one file in the field "file", and each other field once.`,
  },
  'body-too-complex': {
    status: 400,
    title: say`The body has too many parts`,
    advice: say`Send fewer members and elements, or several smaller requests; "limit" is what is allowed.`,
  },
  'incomplete-body': { status: 400, title: say`The body ended too early`, advice: say`Send the request again.` },
  'missing-body': {
    status: 400,
    title: say`The request has no body`,
    advice: say`Send a body of type application/json.`,
  },
  'invalid-cursor': {
    status: 400,
    title: say`The cursor does not belong here`,
    advice: say`A cursor says where the next page of a listing begins. Start again without one, then send the cursor of each answer back unchanged.`,
  },
  'invalid-idempotency-key': {
    status: 400,
    title: say`The Idempotency-Key is not valid`,
    advice: say`Send one key of 1 to 255 visible ASCII characters without spaces, for example a UUID.`,
  },
  'idempotency-key-refused': {
    status: 400,
    title: say`This operation takes no Idempotency-Key`,
    advice: say`Send the request without the header, once, and read its answer before you send it again.`,
  },
  'invalid-if-match': {
    status: 400,
    title: say`The If-Match is not valid`,
    advice: say`Send If-Match: "v" and the version that you read, as in If-Match: "v3".`,
  },
  unauthorized: {
    status: 401,
    title: say`You have to sign in, or send a valid token`,
    advice: say`Sign in (POST /api/v1/session), or send "Authorization: Bearer qdt_…" with a token that you created at /api/v1/tokens, or that "quadrant token create" has printed.`,
  },
  'second-factor-required': {
    status: 403,
    title: say`You need a second factor first`,
    advice: say`This installation requires one of administrators and coordinators: set it up at /account/second-factor.`,
  },
  forbidden: {
    status: 403,
    title: say`You may not do that`,
    advice: say`Ask a person with this right, or use an account with the right role.`,
  },
  'not-your-player': {
    status: 403,
    title: say`You are not this player`,
    advice: say`Ask them, or a coordinator of their region or continent.`,
  },
  'cross-site-request': {
    status: 403,
    title: say`The request does not come from a page of this site`,
    advice: say`Do it on a page of this site; a program sends a token instead of a cookie.`,
  },
  'csrf-token-wrong': {
    status: 403,
    title: say`The request does not show that a page of this site sends it`,
    advice: say`Send the "csrfToken" of GET /api/v1/session in the header X-CSRF-Token, or in the form as the field csrfToken.`,
  },
  'not-found': {
    status: 404,
    title: say`Not found`,
    advice: say`Check the address; every path is listed at /docs.`,
  },
  'method-not-allowed': {
    status: 405,
    title: say`This path does not know that method`,
    advice: say`Use one of the methods of the Allow header.`,
  },
  'request-timeout': { status: 408, title: say`The request took too long`, advice: say`Send the request again.` },
  conflict: {
    status: 409,
    title: say`The request contradicts the present state`,
    advice: say`Read the present state, then decide again.`,
  },
  busy: {
    status: 409,
    title: say`Somebody else is changing the same data`,
    advice: say`Send the same request again after the time that Retry-After names.`,
  },
  'too-many-open': {
    status: 409,
    title: say`Too many of yours wait already`,
    advice: say`Wait for answers, or withdraw what is settled.`,
  },
  'idempotency-key-in-flight': {
    status: 409,
    title: say`The first request with this key is still running`,
    advice: say`Send the same request again after the time that Retry-After names.`,
  },
  'idempotency-answer-lost': {
    status: 409,
    title: say`The first request with this key was carried out, and its answer is lost`,
    advice: say`Look at what it was about before you send anything again, then use a new key.`,
  },
  'version-changed': {
    status: 412,
    title: say`This was changed since you opened it`,
    advice: say`Reload it and retry with the current version.`,
  },
  'version-required': {
    status: 428,
    title: say`The request must name the version that it changes`,
    advice: say`Read what you want to change, then send If-Match: "v3" with the version that you read.`,
  },
  'body-too-large': {
    status: 413,
    title: say`The body is too large`,
    advice: say`Send a smaller body: "limit" is its largest size in bytes. Operations that take a report read 2 MB, one tournament at a time; others read 64 kB.`,
  },
  'uri-too-long': {
    status: 414,
    title: say`The address is too long`,
    advice: say`Shorten the path or the parameters.`,
  },
  'unsupported-media-type': {
    status: 415,
    title: say`The body has a type that is not read here`,
    advice: say`Send the body uncompressed with "Content-Type: application/json".`,
  },
  unprocessable: {
    status: 422,
    title: say`The request is understood and refused`,
    advice: say`Correct what is named and send the request again.`,
  },
  'idempotency-key-reused': {
    status: 422,
    title: say`The key belongs to another request`,
    advice: say`Send this body with a new key, such as a new UUID; the answer to the first one stays valid.`,
  },
  'too-many-requests': { status: 429, title: say`Too many requests`, advice: say`Wait, then go on more slowly.` },
  'quota-exceeded': {
    status: 429,
    title: say`A limit is reached`,
    advice: say`Try again after the time that Retry-After names.`,
  },
  'headers-too-large': {
    status: 431,
    title: say`The headers are too large`,
    advice: say`Send fewer or shorter headers.`,
  },
  'internal-error': {
    status: 500,
    title: say`Something went wrong on our side`,
    advice: say`Try again; if it happens again, give the operator the request id.`,
  },
  'not-implemented': { status: 501, title: say`This is not done here`, advice: say`See /docs for what is.` },
  'service-unavailable': {
    status: 503,
    title: say`The service is not available at the moment`,
    advice: say`Send the same request again after the time that Retry-After names; nothing acknowledged is lost.`,
  },
  'disk-nearly-full': {
    status: 503,
    title: say`The disk of the server is nearly full`,
    advice: say`Send the same request again later. Quadrant stores again as soon as an operator has freed some space.`,
  },
} as const satisfies Record<string, ProblemKind>;

export type ProblemCode = keyof typeof PROBLEM_KINDS;

const PROBLEM_CODES = Object.keys(PROBLEM_KINDS) as ProblemCode[];

type Particulars = Partial<Pick<ProblemDescription, 'advice' | 'headers' | 'extra'>>;

/** Returns a problem of a known kind. Status and title come from the table, and the advice too unless one is given. */
export function problemOfKind(code: ProblemCode, detail: Text, particulars: Particulars = {}): Problem {
  return new Problem({ code, detail, ...PROBLEM_KINDS[code], ...particulars });
}

/** Returns 404 for something that is addressed by a name: `notFound('No player is called "Ann".')`. */
export function notFound(detail: Text, advice?: Text): Problem {
  return problemOfKind('not-found', detail, advice === undefined ? {} : { advice });
}

/** Returns the general advice for a problem; null for a code that is not in the table. */
export function adviceOfKind(code: string): Text | null {
  const known = PROBLEM_CODES.find((each) => each === code);
  return known === undefined ? null : PROBLEM_KINDS[known].advice;
}

/** Returns the kind for a bare HTTP status: the first one that the table has for it, otherwise the general one of its class. */
export function problemCodeOfStatus(status: number): ProblemCode {
  const known = PROBLEM_CODES.find((code) => PROBLEM_KINDS[code].status === status);
  return known ?? (status < 500 ? 'bad-request' : 'internal-error');
}
