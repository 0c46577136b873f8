import type { economyCalls } from '../../../../contract/domains/economy/calls.ts';
import type { CheckInInfo } from '../../../../contract/domains/economy/check-in-calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { parted } from '../../../platform/reading/parted.ts';
import { type SettingsReader, settingsTag } from '../../../platform/settings.ts';
import { dayIn } from '../../../platform/time-zone.ts';
import { presentCheckIns } from '../present.ts';
import { checkInLadder } from '../settings.ts';
import { lastCheckIns } from '../sql/check-ins.ts';

/** The daily check-in as it stands for a member. */
export const checkIns = (settings: SettingsReader) =>
  parted<(typeof economyCalls)['economy.check-ins']>()({
    shared: async (ctx) => {
      ctx.reads(settingsTag);
      return { answer: { day_gold: [...(await settings.get(checkInLadder))] }, facts: {} };
    },
    own: (ctx) => ownCheckIns(ctx),
  });

async function ownCheckIns({ actor, db, now }: MemberCtx): Promise<Omit<CheckInInfo, 'day_gold'>> {
  return presentCheckIns(await lastCheckIns(db, actor.uid), dayIn(actor.timeZone, now));
}

/** Both parts, for the answer to a check-in. */
export const checkInsFor = async (ctx: MemberCtx, settings: SettingsReader): Promise<CheckInInfo> => ({
  day_gold: [...(await settings.get(checkInLadder))],
  ...(await ownCheckIns(ctx)),
});
