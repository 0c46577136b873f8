import type { Application, Condition, ConditionsPage } from '../../../../contract/domains/creator/shapes.ts';
import type { Db, MemberCtx } from '../../../platform/context.ts';
import { dayMilliseconds, daysBefore } from '../../../platform/days.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import type { Switches } from '../../../platform/switches.ts';
import { countersOf, fansByDay } from '../../follows/index.ts';
import { type MembersByIds, standingsOf } from '../../members/index.ts';
import { sanctionHistory } from '../../moderation/index.ts';
import { authorFigures, receivedByDay } from '../../threads/index.ts';
import { mayAppeal, mustWait } from '../policy.ts';
import { presentApplication } from '../present.ts';
import { conditionOf, noneOf, paceDays } from '../rules/conditions.ts';
import { creatorAnswers, creatorConditions } from '../settings.ts';
import { type ApplicationRow, applicationsOf, lastStanding } from '../sql/applications.ts';
import { applicationsSwitch } from '../switches.ts';

/** Sanctions of a member that are looked at. */
const looked = 50;

/** How a member stands by the conditions to become a creator. */
export async function conditionsOf(db: Db, settings: SettingsReader, uid: number, now: Date): Promise<Condition[]> {
  const { threads, followers, days } = await settings.get(creatorConditions);
  const lately = { day: 'lately', from: daysBefore(now, paceDays), to: new Date(now.getTime() + dayMilliseconds) };
  const verified = (await standingsOf(db, [uid])).get(uid)?.verified ?? false;
  const posted = (await authorFigures(db, uid))?.threads ?? 0;
  const { fans } = (await countersOf(db, [uid]))(uid);
  const [received] = await receivedByDay(db, uid, [lately]);
  const [won] = await fansByDay(db, uid, [lately]);
  const since = daysBefore(now, days);
  const sanctions = (await sanctionHistory(db, uid, looked)).filter(
    ({ created_at, lifted_at, expires_at }) => (lifted_at ?? expires_at ?? now) >= since || created_at >= since,
  );
  return [
    conditionOf({ name: 'email', have: verified ? 1 : 0, need: 1, lately: 0 }),
    conditionOf({ name: 'threads', have: Math.max(0, posted), need: threads, lately: received?.threads ?? 0 }),
    conditionOf({ name: 'followers', have: Math.max(0, fans), need: followers, lately: won?.fans ?? 0 }),
    noneOf('unrestricted', sanctions.length),
  ];
}

/** A member's application that counts: the newest, but a refusal that still stands isn't gone with an appeal that was withdrawn. */
export async function currentApplication(db: Db, uid: number, now: Date): Promise<ApplicationRow | undefined> {
  const [last] = await applicationsOf(db, uid, 1);
  if (last?.status !== 'withdrawn') return last;
  const standing = await lastStanding(db, uid);
  return mustWait(standing, now) ? standing : last;
}

/** What an application says to its member. */
export async function applicationShown(
  { db, locale }: Pick<MemberCtx, 'db' | 'locale'>,
  { cards, settings }: { cards: MembersByIds; settings: SettingsReader },
  row: ApplicationRow | undefined,
): Promise<Application> {
  const by = row?.by_uid == null ? undefined : (await cards(db, [row.by_uid])).get(row.by_uid);
  const { promise } = await settings.get(creatorAnswers);
  return presentApplication(row, { by, promiseDays: promise, locale });
}

/** What somebody needs to become a creator, and where their application stands. */
export const conditions =
  (deps: { cards: MembersByIds; settings: SettingsReader; switches: Pick<Switches, 'isOn'> }) =>
  async (ctx: MemberCtx): Promise<ConditionsPage> => {
    const { actor, db, now } = ctx;
    const list = await conditionsOf(db, deps.settings, actor.uid, now);
    const last = await currentApplication(db, actor.uid, now);
    const isOpen = await deps.switches.isOn(applicationsSwitch.name, actor);
    const may = isOpen && !actor.isCreator;
    const open = may && last?.status !== 'waiting' && !mustWait(last, now);
    return {
      ...{ isCreator: actor.isCreator ? 1 : 0, list },
      canApply: open && list.every(({ done }) => done === 1) ? 1 : 0,
      canAppeal: may && mayAppeal(last, now) ? 1 : 0,
      application: await applicationShown(ctx, deps, last),
    };
  };
