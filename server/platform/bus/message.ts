import type { Message } from './carrier.ts';

/** PostgreSQL refuses 8,000 bytes and more: send ids and let the receiver read. */
const payloadLimit = 7999;
const channelPattern = /^[a-z_][a-z0-9_]{0,62}$/;

/** Refuses what one of the carriers would refuse, before anything is sent. */
export function checkMessage([channel, payload]: Message): void {
  if (!channelPattern.test(channel)) throw new RangeError(`Not a channel name: ${channel}`);
  const size = Buffer.byteLength(payload);
  if (size > payloadLimit) throw new RangeError(`A message of ${size} bytes is too long for ${channel}`);
}
