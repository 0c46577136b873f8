import type { Ctx } from '../../../platform/context.ts';
import { addressRange } from '../../../platform/http/address-range.ts';
import { deviceCookie } from '../../../platform/http/page-cookie.ts';
import { randomToken, sha256 } from '../../../platform/seal.ts';
import { deviceLine, deviceOf } from '../rules/device.ts';
import { knownDevices, saveDevice } from '../sql/devices.ts';

const cookiePattern = /^[\w-]{43}$/;
const cookieSeconds = 400 * 86_400;

/**
 * Remembers the device of a log-in; what it says of itself where the member never logged in on it before, else
 * undefined. A browser is known by a cookie of its own; a client that stores no cookies, by its user agent in its
 * network. A member's first device is no news.
 */
export async function noteDevice(ctx: Ctx, uid: number): Promise<string | undefined> {
  const { ip, userAgent, cookies } = ctx.asked;
  const sent = cookies[deviceCookie] ?? '';
  const cookie = cookiePattern.test(sent) ? sent : randomToken();
  ctx.answer.cookie(deviceCookie, cookie, { maxAgeSeconds: cookieSeconds, sameSite: 'Lax' });
  const hashes = [sha256(`cookie ${cookie}`), sha256(`agent ${addressRange(ip)} ${userAgent}`)];
  const known = await knownDevices(ctx.db, uid, hashes);
  await saveDevice(ctx.db, uid, hashes, ctx.now);
  return known.any && !known.these ? deviceLine(deviceOf(userAgent)) : undefined;
}
