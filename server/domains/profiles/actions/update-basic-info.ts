import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { profilesCalls } from '../../../../contract/domains/profiles/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { oneLine } from '../../../platform/one-line.ts';
import { changedElsewhere } from '../../../platform/other-changes.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { unixSeconds } from '../../../platform/unix-seconds.ts';
import { amendMember, membersByIds, noteBirthday } from '../../members/index.ts';
import { profileChanged } from '../events.ts';
import { birthdayParts, takeBirthday } from '../rules/birthday.ts';
import { lockProfile, type ProfileRow, saveProfile } from '../sql/profiles.ts';
import { ownUid } from './own-uid.ts';

type Call = (typeof profilesCalls)['profiles.update-basic-info'];
type Input = InputOf<Call>;

/** Changes a member's own info; of two devices the last one wins, field by field. */
export const updateBasicInfo =
  (settings: SettingsReader) =>
  async (ctx: MemberCtx, input: Input): Promise<DataOf<Call>> => {
    const uid = ownUid(ctx, input.uid);
    const row = await lockProfile(ctx.db, uid, ctx.now);
    const card = (await membersByIds(ctx.db, [uid])).get(uid)!;
    const birthday = birthdayOf(input, row, ctx.now);
    const rest = ofProfile(input);
    await saveProfile(ctx.db, uid, { ...rest, birthday }, ctx.now);
    if (birthday !== null && birthday !== row.birthday) await noteBirthday(ctx, settings, uid, dayOf(birthday));
    const shown = ofMember(input);
    await amendMember(ctx, uid, shown);
    ctx.emit(profileChanged({ uid }));
    ctx.stale(`u:${uid}`);
    const { sightml, phonetype, nationality } = card;
    const { gender, occupation, realname } = row;
    const before = { sightml, phonetype, nationality, gender, occupation, realname, ...birthdayParts(row.birthday) };
    const meanwhile = changedElsewhere(input.seen, before, { ...rest, ...shown, ...birthdayIn(input) });
    return { profile_time: unixSeconds(ctx.now), meanwhile };
  };

/** What is sent of the fields that are stored here. */
const ofProfile = ({ gender, occupation, realname }: Input) => ({
  ...(gender === undefined ? {} : { gender }),
  ...(occupation === undefined ? {} : { occupation: oneLine(occupation) }),
  ...(realname === undefined ? {} : { realname: oneLine(realname) }),
});

/** What is sent of the fields that stand with the member, since lists show them. */
const ofMember = ({ sightml, phonetype, nationality }: Input) => ({
  ...(sightml === undefined ? {} : { sightml: oneLine(sightml) }),
  ...(phonetype === undefined ? {} : { phonetype: oneLine(phonetype) }),
  ...(nationality === undefined ? {} : { nationality: nationality.toUpperCase() }),
});

/** As members asks for it, which has to know children. */
function dayOf(stored: string): { year: number; month: number; day: number } {
  const { birthyear, birthmonth, birthday } = birthdayParts(stored);
  return { year: birthyear, month: birthmonth, day: birthday };
}

/** The birthday as it is after the change; parts that are absent stay as they are. */
function birthdayOf(input: Input, row: ProfileRow, now: Date): string | null {
  const { birthday, birthmonth, birthyear } = { ...birthdayParts(row.birthday), ...birthdayIn(input) };
  const taken = takeBirthday({ birthday, birthmonth, birthyear }, now);
  return taken === undefined ? refuse('profiles.birthday_invalid') : taken;
}

const birthdayIn = ({ birthday, birthmonth, birthyear }: Input) =>
  Object.fromEntries(
    Object.entries({ birthday, birthmonth, birthyear }).filter(([, value]) => value !== undefined),
  ) as Partial<{ birthday: number; birthmonth: number; birthyear: number }>;
