import type { Mutation } from './support/mutation.ts';

const at = 'server/domains/threads/kinds/video';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'a video is as long as the head of its file says',
    file: `${at}/rules/mp4-movie.ts`,
    find: 'seconds: Math.max(...lengths)',
    put: 'seconds: scale / scale',
    noticedIn: `${at}/container/read-container.test.ts`,
  },
  {
    breaks: 'places that a phone noted in a track of their own are stored',
    file: `${at}/container/read-mp4.ts`,
    find: ', ...hiddenIn(movie, boxes)]',
    put: ']',
    noticedIn: `${at}/container/read-container.test.ts`,
  },
  {
    breaks: 'the tags of a WebM file are stored',
    file: `${at}/container/read-webm.ts`,
    find: 'if (!isStored(element.id)) walk.patches.push(emptied(element));',
    put: '',
    noticedIn: `${at}/container/read-container.test.ts`,
  },
  {
    breaks: 'what was recorded in the app may last a minute',
    file: `${at}/rules/video-facts.ts`,
    find: 'recorded ? videoLimits.recordedSeconds : videoLimits.seconds',
    put: 'recorded ? videoLimits.seconds : videoLimits.seconds',
    noticedIn: `${at}/videos.test.ts`,
  },
  {
    breaks: 'a cover of any size is taken',
    file: `${at}/rules/cover.ts`,
    find: 'width === videoLimits.cover && height === videoLimits.cover',
    put: 'width > 0 && height > 0',
    noticedIn: `${at}/videos.test.ts`,
  },
  {
    breaks: 'a file outlives its thread',
    file: `${at}/addresses.ts`,
    find: 'if (!thread || mayRead(reader, thread)) return false;',
    put: 'if (!thread) return false;',
    noticedIn: `${at}/videos.test.ts`,
  },
  {
    breaks: 'a member whom an author blocked sees the file',
    file: `${at}/addresses.ts`,
    find: 'return mayMeet(why) === undefined;',
    put: 'return true;',
    noticedIn: `${at}/videos.test.ts`,
  },
  {
    breaks: 'an upload is posted by whoever knows its number',
    file: `${at}/sql/video-files.ts`,
    find: "    .where('uid', '=', uid)\n    .where('tid', 'is', null)\n    .where('ended_at', 'is', null)\n    .where('type', '!=', '')",
    put: "    .where('tid', 'is', null)\n    .where('ended_at', 'is', null)\n    .where('type', '!=', '')",
    noticedIn: `${at}/videos.test.ts`,
  },
  {
    breaks: 'the bytes of a deleted thread stay in the storage',
    file: `${at}/video.ts`,
    find: 'if (row?.vid) await endVideo(ctx, row.vid);',
    put: '',
    noticedIn: `${at}/videos.test.ts`,
  },
  {
    breaks: 'any site may be linked and framed',
    file: 'contract/domains/threads/kinds/video/sites.ts',
    find: 'hosts.includes(host)',
    put: 'hosts.some((known) => host.includes(known))',
    noticedIn: 'contract/domains/threads/kinds/video/sites.test.ts',
  },
];
