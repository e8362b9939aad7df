import type { Text } from '@quadrant/rules/message';
import { f, LANGUAGES, LONGEST_PASSWORD, nullable, type Language } from '@quadrant/http';
import { AccountDto } from './account.dto.js';
import { CODE, LONGEST_CODE } from './second-factor/second-factor.dto.js';

export class SignInDto {
  @f.LimitedText(256) handle: string;
  @f.LimitedText(LONGEST_PASSWORD, { format: 'password', writeOnly: true }, 2 * LONGEST_PASSWORD) password: string;
}

export class SecondStepDto {
  @f.LimitedText(2000, 'The "challenge" that the answer to the first step carries') challenge: string;
  @f.LimitedText(LONGEST_CODE, CODE) code: string;
}

export class LanguageDto {
  @f.Choice(LANGUAGES) language: Language;
}

export class ListedSessionDto {
  @f.Id() id: string;
  @f.AnyText({ nullable, about: 'Browser and system, where the browser said so' }) browser: string | null;
  @f.Instant() beganAt: Date;
  @f.Instant('To the minute') lastUsedAt: Date;
  @f.Flag('Whether the request comes with it') isThisOne: boolean;
}

export class SessionListDto {
  @f.List(ListedSessionDto, 'Yours first, then the one used last') rows: ListedSessionDto[];
}

export class EndedSessionsDto {
  @f.Count('How many sessions ended') ended: number;
}

export class SessionDto {
  @f.Of(AccountDto) account: AccountDto;
  @f.AnyText({
    nullable,
    about: 'To be sent with every change, in the header X-CSRF-Token; null for a token, which needs none',
  })
  csrfToken: string | null;
  @f.Instant({ nullable, about: 'When the session is over if it is not used; null for a token' })
  expiresAt: Date | null;
  @f.AnyText({ nullable, about: 'Why no session can be kept, if there is a reason' }) notice: Text | null;
}

export class SignedOutDto {
  @f.Instant('When the session ended') signedOutAt: Date;
}
