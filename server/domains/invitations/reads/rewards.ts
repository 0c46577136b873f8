import type { invitationsCalls } from '../../../../contract/domains/invitations/calls.ts';
import { alike } from '../../../platform/reading/parted.ts';
import { type SettingsReader, settingsTag } from '../../../platform/settings.ts';
import { imeiReward, invitationRewards } from '../settings.ts';
import { hasRanges } from '../sql/ranges.ts';
import { imeiRangesTag } from '../tags.ts';

/** What inviting a friend and activating a phone earn, as operators have set it. */
export const rewards = (settings: SettingsReader) =>
  alike<(typeof invitationsCalls)['invitations.rewards']>()(async ({ db, reads }) => {
    reads(settingsTag);
    reads(imeiRangesTag);
    const [{ perInvitee }, perPhone, some] = await Promise.all([
      settings.get(invitationRewards),
      settings.get(imeiReward),
      hasRanges(db),
    ]);
    return { per_invitee: perInvitee, per_phone: some ? perPhone : 0 };
  });
