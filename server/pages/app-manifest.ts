import type { FastifyInstance } from 'fastify';
import { pictureLimits } from '../../contract/domains/media/limits.ts';
import { manifestPath, sharedTo, shareFields, sharePath } from '../../contract/primitives/app-paths.ts';
import { type Country, countries, localePath } from '../../contract/primitives/countries.ts';
import { sendOn } from '../platform/http/send-on.ts';
import { translate } from '../platform/texts.ts';

interface AppManifestDeps {
  siteName: string;
  /** Counts what has to be made for an address; throws where that is too much. */
  countRead: (ip: string) => void;
}

const daySeconds = 86_400;

/** What a phone needs to know to install the site, in a country's language and leading into it. */
export function appManifest({ code, language, names }: Country, siteName: string) {
  const within = (path: string): string => localePath(code, path);
  const icon = (src: string, size: number, purpose = 'any') => ({
    ...{ src, sizes: `${size}x${size}`, type: 'image/png', purpose },
  });
  const shortcut = (id: string, path: string) => ({
    ...{ name: translate(language, id), url: within(path), icons: [icon('/icon-192.png', 192)] },
  });
  return {
    // One installed site, whichever country it was installed from.
    id: '/',
    name: siteName,
    short_name: siteName,
    description: translate(language, 'feeds.description', { place: names[language] }),
    lang: language,
    dir: 'ltr',
    start_url: within('/'),
    scope: '/',
    display: 'standalone',
    background_color: '#F5F3F0',
    theme_color: '#1F2C74',
    categories: ['social', 'photo'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      icon('/icon-192.png', 192),
      icon('/icon-512.png', 512),
      icon('/icon-512-maskable.png', 512, 'maskable'),
    ],
    shortcuts: [
      shortcut('threads.newPost', '/note/thread'),
      shortcut('shell.latest', '/latest'),
      shortcut('offline.savedTitle', '/offline'),
    ],
    share_target: {
      action: within(sharePath),
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        ...{ title: shareFields.title, text: shareFields.text, url: shareFields.url },
        files: [{ name: shareFields.photos, accept: pictureLimits.types }],
      },
    },
  };
}

/** The manifest of each locale; and what was shared where no service worker takes it in: the composer says so. */
export function registerAppManifest(app: FastifyInstance, { siteName, countRead }: AppManifestDeps): void {
  for (const country of countries) {
    app.get(localePath(country.code, manifestPath), async (request, reply) => {
      countRead(request.ip);
      reply.type('application/manifest+json').header('cache-control', `public, max-age=${daySeconds}`);
      return JSON.stringify(appManifest(country, siteName));
    });
    app.post(localePath(country.code, sharePath), {
      // Before the body is read: it is not kept.
      onRequest: async (request, reply) => {
        countRead(request.ip);
        return sendOn(reply, localePath(country.code, sharedTo), 303);
      },
      handler: async () => undefined,
    });
  }
}
