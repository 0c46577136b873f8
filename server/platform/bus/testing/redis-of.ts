import { readRedisAddress } from '../../../config/redis-address.ts';
import type { CarrierEvents } from '../carrier.ts';
import { RedisCarrier } from '../redis-carrier.ts';

/** What a bus is made with where Redis has this address; nothing where there is none. */
export function redisOf(url: string | undefined) {
  const address = url === undefined ? undefined : readRedisAddress(url);
  return address ? { redis: (events: CarrierEvents) => new RedisCarrier(address, events) } : {};
}
