import type { Mutation } from './support/mutation.ts';

const at = 'server/domains/media';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'a member attaches another’s picture',
    file: `${at}/sql/images.ts`,
    find: 'where aid = any(${aids}::bigint[]) and uid = ${uid} returning aid',
    put: 'where aid = any(${aids}::bigint[]) returning aid',
    noticedIn: 'server/domains/threads/edit-and-delete.test.ts',
  },
  {
    breaks: 'a picture that a second post shows is loose when the first lets it go',
    file: `${at}/sql/images.ts`,
    find: 'attached_at = case when i.uses > gone.times then i.attached_at end',
    put: 'attached_at = null',
    noticedIn: 'server/domains/threads/edit-and-delete.test.ts',
  },
  {
    breaks: 'a picture that was detached is swept the same day',
    file: `${at}/sql/images.ts`,
    find: 'created_at = case when i.uses > gone.times then i.created_at else ${now} end',
    put: 'created_at = i.created_at',
    noticedIn: `${at}/loose.test.ts`,
  },
  {
    breaks: 'pictures that posts show are swept',
    file: `${at}/sql/images.ts`,
    find: ".where('attached_at', 'is', null)\n",
    put: '',
    noticedIn: `${at}/loose.test.ts`,
  },
  {
    breaks: 'loose pictures are swept before a week is over',
    file: `${at}/jobs/sweep-loose.ts`,
    find: 'const retentionDays = 7;',
    put: 'const retentionDays = 6;',
    noticedIn: `${at}/loose.test.ts`,
  },
  {
    breaks: 'loose pictures are retained longer than a week',
    file: `${at}/jobs/sweep-loose.ts`,
    find: 'const retentionDays = 7;',
    put: 'const retentionDays = 8;',
    noticedIn: `${at}/loose.test.ts`,
  },
  {
    breaks: 'files on their way are swept',
    file: `${at}/jobs/sweep-orphans.ts`,
    find: '.filter(({ since }) => since < before)',
    put: '',
    noticedIn: `${at}/upload.test.ts`,
  },
  {
    breaks: 'any width of a picture is made that somebody asks for',
    file: `${at}/make-file.ts`,
    find: 'if (!isServed || width >= widest) return undefined;',
    put: 'if (width === undefined || width >= widest) return undefined;',
    noticedIn: `${at}/upload.test.ts`,
  },
  {
    breaks: 'of an older animation a picture that stands still is made',
    file: `${at}/make-file.ts`,
    find: 'sharp(webp, { animated })',
    put: 'sharp(webp)',
    noticedIn: `${at}/upload.test.ts`,
  },
  {
    breaks: 'widths that were made later stay when their picture is swept',
    file: `${at}/jobs/sweep-loose.ts`,
    find: 'new Set([...widths, ...widthsFor(width, height)])',
    put: 'new Set(widths)',
    noticedIn: `${at}/upload.test.ts`,
  },
  {
    breaks: 'an upload token serves for ever',
    file: `${at}/upload-token.ts`,
    find: 'Number(expires) * 1000 > now.getTime() ? Number(uid) : undefined',
    put: 'Number(uid)',
    noticedIn: `${at}/upload.test.ts`,
  },
  {
    breaks: 'an upload token serves whoever writes another number into it',
    file: `${at}/upload-token.ts`,
    find: 'given.length !== expected.length || !timingSafeEqual(given, expected)',
    put: 'given.length !== expected.length',
    noticedIn: `${at}/upload.test.ts`,
  },
  {
    breaks: 'an animation may have one frame too many',
    file: `${at}/rules/picture-size.ts`,
    find: 'frames > pictureLimits.frames',
    put: 'frames > pictureLimits.frames + 1',
    noticedIn: `${at}/extent.test.ts`,
  },
  {
    breaks: 'a picture may unfold into one pixel too many',
    file: `${at}/rules/picture-size.ts`,
    find: 'width * height * frames > pictureLimits.pixels',
    put: 'width * height > pictureLimits.pixels',
    noticedIn: `${at}/extent.test.ts`,
  },
];
