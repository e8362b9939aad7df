import { f, LONGEST_PASSWORD, nullable } from '@quadrant/http';

export const LONGEST_CODE = 40;
export const CODE = {
  writeOnly: true,
  about: 'Six digits of the app, or a recovery code',
};

/** The password shows that the owner sends the request, where the account has one. */
export class BeginFactorDto {
  @f.LimitedText(LONGEST_PASSWORD, { optional: 'or-null', format: 'password', writeOnly: true }, 2 * LONGEST_PASSWORD)
  currentPassword?: string;
}

export class CodeDto {
  @f.LimitedText(LONGEST_CODE, CODE) code: string;
}

/** Either a code or the password must be given. */
export class RemoveFactorDto extends BeginFactorDto {
  @f.LimitedText(LONGEST_CODE, { optional: 'or-null', ...CODE }) code?: string;
}

export class SecondFactorDto {
  @f.Choice(['off', 'begun', 'on']) state: 'off' | 'begun' | 'on';
  @f.Instant({ nullable, about: 'Since when it is on' }) since: Date | null;
  @f.Count('Recovery codes that were not used yet') recoveryCodesLeft: number;
  @f.Flag('Whether this installation requires it of administrators and coordinators') isRequired: boolean;
}

export class BegunFactorDto {
  @f.AnyText('To be typed into an app, in base32 (RFC 4648)') secret: string;
  @f.AnyText('The same as an otpauth:// address, which a QR code carries') uri: string;
}

export class ResetFactorDto {
  @f.Instant('When it was taken off') resetAt: Date;
}

export class RecoveryCodesDto {
  @f.Texts('Each works once in place of a code of the app; shown only this once') recoveryCodes: string[];
}
