import type { Mutation } from './support/mutation.ts';

export const tests = 'server/platform/';

const at = 'server/platform';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'a site that others reach starts with the pages of developers',
    file: 'server/config/config.ts',
    find: '!production && env.PUBLIC_URL && !isLoopback(new URL(env.PUBLIC_URL).hostname)',
    put: 'false',
    noticedIn: 'server/config/config.test.ts',
  },
  {
    breaks: 'a name that begins like this machine counts as it',
    file: 'server/config/loopback.ts',
    find: '){3}$/',
    put: '){3}/',
    noticedIn: 'server/config/config.test.ts',
  },
  {
    breaks: 'codes are shown through a proxy',
    file: `${at}/http/direct.ts`,
    find: ' && !carriesProxyHeaders(headers);\n',
    put: ';\n',
    noticedIn: `${at}/mail/mail.test.ts`,
  },
  {
    breaks: 'codes are shown by the name of another site',
    file: `${at}/mail/dev-outbox.ts`,
    find: ' && isLoopback(request.hostname)',
    put: '',
    noticedIn: `${at}/mail/mail.test.ts`,
  },
  {
    breaks: 'a fixed image is fixed behind a proxy that nobody named',
    file: 'server/domains/proofs/manifest.ts',
    find: 'asked.direct ? verificationText : undefined',
    put: 'asked ? verificationText : undefined',
    noticedIn: `${at}/http/direct.test.ts`,
  },
  {
    breaks: 'posts of newcomers behind a proxy that nobody named don’t wait',
    file: 'server/domains/review/held/spam-check.ts',
    find: ' || !asked.direct',
    put: '',
    noticedIn: `${at}/http/direct.test.ts`,
  },
];
