import type { InputOf } from '../../../../contract/call.ts';
import type { creatorCalls } from '../../../../contract/domains/creator/calls.ts';
import { creatorLimits } from '../../../../contract/domains/creator/limits.ts';
import type { Application } from '../../../../contract/domains/creator/shapes.ts';
import { visibleLength } from '../../../../contract/primitives/visible-length.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { withoutTurns } from '../../../platform/one-line.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { dayIn } from '../../../platform/time-zone.ts';
import { unixSeconds } from '../../../platform/unix-seconds.ts';
import type { MembersByIds } from '../../members/index.ts';
import { mayAppeal, mustWait } from '../policy.ts';
import { applicationShown, conditionsOf, currentApplication } from '../reads/conditions.ts';
import { insertApplication, lockApplicant } from '../sql/applications.ts';

type Call = (typeof creatorCalls)['creator.apply'];
type Deps = { cards: MembersByIds; settings: SettingsReader };

/** Words of an application, or a refusal where they say too little. */
export function takeMessage(sent: string): string {
  const message = withoutTurns(sent).trim();
  const min = creatorLimits.messageMin;
  return visibleLength(message, min) >= min ? message : refuse('creator.too_short', { values: { min } });
}

/** Asks to become a creator, or to look again at a refusal; one application waits at a time. */
export const apply =
  (deps: Deps) =>
  async (ctx: MemberCtx, { message, appeal }: InputOf<Call>): Promise<Application> => {
    const { actor, db, now } = ctx;
    const { uid } = actor;
    if (actor.isCreator) refuse('creator.is_creator');
    const words = takeMessage(message);
    await lockApplicant(db, uid);
    const last = await currentApplication(db, uid, now);
    if (last?.status === 'waiting') refuse('creator.waiting');
    if (appeal === 1) {
      if (!last || !mayAppeal(last, now)) return refuse('creator.no_appeal');
      return applicationShown(ctx, deps, await insertApplication(db, { uid, message: words, appealOf: last.id, now }));
    }
    if (last?.again_at && mustWait(last, now)) {
      const again = dayIn(actor.timeZone, last.again_at);
      refuse('creator.not_yet', { values: { again }, extra: { again: unixSeconds(last.again_at) } });
    }
    const open = (await conditionsOf(db, deps.settings, uid, now)).filter(({ done }) => done === 0);
    if (open.length > 0) refuse('creator.conditions_open', { extra: { open: open.map(({ name }) => name) } });
    return applicationShown(ctx, deps, await insertApplication(db, { uid, message: words, appealOf: null, now }));
  };
