import type { InputOf } from '../../../../contract/call.ts';
import type { announcementsCalls } from '../../../../contract/domains/announcements/calls.ts';
import type { AdminSwitch } from '../../../../contract/domains/announcements/shapes.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse, refuseField } from '../../../platform/refusal.ts';
import { changeSetting } from '../../../platform/settings.ts';
import type { Switches } from '../../../platform/switches.ts';
import { recordAudit } from '../../moderation/index.ts';
import { storedNow } from '../reads/stored-now.ts';
import { presentSwitch } from '../reads/switches.ts';

type Call = (typeof announcementsCalls)['announcements.save-switch'];

/** Switches a feature off, on, or on for some. */
export const saveSwitch =
  ({ switches }: { switches: Pick<Switches, 'all'> }) =>
  async (ctx: MemberCtx, input: InputOf<Call>): Promise<AdminSwitch> => {
    const { name, version, reason, mode, countries, share } = input;
    const found = switches.all().find((each) => each.name === name) ?? refuse('announcements.switch_unknown');
    if (countries.some((fid) => !countryOfFid(fid))) refuseField('countries');
    const before = presentSwitch(found, await storedNow(ctx), ctx.locale);
    const isOurs =
      before.version === version && (await changeSetting(ctx, found.state.name, { mode, countries, share }, version));
    if (!isOurs) refuse('announcements.changed_meanwhile');
    const after = presentSwitch(found, await storedNow(ctx), ctx.locale);
    await recordAudit(ctx, {
      ...{ action: 'announcements.save-switch', subject: name, reason },
      ...{ before: audited(before), after: audited(after) },
    });
    return after;
  };

const audited = ({ mode, countries, share }: AdminSwitch) => ({ mode, countries, share });
