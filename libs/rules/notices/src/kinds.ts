import { type Message, say } from '@quadrant/rules/message';
import type { MailChoice, SwitchChoice } from './choices.js';

/** The sentence of a notice, and the page that it leads to. */
export interface ToldNotice {
  readonly sentence: Message;
  /** It begins with a slash. */
  readonly address: string;
}

type Facts = Readonly<Record<string, string | number>>;

interface Kind<Of extends Facts> {
  /** The page of choices says this. */
  readonly about: Message;
  /** People who have chosen nothing get it by mail like this. */
  readonly mail: MailChoice;
  /** Facts name tournaments, days and numbers, never people: a name may be hidden or removed before somebody reads it. */
  tell(facts: Of): ToldNotice;
}

/** Rows keep their own facts, so that a caller cannot forget one. */
const kind = <Of extends Facts>(row: Kind<Of>): Kind<Of> => row;

interface OfTournament extends Facts {
  readonly name: string;
  readonly id: string;
}

interface OfDispute extends OfTournament {
  readonly dispute: string;
}

interface OfSeason extends OfTournament {
  readonly season: string;
}

type OfInquiry = Readonly<Record<'inquiry', string>>;

// @row 269
/** This table alone says what people can be told. Its order is the order of the page of choices. */
export const NOTICE_KINDS = {
  'report-received': kind<OfTournament>({
    about: say`Somebody reported a tournament that you direct`,
    mail: 'daily',
    tell: ({ name, id }) => ({
      sentence: say`The results of ${name} were reported. You manage this tournament.`,
      address: `/tournaments/${id}`,
    }),
  }),
  'report-waits': kind<OfTournament>({
    about: say`A report waits for your decision`,
    mail: 'at-once',
    tell: ({ name, id }) => ({
      sentence: say`The report of ${name} waits for a decision of yours.`,
      address: `/desk/reports/${id}`,
    }),
  }),
  'report-approved': kind<OfTournament>({
    about: say`Your report was approved`,
    mail: 'at-once',
    tell: ({ name, id }) => ({
      sentence: say`Your report of ${name} was approved and counts.`,
      address: `/submit/waiting/${id}`,
    }),
  }),
  'report-declined': kind<OfTournament>({
    about: say`Your report was declined, or needs your answer`,
    mail: 'at-once',
    tell: ({ name, id }) => ({
      sentence: say`Your report of ${name} was declined. Read why, correct it and submit it again.`,
      address: `/submit/waiting/${id}`,
    }),
  }),
  'report-rated': kind<OfTournament>({
    about: say`A report of yours was rated`,
    mail: 'daily',
    tell: ({ name, id }) => ({ sentence: say`${name} is rated now.`, address: `/tournaments/${id}` }),
  }),
  'dispute-opened': kind<OfDispute & { readonly until: string }>({
    about: say`A dispute waits for your answer`,
    mail: 'at-once',
    tell: ({ name, dispute, until }) => ({
      sentence: say`A dispute about ${name} waits for your answer until ${until}.`,
      address: `/disputes/${dispute}`,
    }),
  }),
  'dispute-deadline': kind<OfDispute & { readonly until: string }>({
    about: say`A dispute has two days left for your answer`,
    mail: 'at-once',
    tell: ({ name, dispute, until }) => ({
      sentence: say`A dispute about ${name} still waits for your answer. After ${until} it goes to a coordinator.`,
      address: `/disputes/${dispute}`,
    }),
  }),
  'dispute-escalated': kind<OfDispute & { readonly until: string }>({
    about: say`A dispute came to you as a coordinator`,
    mail: 'at-once',
    tell: ({ name, dispute }) => ({
      sentence: say`A dispute about ${name} waits for the answer of a coordinator.`,
      address: `/disputes/${dispute}`,
    }),
  }),
  'dispute-answered': kind<OfDispute>({
    about: say`Your dispute was answered`,
    mail: 'at-once',
    tell: ({ name, dispute }) => ({
      sentence: say`Your dispute about ${name} was answered.`,
      address: `/disputes/${dispute}`,
    }),
  }),
  'claim-waits': kind<Readonly<Record<'claim', string>>>({
    about: say`Somebody claims a player of your tournament or region`,
    mail: 'at-once',
    tell: () => ({
      sentence: say`Somebody says that a player of your tournament or region is them. Confirm or refuse it.`,
      address: '/account#claims',
    }),
  }),
  'claim-decided': kind<Readonly<Record<'claim', string>>>({
    about: say`Your claim of a player was decided`,
    mail: 'at-once',
    tell: () => ({ sentence: say`Your claim of a player was decided.`, address: '/account' }),
  }),
  'rating-moved': kind<
    OfTournament & Readonly<Record<'from' | 'to', number>> & { readonly because: 'played' | 'changed' }
  >({
    about: say`Your rating moved`,
    mail: 'daily',
    tell: ({ from, to, name, id, because }) => ({
      sentence:
        because === 'played'
          ? say`Your rating moved from ${from} to ${to} with ${name}.`
          : say`Your rating moved from ${from} to ${to}, because results up to ${name} have changed.`,
      address: `/tournaments/${id}`,
    }),
  }),
  'directing-invited': kind<OfTournament>({
    about: say`Somebody names you as a director`,
    mail: 'at-once',
    tell: ({ name }) => ({
      sentence: say`You are named as a director of ${name}. Agree or decline.`,
      address: '/my/tournaments',
    }),
  }),
  'event-announced': kind<OfTournament & { readonly day: string }>({
    about: say`A tournament in your region was announced`,
    mail: 'daily',
    tell: ({ name, id, day }) => ({
      sentence: say`${name} was announced in your region for ${day}.`,
      address: `/announcements/${id}`,
    }),
  }),
  registered: kind<OfTournament & { readonly day: string }>({
    about: say`You were registered for a tournament`,
    mail: 'at-once',
    tell: ({ name, id, day }) => ({
      sentence: say`You are registered for ${name} on ${day}.`,
      address: `/announcements/${id}`,
    }),
  }),
  'place-free': kind<OfTournament & { readonly day: string }>({
    about: say`You have a place at a tournament, after waiting for one`,
    mail: 'at-once',
    tell: ({ name, id, day }) => ({
      sentence: say`A place became free: you play in ${name} on ${day}.`,
      address: `/announcements/${id}`,
    }),
  }),
  qualified: kind<OfSeason>({
    about: say`You qualified for the playoffs of a league`,
    mail: 'at-once',
    tell: ({ name, id, season }) => ({
      sentence: say`You qualified for the playoffs of ${name}, season ${season}.`,
      address: `/leagues/${id}/seasons/${season}`,
    }),
  }),
  'dropped-out': kind<OfSeason>({
    about: say`You no longer qualify for the playoffs of a league`,
    mail: 'at-once',
    tell: ({ name, id, season }) => ({
      sentence: say`Results of ${name} have changed: you no longer qualify for the playoffs of season ${season}.`,
      address: `/leagues/${id}/seasons/${season}`,
    }),
  }),
  'entitlement-expires': kind<{ readonly into: string; readonly year: number; readonly day: string }>({
    about: say`An Earned Bye or a head start of yours expires`,
    mail: 'at-once',
    tell: ({ into, year, day }) => ({
      sentence:
        into === 'worlds'
          ? say`What you won for the World Championship of ${year} expires after ${day}.`
          : say`What you won for the Continental Championship of ${year} expires after ${day}.`,
      address: '/me',
    }),
  }),
  'round-paired': kind<OfTournament & { readonly round: number }>({
    about: say`A round of your live tournament was paired`,
    // A mail comes too late for a round that begins now.
    mail: 'off',
    tell: ({ name, id, round }) => ({ sentence: say`Round ${round} of ${name} is paired.`, address: `/live/${id}` }),
  }),
  'report-due': kind<OfTournament & { readonly day: string }>({
    about: say`A tournament of yours has no report yet`,
    mail: 'at-once',
    tell: ({ name, day }) => ({
      sentence: say`${name} ended on ${day}, and its results are not reported yet.`,
      address: '/my/tournaments',
    }),
  }),
  'inquiry-received': kind<OfInquiry>({
    about: say`Somebody writes to the coordinators of your region`,
    mail: 'at-once',
    tell: () => ({
      sentence: say`Somebody wrote to the coordinators. Read it and answer.`,
      address: '/desk/inquiries',
    }),
  }),
  'inquiry-answered': kind<OfInquiry>({
    about: say`A coordinator answers what you wrote`,
    mail: 'at-once',
    tell: () => ({ sentence: say`A coordinator answered your message.`, address: '/me/messages' }),
  }),
} as const;

export type NoticeKind = keyof typeof NOTICE_KINDS;

/**
 * Says whether people who have chosen nothing get a kind on their devices: what is worth a mail at once is worth that, and
 * a round begins before anybody reads a mail.
 */
export const usualPush = (kind: NoticeKind): SwitchChoice =>
  kind === 'round-paired' || NOTICE_KINDS[kind].mail === 'at-once' ? 'on' : 'off';

/** The phones of a live tournament are told a round with its tables, so its notice does not come there again. */
export const isToldLive = (kind: NoticeKind): boolean => kind === 'round-paired';

export type FactsOf<K extends NoticeKind> = Parameters<(typeof NOTICE_KINDS)[K]['tell']>[0];

export const NOTICE_KIND_NAMES = Object.keys(NOTICE_KINDS) as readonly NoticeKind[];

/** Rows may be of a release with other kinds. */
export const isNoticeKind = (name: string): name is NoticeKind => Object.hasOwn(NOTICE_KINDS, name);

/** Says a stored notice; null for a kind that this release does not know. */
export function tellNotice(name: string, facts: Facts): ToldNotice | null {
  if (!isNoticeKind(name)) return null;
  const { tell } = NOTICE_KINDS[name] as { readonly tell: (facts: Facts) => ToldNotice };
  return tell(facts);
}
