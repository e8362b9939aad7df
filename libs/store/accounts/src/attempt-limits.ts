/** Says how many wrong attempts are allowed, and in how many seconds, counted from the first of them. */
export interface AttemptLimit {
  readonly points: number;
  readonly seconds: number;
}

/**
 * Each purpose is counted separately.
 *
 * A sign-in from an unknown device counts in four ways. One address may try at most 10 times a minute and 30 times an
 * hour for a handle, and 30 times a minute for all handles. So a single address never reaches the 200 an hour of a
 * handle: that takes seven. Then known devices can still sign in, because they are counted separately.
 */
export const ATTEMPT_LIMITS = {
  'sign-in-address': { points: 30, seconds: 60 },
  'sign-in-pair': { points: 10, seconds: 60 },
  'sign-in-pair-hour': { points: 30, seconds: 3600 },
  'sign-in-handle': { points: 200, seconds: 3600 },
  'sign-in-device': { points: 10, seconds: 60 },
  'one-time-secret': { points: 10, seconds: 60 },
  'sign-up': { points: 10, seconds: 60 },
  'password-change': { points: 10, seconds: 60 },
  'second-factor': { points: 10, seconds: 60 },
  'second-factor-hour': { points: 30, seconds: 3600 },
  'address-account': { points: 5, seconds: 3600 },
  'address-mailbox': { points: 3, seconds: 3600 },
  'password-reset': { points: 3, seconds: 3600 },
  'password-reset-address': { points: 20, seconds: 3600 },
  'claim-code': { points: 10, seconds: 3600 },
  'claim-code-address': { points: 30, seconds: 3600 },
} as const satisfies Readonly<Record<string, AttemptLimit>>;

export type AttemptPurpose = keyof typeof ATTEMPT_LIMITS;
