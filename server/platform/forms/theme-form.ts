import type { FastifyInstance } from 'fastify';
import { themeCookie, themeOf, themeSeconds } from '../../../contract/primitives/theme.ts';
import { answerOf } from '../http/api.ts';
import { bodyLimits } from '../http/body-room.ts';
import { readBody } from '../http/read-body.ts';
import { sendOn } from '../http/send-on.ts';
import { Refusal } from '../refusal.ts';
import type { FormsDeps } from './deps.ts';
import { isOwnPost } from './own-post.ts';
import { pathOf } from './sent-form.ts';

/**
 * `POST /theme`: a page's form stores how pages look on this device, for guests and members, without script. It is nobody's
 * secret and changes nothing on the server, so that it needs no token; another site's form changes nothing.
 */
export function registerThemeForm(
  app: FastifyInstance,
  {
    rooms,
    countRead,
    publicUrl,
    secureCookies,
  }: Pick<FormsDeps, 'rooms' | 'countRead' | 'publicUrl' | 'secureCookies'>,
): void {
  app.post<{ Querystring: { to?: string } }>('/theme', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const place = rooms.enter(request.ip);
    try {
      countRead(request.ip);
      const { fields } = await readBody(request.raw, { files: false, most: bodyLimits.guest, place });
      const back = pathOf(typeof fields._back === 'string' ? fields._back : undefined, publicUrl);
      if (isOwnPost(request.headers, publicUrl)) {
        const theme = themeOf(String(request.query.to));
        const chosen = theme === 'phone' ? { value: '', age: 0 } : { value: theme, age: themeSeconds };
        const options = { maxAgeSeconds: chosen.age, sameSite: 'Lax', readable: true } as const;
        answerOf(reply, secureCookies).cookie(themeCookie, chosen.value, options);
      }
      return sendOn(reply, back, 303);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return sendOn(reply, '/', 303);
    } finally {
      place.release();
    }
  });
}
