import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { picturePath } from '../../../contract/primitives/page-form.ts';
import { answerOf } from '../http/api.ts';
import { parseCookies } from '../http/cookies.ts';
import { sendOn } from '../http/send-on.ts';
import type { FormsDeps } from './deps.ts';

/** The hash of the picture that this browser's form shows. */
export const pictureCookie = 'bb_picture';
/** Eight figures, as the call takes them. */
const hashBytes = 4;
/** As long as a picture can be answered. */
const pictureSeconds = 300;

/**
 * `GET /do/picture`: a verification image for a form that the server drew. A page that is the same for all guests can't
 * name one of its own, so a cookie does. With `?name` it says which one the cookie names, for the page's script.
 */
export function servePicture(app: FastifyInstance, { calls, countRead, secureCookies }: FormsDeps): void {
  const { path, fixed } = calls.find(({ name }) => name === 'proofs.verification-image')!.spec;
  app.get<{ Querystring: { name?: string } }>(picturePath, async (request, reply) => {
    countRead(request.ip);
    reply.header('cache-control', 'no-store');
    if (request.query.name !== undefined) {
      const name = parseCookies(request.headers.cookie, secureCookies)[pictureCookie] ?? '';
      return reply.send({ idhash: name });
    }
    const idhash = randomBytes(hashBytes).toString('hex');
    answerOf(reply, secureCookies).cookie(pictureCookie, idhash, { maxAgeSeconds: pictureSeconds, sameSite: 'Lax' });
    return sendOn(reply, `${path}?${new URLSearchParams({ ...fixed?.query, idhash })}`, 303);
  });
}
