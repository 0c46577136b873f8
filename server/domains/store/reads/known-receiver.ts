import type { Receiver } from '../../../../contract/domains/store/shapes.ts';
import type { Db, MemberCtx } from '../../../platform/context.ts';
import { findProofs } from '../../members/index.ts';
import { profileOf } from '../../profiles/index.ts';
import { presentReceiver } from '../present.ts';
import { noAddress } from '../rules/express.ts';
import { ownName } from '../rules/own-name.ts';
import { lastReceiver } from '../sql/receivers.ts';

/**
 * What a checkout is filled with: whom the member named last, else their own real name and phone, under the number 0; null
 * where nothing is known.
 */
export async function knownReceiver({ actor: { uid }, db }: MemberCtx): Promise<Receiver | null> {
  const last = await lastReceiver(db, uid);
  if (last) return presentReceiver(last);
  const { personal } = await profileOf(db, uid);
  const own = { ...ownName(personal.realname), phone: await ownPhone(db, uid) };
  if (Object.values(own).every((value) => value === '')) return null;
  return { receiver_id: 0, ...own, email: '', ...noAddress };
}

/** The phone of a member's account as one dials it from anywhere. */
async function ownPhone(db: Db, uid: number): Promise<string> {
  const phone = (await findProofs(db, uid))?.phone;
  return phone ? `+${phone}` : '';
}
