import { sql } from 'kysely';
import { inviteCodeOf } from '../contract/domains/invitations/code.ts';
import { countryOfCode } from '../contract/primitives/countries.ts';
import { earn, type Moving, transfer } from '../server/domains/economy/index.ts';
import { monthlyBonus } from '../server/domains/invitations/index.ts';
import { amendMember } from '../server/domains/members/index.ts';
import { grantMedal } from '../server/domains/profiles/index.ts';
import { verifying } from '../server/domains/proofs/index.ts';
import type { Actor } from '../server/platform/context.ts';
import { createSettings } from '../server/platform/settings.ts';
import { type Act, byHand, type Stage } from './stage.ts';
import { demoPassword, people } from './story/people.ts';
import type { Person } from './story/shapes.ts';

/** A person who has joined and is logged in. */
export interface Player {
  person: Person;
  uid: number;
  actor: Actor;
  ip: string;
}

const hour = 3_600_000;
const groups = { operator: 1, moderator: 3 } as const;

/** Registers everyone at their time and gives them their part; they stay logged in from then on. */
export async function joinAll(stage: Stage, act: Act, end: Date): Promise<Map<string, Player>> {
  const players = new Map<string, Player>();
  // One after the other, so that the first to join has the lowest number.
  for (const [i, person] of people.entries()) {
    const ip = `198.51.100.${i + 1}`;
    const at = new Date(end.getTime() - person.joined * hour);
    const { member_uid: uid, auth_token } = await register(stage, act, person, {
      at,
      ip,
      inviter: players.get(person.invitedBy ?? ''),
    });
    await givePart(stage, person, uid, at);
    const actor = await stage.actors.byToken(auth_token);
    if (!actor) throw new Error(`${person.name} is not logged in after registering`);
    await wearMedals(act, { at: new Date(at.getTime() + 12 * hour), actor, ip });
    players.set(person.name, { person, uid, actor, ip });
  }
  return players;
}

const worn = 3;

/** They wear some of their medals, the newest first. */
async function wearMedals(act: Act, moment: { at: Date; actor: Actor; ip: string }): Promise<void> {
  const { list } = await act('tasks.medal-list', {}, moment);
  const medalids = list.flatMap(({ medalid, is_have }) => (is_have === 1 ? [medalid] : [])).slice(0, worn);
  await act('tasks.wear-medals', { medalids }, moment);
}

interface Joining {
  at: Date;
  ip: string;
  inviter: Player | undefined;
}

async function register(stage: Stage, act: Act, person: Person, { at, ip, inviter }: Joining) {
  const country = countryOfCode(person.country)!;
  const idhash = crypto.randomUUID().replaceAll('-', '').slice(0, 8);
  await act('proofs.verification-image', { idhash }, { at, ip });
  const fields = {
    reg_token: crypto.randomUUID().replaceAll('-', ''),
    nationality: country.iso,
    cityname: '',
    username: person.name,
    password: demoPassword,
    password2: demoPassword,
    from: 'h5',
    idhash,
    VerificationCode: await readImage(stage, idhash),
    invite: inviter ? inviteCodeOf(inviter.uid) : '',
  };
  return person.email
    ? act('sign-in.register-email', { ...fields, email: person.email }, { at, ip })
    : act('sign-in.register-mobile', { ...fields, cid: country.fid, mobile: person.phone ?? '' }, { at, ip });
}

/** The image's answer, read where it is stored instead of from the image. */
async function readImage({ platform }: Stage, idhash: string): Promise<string> {
  const { rows } = await sql<{ answer: string }>`
    select answer from accounts.verification_images where idhash = ${idhash}`.execute(platform.db);
  return rows[0]?.answer ?? '';
}

/** What an operator or the person's own settings would do: part, signature, phone. All are verified, or they could not write. */
async function givePart(stage: Stage, person: Person, uid: number, at: Date): Promise<void> {
  const amendment = {
    ...(person.role && person.role !== 'creator' ? { groupid: groups[person.role] } : {}),
    isCreator: person.role === 'creator',
    sightml: person.signature,
    phonetype: person.device,
    certified: person.certified === true,
  };
  await byHand(stage, at, async (ctx) => {
    await amendMember(ctx, uid, amendment);
    if (person.email) await earn(ctx, createSettings(stage.platform), { uid, reason: verifying });
    if (person.bonus) await payBonus(ctx, uid, person.bonus);
    for (const [i, medal] of (person.medals ?? []).entries()) {
      await grantMedal({ ...ctx, now: new Date(at.getTime() + i * hour) }, uid, medal);
    }
  });
  const column = sql.ref(person.email ? 'email_verified_at' : 'phone_verified_at');
  await sql`update accounts.members set ${column} = ${at} where uid = ${uid}`.execute(stage.platform.db);
}

/** The monthly bonus that the invitations' job pays, for a month before the story. */
const payBonus = (ctx: Moving, uid: number, amount: number) =>
  transfer(ctx, {
    key: `world-bonus:${uid}`,
    kind: 'earned',
    reason: monthlyBonus,
    reference: 'before-the-story',
    movements: [{ from: 'mint', to: uid, currency: 'xgold', amount }],
  });
