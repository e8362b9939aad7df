import MailComposer from 'nodemailer/lib/mail-composer';
import { type Message, say, type Text } from '@quadrant/rules/message';
import { tellNotice } from '@quadrant/rules/notices';
import { type Language, LANGUAGES } from '@quadrant/http';
import { inLanguage, tell } from '@quadrant/languages';
import type { MailSettings } from '@quadrant/settings';
import type { MailToSend } from '@quadrant/store/notices';

/** A mail has these parts: sentences, some with an address of the site. */
interface Part {
  readonly sentence: Text;
  readonly link?: { readonly words: Text; readonly address: string };
}

interface Letter {
  readonly subject: Text;
  readonly parts: readonly Part[];
  /** A one-click unsubscription ends this kind of notice, or `all`. It is null where there is nothing to end. */
  readonly kind: string | null;
}

const OPEN: Message = say`Open the page`;

/**
 * Writes a mail in the language of its reader, as text and as simple HTML.
 *
 * @param showText replaces names of hidden people in the names of tournaments
 * @returns null where this release knows none of its notices
 */
export async function composeMail(
  mail: MailToSend,
  { from, publicUrl }: Pick<MailSettings, 'from' | 'publicUrl'>,
  showText: (text: string) => string,
): Promise<Buffer | null> {
  const letter = letterOf(mail, showText);
  if (letter === null) return null;
  const language = LANGUAGES.find((each) => each === mail.language) ?? 'en';
  const unsubscribe =
    mail.unsubscribeKey === null || letter.kind === null
      ? null
      : `${publicUrl}/unsubscribe/${mail.unsubscribeKey}/${letter.kind}`;
  const { subject, text, html } = inLanguage(language, () => write(letter, { publicUrl, unsubscribe, language }));
  const composer = new MailComposer({
    from,
    to: mail.to,
    subject,
    text,
    html,
    messageId: `<${mail.publicId}@${new URL(publicUrl).hostname}>`,
    headers: {
      // RFC 3834: an answering machine does not answer it.
      'Auto-Submitted': 'auto-generated',
      'Content-Language': language,
      ...(unsubscribe !== null && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

function letterOf(mail: MailToSend, showText: (text: string) => string): Letter | null {
  const { purpose, handle, secret } = mail;
  if (purpose === 'confirmation')
    return {
      subject: say`Confirm your e-mail address`,
      parts: [
        {
          sentence: say`The account ${handle} wants its notices sent to this address.`,
          link: { words: say`Confirm the address`, address: `/confirm-address#${secret}` },
        },
        { sentence: say`The link works for 24 hours. If you did not ask for this, ignore this mail: nothing changes.` },
      ],
      kind: null,
    };
  if (purpose === 'password')
    return {
      subject: say`Set a new password`,
      parts: [
        {
          sentence: say`Somebody asked for a new password of the account ${handle}.`,
          link: { words: say`Set a new password`, address: `/password#${secret}` },
        },
        {
          sentence: say`The link works once, within an hour. If you did not ask for this, ignore this mail: nothing changes.`,
        },
      ],
      kind: null,
    };
  const told = mail.notices.flatMap(({ kind, facts }) => {
    const shown = Object.fromEntries(
      Object.entries(facts).map(([name, value]) => [name, typeof value === 'string' ? showText(value) : value]),
    );
    const notice = tellNotice(kind, shown);
    return notice === null ? [] : [{ sentence: notice.sentence, link: { words: OPEN, address: notice.address } }];
  });
  if (told.length === 0) return null;
  if (purpose === 'notice') return { subject: told[0]!.sentence, parts: told, kind: mail.notices[0]!.kind };
  const more = mail.noticesInAll - told.length;
  const rest: Part[] =
    more <= 0
      ? []
      : [{ sentence: say`There are more notices.`, link: { words: say`See all notices`, address: '/me/notices' } }];
  return { subject: say`Your notices of today`, parts: [...told, ...rest], kind: 'all' };
}

interface Frame {
  readonly publicUrl: string;
  readonly unsubscribe: string | null;
  readonly language: Language;
}

function write({ subject, parts }: Letter, { publicUrl, unsubscribe, language }: Frame) {
  const end: Part[] = [{ sentence: say`You get this mail from Quadrant, ${new URL(publicUrl).host}.` }];
  const footer =
    unsubscribe === null
      ? []
      : [
          { words: say`Choose your notices, and how they come`, address: `${publicUrl}/me/notices/choices` },
          { words: say`Unsubscribe`, address: unsubscribe },
        ];
  const all = [...parts, ...end].map(({ sentence, link }) => ({
    sentence: tell(sentence),
    link: link && { words: tell(link.words), address: publicUrl + link.address },
  }));
  const links = footer.map(({ words, address }) => ({ words: tell(words), address }));
  const text = [
    ...all.map(({ sentence, link }) => (link === undefined ? sentence : `${sentence}\n${link.address}`)),
    ...links.map(({ words, address }) => `${words}: ${address}`),
  ].join('\n\n');
  const paragraphs = [
    ...all.map(({ sentence, link }) => escape(sentence) + (link === undefined ? '' : `<br>${anchor(link)}`)),
    ...links.map(anchor),
  ];
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"></head><body>${paragraphs
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('')}</body></html>`;
  // A name of a tournament may hold anything; a subject is one line.
  return { subject: tell(subject).replaceAll(/\s+/g, ' '), text: `${text}\n`, html };
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const anchor = ({ words, address }: { readonly words: string; readonly address: string }): string =>
  `<a href="${escape(address)}">${escape(words)}</a>`;
