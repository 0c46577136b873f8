import type { profilesCalls } from '../../contract/domains/profiles/calls.ts';
import { profileLimits } from '../../contract/domains/profiles/limits.ts';
import type { OwnInfo, publicProfile } from '../../contract/domains/profiles/shapes.ts';
import type { OwnOf, SharedOf } from '../../contract/own.ts';
import { balancesOf } from '../domains/economy/index.ts';
import { countersOf, type People } from '../domains/follows/index.ts';
import { groupOf, type MemberCard, ownAccount, portraitOf } from '../domains/members/index.ts';
import { mayBan } from '../domains/moderation/index.ts';
import {
  lackingProofs,
  locationOpensAt,
  medalsTag,
  type Profile,
  profileOf,
  type Relation,
  renamesLeft,
  shownMedals,
  usernamePrice,
  visiblePersonal,
} from '../domains/profiles/index.ts';
import { authorFigures, writingsTag } from '../domains/threads/index.ts';
import type { Ctx, MemberCtx } from '../platform/context.ts';
import type { Handlers } from '../platform/http/handlers.ts';
import { parted, type SharedCtx } from '../platform/reading/parted.ts';
import { refuse } from '../platform/refusal.ts';
import type { SettingsReader } from '../platform/settings.ts';
import { secondsOrNone } from '../platform/unix-seconds.ts';

type Calls = typeof profilesCalls;

export interface ProfilePagesDeps {
  people: People;
  settings: SettingsReader;
}

export type ProfilePage =
  | 'profiles.get-profile'
  | 'profiles.user-info'
  | 'profiles.personal-info'
  | 'profiles.user-count';

/** The calls that answer what several domains know of a member; each counter is read from its owner. */
export function profilePages({ people, settings }: ProfilePagesDeps): Handlers<ProfilePage> {
  return {
    'profiles.get-profile': getProfile(people),
    'profiles.user-info': (ctx, { uuid }) => userInfo(ctx, people, settings, uuid),
    'profiles.personal-info': personalInfo(people),
    'profiles.user-count': userCount(people),
  };
}

/** Who is asked about: the reader without a uid. */
const uidAsked = ({ actor }: Pick<Ctx, 'actor'>, asked: number | undefined): number =>
  asked ?? actor?.uid ?? refuse('wire.unauthorized');

const uuidAsked = (ctx: Ctx, { uuid }: { uuid?: number | undefined }) => ({ uuid: uidAsked(ctx, uuid) });

/** A member's card; an unknown uid is refused. */
async function memberAt(ctx: Pick<SharedCtx, 'db' | 'reads'>, { members }: People, uid: number): Promise<MemberCard> {
  ctx.reads(`u:${uid}`);
  const card = (await members(ctx.db, [uid])).get(uid);
  // A former member has a number still, and no name.
  return card && card.username !== '' ? card : refuse('profiles.unknown_member');
}

/** A member's medals, those that are worn first; and how many are shown at once, with how many there are. */
async function medalsFor(ctx: Pick<SharedCtx, 'db' | 'reads' | 'locale'>, uid: number, most?: number) {
  ctx.reads(medalsTag);
  const all = await shownMedals(ctx.db, uid, ctx.locale);
  return { medals: all.slice(0, most), medalsCount: all.length };
}

const coverUrl = ({ cover }: Profile): string => (cover ? `${cover.url}-${cover.widths.at(-1)}.webp` : '');

/** The same in both shapes of the documents (R-PRO-012). */
const inBothShapes = <V>(Variables: V) => ({ data: { Variables }, beside: { Variables } });

const getProfile = (people: People) =>
  parted<Calls['profiles.get-profile']>()({
    asked: (ctx, { uid }) => ({ uid: uidAsked(ctx, uid) }),
    shared: async (ctx, { uid }) => {
      const card = await memberAt(ctx, people, uid);
      const [profile, medals] = await Promise.all([
        profileOf(ctx.db, uid),
        medalsFor(ctx, uid, profileLimits.medalsShown),
      ]);
      const space = { ...(await asOthersSee(ctx, card, profile)), ...medals };
      return { answer: inBothShapes({ space }), facts: shownMember(card) };
    },
    own: async (ctx, member) =>
      inBothShapes({ member_uid: ctx.actor?.uid ?? 0, space: await ownMarks(ctx, people, member) }),
  });

/** What everybody sees of a member, but for the medals: how many are shown is the caller's. */
async function asOthersSee(
  ctx: Pick<SharedCtx, 'db' | 'locale' | 'reads'>,
  card: MemberCard,
  profile: Profile,
): Promise<Omit<SharedOf<typeof publicProfile>, 'medals' | 'medalsCount'>> {
  const { uid } = card;
  return {
    uid,
    username: card.username,
    nickname: card.username,
    back_pic: coverUrl(profile),
    cover: profile.cover,
    decInfo: portraitOf(card),
    certify: card.certified ? 1 : 0,
    country_fid: card.countryFid,
    sightml: card.sightml,
    phonetype: card.phonetype,
    group: groupOf(uid, card, ctx.locale),
    ...(await figuresOf(ctx, uid)),
  };
}

/** What the reader's own part looks at of a member. */
type ShownMember = { uid: number; groupid: number; countryFid: number };

const shownMember = ({ uid, groupid, countryFid }: MemberCard): ShownMember => ({ uid, groupid, countryFid });

/** What the reader has done about a member, and may do. */
async function ownMarks(
  { actor, db }: Ctx,
  { followedBy, hiddenFor }: People,
  member: ShownMember,
): Promise<OwnOf<typeof publicProfile>> {
  if (!actor) return { follow_status: 0, mute_status: 0, block_status: 0, can: { ban: false } };
  const [followed, hidden] = await Promise.all([followedBy(db, actor.uid), hiddenFor(db, actor.uid)]);
  const why = hidden.get(member.uid);
  return {
    follow_status: followed.has(member.uid) ? 1 : 0,
    mute_status: why === 'muted' ? 1 : 0,
    block_status: why === 'blocked' ? 1 : 0,
    can: { ban: mayBan(actor, member) === undefined },
  };
}

/** A member's counters, each from its owner. */
async function figuresOf(ctx: Pick<SharedCtx, 'db' | 'reads'>, uid: number) {
  ctx.reads(writingsTag(uid));
  const [figures, counters] = await Promise.all([authorFigures(ctx.db, uid), countersOf(ctx.db, [uid])]);
  const { threads = 0, posts = 0, likes = 0, favorites = 0 } = figures ?? {};
  return {
    fansCount: counters(uid).fans,
    followsCount: counters(uid).follows,
    postCount: threads + posts,
    threadsCount: threads,
    repliesCount: posts,
    likesCount: Math.max(0, likes),
    favoritesCount: favorites,
  };
}

async function userInfo(
  ctx: MemberCtx,
  people: People,
  settings: SettingsReader,
  asked: number | undefined,
): Promise<OwnInfo> {
  const { uid } = ctx.actor;
  if (asked !== undefined && asked !== uid) refuse('profiles.foreign_uid');
  const card = await memberAt(ctx, people, uid);
  const [own, profile, price, medals] = await Promise.all([
    ownAccount(ctx.db, uid),
    profileOf(ctx.db, uid),
    settings.get(usernamePrice),
    medalsFor(ctx, uid, profileLimits.medalsShown),
  ]);
  if (!own) return refuse('profiles.unknown_member');
  const { personal, privacy } = profile;
  const lacking = lackingProofs({
    picture: card.avatar !== '',
    birthday: personal.birthyear > 0,
    gender: personal.gender > 0,
    email: own.emailVerified,
  });
  const opens = locationOpensAt(own.createdAt);
  return {
    uid,
    username: card.username,
    nickname: card.username,
    email: own.email,
    emailstatus: own.emailVerified ? 1 : 0,
    avatarstatus: card.avatar === '' ? 0 : 1,
    groupid: ctx.actor.groupid,
    credits: own.credits,
    usernamechances: renamesLeft(own.renamedAt),
    certify: card.certified ? 1 : 0,
    ...personal,
    nationality: card.nationality,
    cityname: own.cityname,
    gps_nationality: own.gpsNationality,
    profile_time: secondsOrNone(profile.updatedAt),
    profile_status: lacking.length === 0 ? 1 : 0,
    lacking,
    sightml: card.sightml,
    phonetype: card.phonetype,
    country_fid: card.countryFid,
    decInfo: portraitOf(card),
    group: groupOf(uid, card, ctx.locale),
    back_pic: coverUrl(profile),
    cover: profile.cover,
    ...medals,
    privacy,
    usernamePrice: price,
    locationLockedUntil: opens > ctx.now ? secondsOrNone(opens) : 0,
  };
}

/** What the reader is to a member, as far as privacy asks. */
async function relationTo(ctx: Ctx, { followedBy }: People, uid: number): Promise<Relation> {
  if (!ctx.actor) return 'other';
  if (ctx.actor.uid === uid) return 'self';
  return (await followedBy(ctx.db, uid)).has(ctx.actor.uid) ? 'followed' : 'other';
}

/**
 * A member's own info depends on the reader: members whom they follow see more than others, and they themselves all.
 */
const personalInfo = (people: People) =>
  parted<Calls['profiles.personal-info']>()({
    asked: uuidAsked,
    shared: async (ctx, { uuid }) => {
      const card = await memberAt(ctx, people, uuid);
      const [own, profile, medals] = await Promise.all([
        ownAccount(ctx.db, uuid),
        profileOf(ctx.db, uuid),
        medalsFor(ctx, uuid),
      ]);
      const given = { ...profile.personal, nationality: card.nationality, cityname: own?.cityname ?? '' };
      return {
        answer: {
          ...(await asOthersSee(ctx, card, profile)),
          regdate: secondsOrNone(own?.createdAt ?? null),
          ...medals,
        },
        facts: { member: shownMember(card), given, privacy: profile.privacy },
      };
    },
    own: async (ctx, { member, given, privacy }) => {
      const [marks, relation] = await Promise.all([ownMarks(ctx, people, member), relationTo(ctx, people, member.uid)]);
      const { personal, hidden } = visiblePersonal(given, privacy, relation);
      return { ...marks, ...personal, hidden };
    },
  });

/** A member's counters; the balances are the member's alone. */
const userCount = (people: People) =>
  parted<Calls['profiles.user-count']>()({
    asked: uuidAsked,
    shared: async (ctx, { uuid }) => {
      const { uid } = await memberAt(ctx, people, uuid);
      const { fansCount, favoritesCount, followsCount, postCount } = await figuresOf(ctx, uid);
      return { answer: { fansCount, favoritesCount, followsCount, postCount }, facts: { uid } };
    },
    own: async (ctx, { uid }) => {
      const balances = ctx.actor?.uid === uid ? await balancesOf(ctx, [uid]) : undefined;
      const { xcoin = null, xgold = null } = balances?.(uid) ?? {};
      return { xcoinCount: xcoin, xglodCount: xgold };
    },
  });
