import { readRedisAddress } from '../../../config/redis-address.ts';
import { redisAt } from '../../redis/client.ts';
import type { CarrierEvents } from '../carrier.ts';
import { RedisCarrier } from '../redis-carrier.ts';

export const siteOfTests = 'test';

/** What a bus is made with where Redis has this address; nothing where there is none. */
export async function redisOf(url: string | undefined, site = siteOfTests) {
  const address = url === undefined ? undefined : readRedisAddress(url);
  if (!address) return {};
  const open = await redisAt(address);
  return { redis: (events: CarrierEvents) => new RedisCarrier(open, site, events) };
}
