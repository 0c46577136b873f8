import type { BesideOf, DataOf, InputOf } from '../../contract/call.ts';
import type { profilesCalls } from '../../contract/domains/profiles/calls.ts';
import { type Medal, medalPicture } from '../../contract/domains/profiles/medals.ts';
import type { OwnInfo, PersonalInfo, PublicProfile } from '../../contract/domains/profiles/shapes.ts';
import type { Language } from '../../contract/primitives/countries.ts';
import { balancesOf } from '../domains/economy/index.ts';
import { countersOf, type People } from '../domains/follows/index.ts';
import { groupOf, type MemberCard, ownAccount, portraitOf } from '../domains/members/index.ts';
import { mayBan } from '../domains/moderation/index.ts';
import {
  lackingProofs,
  locationOpensAt,
  medalsOf,
  type Profile,
  profileOf,
  type Relation,
  renamesLeft,
  usernamePrice,
  visiblePersonal,
} from '../domains/profiles/index.ts';
import { authorFigures, writingsTag } from '../domains/threads/index.ts';
import type { Ctx, MemberCtx } from '../platform/context.ts';
import type { Handlers } from '../platform/http/handlers.ts';
import { refuse } from '../platform/refusal.ts';
import type { SettingsReader } from '../platform/settings.ts';
import { translate } from '../platform/texts.ts';
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

/** The calls that tell of a member what several domains know; each counter is read from its owner. */
export function profilePages({ people, settings }: ProfilePagesDeps): Handlers<ProfilePage> {
  return {
    'profiles.get-profile': (ctx, { uid }) => getProfile(ctx, people, uid),
    'profiles.user-info': (ctx, { uuid }) => userInfo(ctx, people, settings, uuid),
    'profiles.personal-info': (ctx, { uuid }) => personalInfo(ctx, people, uuid),
    'profiles.user-count': (ctx, { uuid }) => userCount(ctx, people, uuid),
  };
}

/** Who is asked about: the reader without a uid. Whoever is unknown is refused. */
async function memberAsked(ctx: Ctx, { members }: People, asked: number | undefined): Promise<MemberCard> {
  const uid = asked ?? ctx.actor?.uid ?? refuse('wire.unauthorized');
  ctx.touch(`u:${uid}`);
  const card = (await members(ctx.db, [uid])).get(uid);
  // A former member has a number still, and no name.
  return card && card.username !== '' ? card : refuse('profiles.unknown_member');
}

const presentMedals = (medals: readonly Medal[], locale: Language) =>
  medals.map((id) => ({ id, s3_medal: medalPicture(id), name: translate(locale, `profiles.medal.${id}`) }));

const coverUrl = ({ cover }: Profile): string => (cover ? `${cover.url}-${cover.widths.at(-1)}.webp` : '');

const medalsInHead = 5;

async function getProfile(
  ctx: Ctx,
  people: People,
  asked: InputOf<Calls['profiles.get-profile']>['uid'],
): Promise<{ data: DataOf<Calls['profiles.get-profile']>; beside: BesideOf<Calls['profiles.get-profile']> }> {
  const card = await memberAsked(ctx, people, asked);
  const Variables = { member_uid: ctx.actor?.uid ?? 0, space: await publicProfile(ctx, people, card) };
  return { data: { Variables }, beside: { Variables } };
}

async function publicProfile(ctx: Ctx, people: People, card: MemberCard): Promise<PublicProfile> {
  const { uid } = card;
  const [profile, medals] = await Promise.all([profileOf(ctx.db, uid), medalsOf(ctx.db, uid)]);
  return {
    ...(await asOthersSee(ctx, people, card, profile)),
    medals: presentMedals(medals.slice(0, medalsInHead), ctx.locale),
    medalsCount: medals.length,
  };
}

/** What everybody sees of a member, but for the medals: how many are shown is the caller's. */
async function asOthersSee(
  ctx: Ctx,
  { followedBy, hiddenFor }: People,
  card: MemberCard,
  profile: Profile,
): Promise<Omit<PublicProfile, 'medals' | 'medalsCount'>> {
  const { uid } = card;
  const [figures, followed, hidden] = await Promise.all([
    figuresOf(ctx, uid),
    ctx.actor ? followedBy(ctx.db, ctx.actor.uid) : undefined,
    ctx.actor ? hiddenFor(ctx.db, ctx.actor.uid) : undefined,
  ]);
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
    follow_status: followed?.has(uid) ? 1 : 0,
    mute_status: hidden?.get(uid) === 'muted' ? 1 : 0,
    block_status: hidden?.get(uid) === 'blocked' ? 1 : 0,
    ...figures,
    can: { ban: ctx.actor !== null && mayBan(ctx.actor, card) === undefined },
  };
}

/** A member's counters, each from its owner. */
async function figuresOf(ctx: Ctx, uid: number) {
  ctx.touch(writingsTag(uid));
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
  const card = await memberAsked(ctx, people, uid);
  const [own, profile, price] = await Promise.all([
    ownAccount(ctx.db, uid),
    profileOf(ctx.db, uid),
    settings.get(usernamePrice),
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

async function personalInfo(ctx: Ctx, people: People, asked: number | undefined): Promise<PersonalInfo> {
  const card = await memberAsked(ctx, people, asked);
  const { uid } = card;
  const [own, profile, medals, relation] = await Promise.all([
    ownAccount(ctx.db, uid),
    profileOf(ctx.db, uid),
    medalsOf(ctx.db, uid),
    relationTo(ctx, people, uid),
  ]);
  const told = { ...profile.personal, nationality: card.nationality, cityname: own?.cityname ?? '' };
  const { personal, hidden } = visiblePersonal(told, profile.privacy, relation);
  return {
    ...(await asOthersSee(ctx, people, card, profile)),
    ...personal,
    regdate: secondsOrNone(own?.createdAt ?? null),
    medals: presentMedals(medals, ctx.locale),
    medalsCount: medals.length,
    hidden,
  };
}

async function userCount(
  ctx: Ctx,
  people: People,
  asked: number | undefined,
): Promise<DataOf<Calls['profiles.user-count']>> {
  const { uid } = await memberAsked(ctx, people, asked);
  const own = ctx.actor?.uid === uid;
  const [figures, balances] = await Promise.all([figuresOf(ctx, uid), own ? balancesOf(ctx, [uid]) : undefined]);
  const { fansCount, favoritesCount, followsCount, postCount } = figures;
  const { xcoin = null, xgold = null } = balances?.(uid) ?? {};
  return { fansCount, favoritesCount, followsCount, postCount, xcoinCount: xcoin, xglodCount: xgold };
}
