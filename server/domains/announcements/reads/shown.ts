import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { announcementsCalls } from '../../../../contract/domains/announcements/calls.ts';
import { announcementLimits } from '../../../../contract/domains/announcements/limits.ts';
import type { ShownAnnouncement } from '../../../../contract/domains/announcements/shapes.ts';
import type { Picture } from '../../../../contract/domains/media/shapes.ts';
import { languages } from '../../../../contract/primitives/countries.ts';
import type { Ctx } from '../../../platform/context.ts';
import { readOnlyMode } from '../../../platform/read-only.ts';
import { type SettingsReader, settingsTag } from '../../../platform/settings.ts';
import type { Switches } from '../../../platform/switches.ts';
import { unixSeconds } from '../../../platform/unix-seconds.ts';
import { type Announcement, inOrder, isFor, isOnTrial, type Reader } from '../rules/announcement.ts';
import { wordsFor } from '../rules/words.ts';
import { announcementsTag } from '../tags.ts';
import type { Running } from './running.ts';

type Call = (typeof announcementsCalls)['announcements.shown'];

export interface ShownDeps {
  running: Running;
  settings: SettingsReader;
  switches: Pick<Switches, 'off'>;
}

/** What every page has on it beside its own: asked for with each of them, so that it costs no query. */
export const shown =
  ({ running, settings, switches }: ShownDeps) =>
  async (ctx: Ctx, { country }: InputOf<Call>): Promise<DataOf<Call>> => {
    for (const tag of [announcementsTag, settingsTag]) ctx.reads(tag);
    const { actor, db, locale, now } = ctx;
    const reader = { uid: actor?.uid, countryFid: country, locale, now };
    const { all, pictures } = await running.planned(db, now);
    const mine = await undismissed(
      ctx,
      running,
      inOrder(all, reader).filter((each) => isFor(each, reader)),
    );
    const present = (each: Announcement) => presentShown(each, reader, pictures);
    const { on, until, ...notes } = await settings.get(readOnlyMode);
    return {
      top: mine.filter(({ place }) => place === 'top').map(present)[0] ?? null,
      home: mine
        .filter(({ place }) => place === 'home')
        .slice(0, announcementLimits.onHome)
        .map(present),
      read_only: { on: on ? 1 : 0, ...noteFor(on ? notes : undefined, locale), until: on ? until : 0 },
      off: await switches.off({ uid: actor?.uid, countryFid: actor?.countryFid ?? (country || undefined) }),
    };
  };

/** Without what the reader dismissed, which only a member with something to dismiss is asked for. */
async function undismissed({ actor, db }: Ctx, running: Running, all: Announcement[]): Promise<Announcement[]> {
  if (!actor || !all.some(({ dismissible }) => dismissible)) return all;
  const gone = await running.dismissed(db, actor.uid);
  return all.filter(({ id, dismissible }) => !dismissible || !gone.has(id));
}

function presentShown(each: Announcement, reader: Reader, pictures: ReadonlyMap<number, Picture>): ShownAnnouncement {
  const { id, kind, place, url, aid, dismissible, ends_at } = each;
  return {
    ...{ id, kind, place, url, ...wordsFor(each, reader.locale) },
    picture: pictures.get(aid ?? 0) ?? null,
    dismissible: dismissible ? 1 : 0,
    until: ends_at ? unixSeconds(ends_at) : 0,
    trial: isOnTrial(each, reader) ? 1 : 0,
  };
}

type Notes = { [L in (typeof languages)[number] as `note_${L}`]: string };

/** The note in the reader's language, else in English, else in the first there is. */
function noteFor(notes: Notes | undefined, locale: (typeof languages)[number]) {
  const lang = notes && [locale, 'en' as const, ...languages].find((each) => notes[`note_${each}`] !== '');
  return { note: lang ? notes[`note_${lang}`] : '', lang: lang ?? locale };
}
