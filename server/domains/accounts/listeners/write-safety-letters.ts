import { countryOfFid, globalCountry, type Language } from '../../../../contract/primitives/countries.ts';
import { composeLetter } from '../../../platform/mail/letter.ts';
import { sendMail } from '../../../platform/mail/outbox.ts';
import { type Listener, type ListenerCtx, on } from '../../../platform/outbox/listener.ts';
import { translate } from '../../../platform/texts.ts';
import { safetyChanged, signedInFromNewDevice } from '../events.ts';
import { wantsSignInLetters } from '../sql/devices.ts';
import { type LetterReader, letterReaders } from '../sql/letter-readers.ts';

interface Deps {
  siteName: string;
  publicUrl: string;
}

/** What a letter of this kind says: `safety.letter.<name>.subject` and `.text`, and the page where one acts on it. */
export interface SafetyLetter {
  name: string;
  values: Record<string, string>;
  page: string;
}

/** The page of devices, letters, export and deletion, and the one of passkeys and codes. */
export const accountPage = '/ucenter/setting/account';
const waysInPage = '/ucenter/setting/authemtication';

/** A moment as a letter tells it, in the reader's language and by the clock of their country. */
export function momentOf(at: number, { country_fid }: LetterReader): string {
  const { language, timeZone } = countryOfFid(country_fid) ?? globalCountry;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone });
  return format.format(new Date(at * 1000));
}

/** Writes a letter about an account's safety, in the language of the reader's country. */
export async function writeSafetyLetter(
  { db, now }: Pick<ListenerCtx, 'db' | 'now'>,
  { siteName, publicUrl }: Deps,
  reader: LetterReader,
  { name, values, page }: SafetyLetter,
): Promise<void> {
  const locale: Language = (countryOfFid(reader.country_fid) ?? globalCountry).language;
  const say = (key: string): string => translate(locale, `safety.letter.${key}`, { ...values, siteName });
  const title = say(`${name}.subject`);
  const letter = composeLetter({
    locale,
    siteName,
    title,
    paragraphs: [say(`${name}.text`)],
    button: { label: say('look'), url: publicUrl + page },
    notes: [say('notYou')],
  });
  await sendMail(db, { to: reader.email, subject: title, ...letter, locale }, now);
}

/** Letters that tell a member what happened to the ways into their account. */
export function safetyLetters(deps: Deps): Listener[] {
  return [
    on(signedInFromNewDevice, async (ctx, payloads) => {
      const readers = await letterReaders(
        ctx.db,
        payloads.map(({ uid }) => uid),
      );
      for (const { uid, at, device, place } of payloads) {
        const reader = readers.get(uid);
        if (!reader || !(await wantsSignInLetters(ctx.db, uid))) continue;
        const values = { device: device || '–', place: place || '–', time: momentOf(at, reader) };
        await writeSafetyLetter(ctx, deps, reader, { name: 'new_device', values, page: accountPage });
      }
    }),
    on(safetyChanged, async (ctx, payloads) => {
      const readers = await letterReaders(
        ctx.db,
        payloads.map(({ uid }) => uid),
      );
      for (const { uid, at, change } of payloads) {
        const reader = readers.get(uid);
        if (!reader) continue;
        const values = { time: momentOf(at, reader) };
        await writeSafetyLetter(ctx, deps, reader, { name: change, values, page: waysInPage });
      }
    }),
  ];
}
