import { randomBytes } from 'node:crypto';
import { hashToken } from '@quadrant/http';
import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Quadrant';
/** RFC 6238, section 5.2: a step is 30 seconds, and one step before or after is accepted for clocks that differ. */
const STEP_SECONDS = 30;
const STEPS_ASIDE = 1;
/** RFC 4226, section 4, R6: at least 128 bits, 160 are recommended. */
const SECRET_BYTES = 20;

const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 10;

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (secret: string, handle: string): TOTP =>
  new TOTP({ issuer: ISSUER, label: handle, period: STEP_SECONDS, secret: Secret.fromBase32(secret) });

/** Returns the `otpauth:` address that an app reads from a QR code. */
export const addressOfSecret = (secret: string, handle: string): string => totpOf(secret, handle).toString();

/** Returns the time step that a code belongs to; null for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = now.getTime();
  const aside = totpOf(secret, '').validate({ token, timestamp, window: STEPS_ASIDE });
  return aside === null ? null : Math.floor(timestamp / (STEP_SECONDS * 1000)) + aside;
}

/** Returns ten new recovery codes that have 80 bits each, such as `K7QF-2M4X-AAB3-ZZ5T`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const { buffer } = new Uint8Array(randomBytes(RECOVERY_BYTES));
    return new Secret({ buffer }).base32.replace(/.{4}(?=.)/g, '$&-');
  });

/** Only this hash of a recovery code is stored; hyphens, spaces and case do not matter. */
export const hashOfRecoveryCode = (code: string): Buffer => hashToken(code.toUpperCase().replace(/[^A-Z2-7]/g, ''));
