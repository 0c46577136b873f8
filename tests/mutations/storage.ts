import type { Mutation } from './support/mutation.ts';

const at = 'server/platform/storage';

export const tests = `${at}/`;

export const mutations: readonly Mutation[] = [
  {
    breaks: 'a second machine with a folder of its own starts on the database',
    file: `${at}/store-of-site.ts`,
    find: 'if (found === known) return undefined;',
    put: 'if (found === known || found === undefined) return undefined;',
    noticedIn: `${at}/store-of-site.test.ts`,
  },
  {
    breaks: 'of two that start at one moment on different storages both are let in',
    file: `${at}/store-of-site.ts`,
    find: 'if (!(await noteMark(tx, mark, now))) return knownMark(tx);',
    put: 'await noteMark(tx, mark, now);',
    noticedIn: `${at}/store-of-site.test.ts`,
  },
  {
    breaks: 'a new database takes another site’s storage for its own',
    file: `${at}/store-of-site.ts`,
    find: "await tx.deleteFrom('platform.store_of_site').execute();\n  return undefined;",
    put: "const mine = await markOf(storage);\n  if (mine) await tx.updateTable('platform.store_of_site').set({ mark: mine }).execute();\n  return mine;",
    noticedIn: `${at}/store-of-site.test.ts`,
  },
  {
    breaks: 'a store that was away is not looked at again after a look that failed otherwise',
    file: `${at}/store-of-site.ts`,
    find: "looked at again');\n      lookLater(checking);",
    put: "looked at again');",
    noticedIn: `${at}/store-of-site.test.ts`,
  },
  {
    breaks: 'a store that is away prevents the start',
    file: `${at}/store-of-site.ts`,
    find: 'if (!(error instanceof StorageUnavailable)) throw error;\n    checking.log.warn',
    put: 'throw error;\n    checking.log.warn',
    noticedIn: `${at}/store-of-site.test.ts`,
  },
  {
    breaks: 'an upload in parts that broke off is left in the store',
    file: `${at}/s3-upload.ts`,
    find: 'await upload?.abort().catch(() => undefined);',
    put: '',
    noticedIn: `${at}/s3.test.ts`,
  },
  {
    breaks: 'the sweep ends an upload that is under way',
    file: `${at}/s3.ts`,
    find: ' || !Initiated || Initiated >= before',
    put: ' || !Initiated',
    noticedIn: `${at}/s3.test.ts`,
  },
  {
    breaks: 'of a long list the first page alone is read',
    file: `${at}/s3.ts`,
    find: 'after = page.IsTruncated ? page.NextContinuationToken : undefined;',
    put: 'after = undefined;',
    noticedIn: `${at}/s3.test.ts`,
  },
  {
    breaks: 'a backup of a store misses what is deleted while it is made',
    file: `${at}/s3.ts`,
    find: 'if (!isPrivateKey(requireKey(key))) await holdForBackup(store, key);',
    put: '',
    noticedIn: `${at}/s3.test.ts`,
  },
  {
    breaks: 'readers are sent to what only its owner may have',
    file: `${at}/serve.ts`,
    find: '!isStorageKey(key) || isPrivateKey(key)',
    put: '!isStorageKey(key)',
    noticedIn: `${at}/redirect.test.ts`,
  },
  {
    breaks: 'a redirect is cached for longer than its address works',
    file: `${at}/send-to-store.ts`,
    find: '`public, max-age=${seconds}`',
    put: "'public, max-age=31536000, immutable'",
    noticedIn: `${at}/redirect.test.ts`,
  },
  {
    breaks: 'an address for writing takes any number of bytes',
    file: `${at}/s3-signed.ts`,
    find: "const headers = { 'content-length': String(bytes) };",
    put: `const headers = bytes < 0 ? { 'content-length': '' } : {};`,
    noticedIn: `${at}/s3-signed.test.ts`,
  },
  {
    breaks: 'what was copied is not read back',
    file: `${at}/move.ts`,
    find: " && sum === hash.digest('hex')",
    put: ' && sum !== undefined',
    noticedIn: `${at}/move.test.ts`,
  },
  {
    breaks: 'a storage that was moved in part is taken for the site’s',
    file: `${at}/move.ts`,
    find: 'if (key === markKey) return;\n    seen.add(key);',
    put: 'seen.add(key);',
    noticedIn: `${at}/move.test.ts`,
  },
];
