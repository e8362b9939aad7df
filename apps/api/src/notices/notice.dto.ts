import { f, nullable } from '@quadrant/http';
import { say } from '@quadrant/rules/message';
import {
  MAIL_CHOICES,
  type MailChoice,
  NOTICE_KIND_NAMES,
  type NoticeKind,
  SWITCH_CHOICES,
  type SwitchChoice,
} from '@quadrant/rules/notices';
import type { Address, NoticeChoice } from '@quadrant/store/notices';
import { PageDto } from '../paging/page.dto.js';

/** Longer addresses do not fit into the envelope of a mail (RFC 5321, section 4.5.3.1). */
const LONGEST_ADDRESS = 254;

/** Servers decide what an address may be; this refuses what none can take, and what could break out of a header. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@[^\s@<>()[\]\\,;:"\p{Cc}]{1,189}\.[^\s@<>()[\]\\,;:."\p{Cc}]{1,63}$/u;

export class AddressDto implements Address {
  @f.AnyText({ nullable, about: 'The confirmed address' }) address: string | null;
  @f.Instant({ nullable }) confirmedAt: Date | null;
  @f.Instant({ nullable, about: 'When the mail server refused it. Nothing is sent until it is confirmed again' })
  refusedAt: Date | null;
  @f.AnyText({ nullable, about: 'The reply code of the mail server' }) refusedWith: string | null;
  @f.AnyText({ nullable, about: 'The address that waits for its link to be opened' }) waiting: string | null;
  @f.AnyText({ nullable, about: 'The address to which the mail server could not send the newest link' })
  undelivered: string | null;
}

export class NewAddressDto {
  @f.Matching(ADDRESS, say`must be an e-mail address, such as ann@mail.example`, { maxLength: LONGEST_ADDRESS })
  address: string;
}

export class AskedAddressDto {
  @f.AnyText('A link was sent there; the address counts once it is opened') waiting: string;
}

export class AddressConfirmationDto {
  @f.LimitedText(100, { about: 'The part of the link after #', writeOnly: true }) link: string;
}

export class ConfirmedAddressDto {
  @f.AnyText('Handle of the account') handle: string;
  @f.AnyText() address: string;
}

export class PasswordRequestDto {
  @f.LimitedText(LONGEST_ADDRESS, { about: 'The handle or the e-mail address of the account' }) account: string;
}

export class PasswordRequestedDto {
  @f.Instant() askedAt: Date;
}

class NoticeDto {
  @f.AnyText('Identifies it, and grows with time') id: string;
  @f.AnyText({ about: 'What it is about', example: 'rating-moved' }) kind: string;
  @f.AnyText() sentence: string;
  @f.Link('The page that it leads to') address: string;
  @f.Instant() createdAt: Date;
  @f.Instant({ nullable }) readAt: Date | null;
}

export class NoticePageDto extends PageDto {
  @f.Count('How many are not read yet, up to 100') unread: number;
  @f.List(NoticeDto, 'The newest first') rows: NoticeDto[];
}

export class NoticesReadDto {
  @f.Matching(/^[1-9]\d{0,17}$/, say`must be the id of a notice`, { about: 'The newest notice that you have seen' })
  upTo: string;
}

export class ReadNoticesDto {
  @f.Count('How many were not read before') read: number;
}

export class NoticeChoiceDto implements NoticeChoice {
  @f.Choice(NOTICE_KIND_NAMES) kind: NoticeKind;
  @f.Choice(SWITCH_CHOICES, { about: 'Whether it is listed among your notices' }) site: SwitchChoice;
  @f.Choice(MAIL_CHOICES, { about: 'daily: all of a day in one mail' }) mail: MailChoice;
  @f.Choice(SWITCH_CHOICES, { about: 'Whether the devices on which the account takes notices show it, at once' })
  push: SwitchChoice;
}

export class NoticeChoicesDto {
  @f.ListOf(NoticeChoiceDto, { least: 1, most: 100 }, 'Kinds that are left out stay as they are')
  rows: NoticeChoiceDto[];
}

export class UnsubscriptionDto {
  @f.LimitedText(100, { about: 'The key of the link in a mail' }) key: string;
  @f.LimitedText(100, { about: 'A kind of notice, or "all"' }) kind: string;
}

export class UnsubscribedDto {
  @f.AnyText('Handle of the account that gets no such mails any more') handle: string;
}
