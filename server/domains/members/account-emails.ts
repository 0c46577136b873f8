import {
  type CountryCode,
  countryOfFid,
  type Language,
  languageRoutes,
  localePath,
} from '../../../contract/primitives/countries.ts';
import type { Db } from '../../platform/context.ts';
import { composeEmail } from '../../platform/mail/compose-email.ts';
import { sendMail } from '../../platform/mail/outbox.ts';
import { translate } from '../../platform/texts.ts';

/** What e-mails need of the site. */
export interface MailDeps {
  siteName: string;
  publicUrl: string;
}

interface AccountEmail {
  kind: 'code' | 'loginCode' | 'loginCodeLater' | 'emailChanged' | 'reset' | 'resetLater' | 'password' | 'guardian';
  to: string;
  locale: Language;
  /** Whom it greets; an e-mail to somebody who isn't the member greets nobody. */
  username?: string;
  values?: Record<string, string | number>;
  code?: string;
  /** Where its button leads. */
  url?: string;
}

/** Puts an e-mail about an account into the outbox, in the caller's transaction; its number there. */
export function sendAccountEmail(
  { db, now }: { db: Db; now: Date },
  { siteName }: MailDeps,
  { kind, to, locale, username, values, code, url }: AccountEmail,
): Promise<number> {
  const say = (part: string) => translate(locale, `mail.${kind}.${part}`, { siteName, username, code, ...values });
  const greeting = username === undefined ? [] : [translate(locale, 'mail.greeting', { username })];
  const { text, html } = composeEmail({
    locale,
    siteName,
    title: say('title'),
    paragraphs: [...greeting, say('text')],
    ...(code === undefined ? {} : { code }),
    ...(url === undefined ? {} : { button: { label: say('button'), url } }),
    notes: [say('note')],
  });
  return sendMail(db, { to, subject: say('subject'), text, html, locale }, now);
}

/** The address of a page for a reader of a language: under the own country where it speaks that language. */
export function pageUrl(
  { publicUrl }: MailDeps,
  locale: Language,
  countryFid: number | undefined,
  path: string,
): string {
  const own = countryFid === undefined ? undefined : countryOfFid(countryFid);
  const code: CountryCode = own?.language === locale ? own.code : languageRoutes[locale];
  return `${publicUrl}${localePath(code, path)}`;
}
