import { type ExpressType, expressTypes } from '../../../../contract/domains/store/limits.ts';
import type { ReceiverFields } from '../sql/receivers.ts';

type Way = Exclude<ExpressType, typeof expressTypes.both>;

/** What a purchase says of where it goes. */
interface Asked {
  express?: number | undefined;
  shopId?: number | undefined;
  receiver?: ReceiverFields | undefined;
}

/** Of who comes for it nobody needs to know where they live: a form may send it all the same. */
export const noAddress = { address: '', city: '', country: '', areacode: '' } as const;

/** Whether a purchase that is sent again wants the order to come the way that it comes. */
export function isSameWay(
  order: ReceiverFields & { express: number; shop_id: number },
  { express, shopId, receiver }: Asked,
): boolean {
  if (order.express === expressTypes.none) return true;
  const chosen = express === expressTypes.delivery || express === expressTypes.pickup;
  if (chosen && express !== order.express) return false;
  if (order.express === expressTypes.pickup && shopId !== undefined && shopId !== order.shop_id) return false;
  if (receiver === undefined) return true;
  const sent = order.express === expressTypes.pickup ? { ...receiver, ...noAddress } : receiver;
  return receiverNames.every((name) => sent[name].trim() === order[name]);
}

const receiverNames = ['firstname', 'lastname', 'phone', 'email', 'address', 'city', 'country', 'areacode'] as const;

/** How goods reach their buyer: what they allow, or which of two was asked for; undefined where that is open. */
export function wayOf(goods: number, asked: number | undefined): Way | undefined {
  if (goods !== expressTypes.both) return goods as Way;
  return asked === expressTypes.delivery || asked === expressTypes.pickup ? asked : undefined;
}
