import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { topicsCalls } from '../../../../contract/domains/topics/calls.ts';
import type { Ctx } from '../../../platform/context.ts';
import { moderatesIn } from '../../moderation/index.ts';
import { abilitiesOf } from '../policy.ts';
import { presentPermission } from '../present.ts';

type Call = (typeof topicsCalls)['topics.perm'];

const none = presentPermission({ host: false, moderator: false, edit: false, delete: false, pin: false });

/** What the caller may do with topics of a host in a country; of anybody else nothing is said (R-TOP-015). */
export async function perm({ actor }: Ctx, { authorid, fid, uid }: InputOf<Call>): Promise<DataOf<Call>> {
  if (actor?.uid !== uid) return { success: 0, data: none };
  const can = abilitiesOf(actor, { host_uid: authorid, country_fid: fid });
  return {
    success: 1,
    data: presentPermission({ host: uid === authorid, moderator: moderatesIn(actor, fid), ...can }),
  };
}
