import { describe, expect, test } from 'vitest';
import type { Video } from '../../../../../contract/domains/threads/kinds/video/shapes.ts';
import { sizeOf } from '../../../../lib/file-size.ts';
import { member, rendered } from '../../../../testing/rendered.tsx';
import { sharePath } from '../../share.ts';
import type { AnyThread } from '../kind.ts';
import { video as kind } from './kind.ts';
import { UploadProgress } from './UploadProgress.tsx';
import { VideoCard } from './VideoCard.tsx';
import { VideoPart } from './VideoPart.tsx';
import { type FileDraft, sentVideo, videoCompose } from './video-compose.ts';
import { lengthOf } from './video-words.ts';

const cover = { aid: 5, url: '/media/ab/cd', width: 400, height: 400, colour: '#17494d', widths: [320, 400] };
const file: Video = {
  ...{ type: 'video/mp4', url: `/video/${'a'.repeat(40)}.mp4`, video_duration: 48, width: 640, height: 360 },
  ...{ bytes: 6_400_000, cover, coverpath: '/media/ab/cd-400.webp', linkurl: '', description: '', site: '' },
  own: { vid: 0 },
};
const link: Video = {
  ...{ ...file, type: '', url: '/player/9', bytes: 0, video_duration: 185 },
  ...{ linkurl: 'https://www.youtube.com/watch?v=aB3-_5678xY', description: 'Two pots', site: 'YouTube' },
};
const thread = (video: Video) => ({ tid: 9, fid: 188, special: 2, video }) as AnyThread;
const options = { country: 'ng', viewer: member } as const;
const card = (video: Video) => rendered(<VideoCard thread={thread(video)} onChange={() => undefined} />, options);
const page = (video: Video) => rendered(<VideoPart thread={thread(video)} onChange={() => undefined} />, options);

describe('a video on screen', () => {
  test('a card shows cover, length and a play mark, leads to the thread, and asks for no byte of the video', () => {
    const html = card(file);
    expect(html).toContain('/media/ab/cd-400.webp');
    expect(html).toContain('0:48');
    expect(html).toMatch(/<a [^>]*href="[^"]*\/forum\/15443\/9"/);
    expect(html).not.toMatch(/<video|<iframe|\/video\//);
  });

  test('on the thread’s page it is the browser’s own player that loads nothing and begins nothing by itself', () => {
    const html = page(file);
    expect(html).toMatch(/<video [^>]*preload="none"/);
    expect(html).toMatch(/<video [^>]*controls/);
    expect(html).toContain(`poster="/media/ab/cd-400.webp"`);
    expect(html).not.toMatch(/autoplay/i);
  });

  test('a link shows our own picture and leads to a page with the player; no other site is asked for anything', () => {
    const html = page(link);
    expect(html).toContain('href="/player/9"');
    expect(html).toContain('Two pots');
    expect(html).not.toMatch(/<iframe|src="https:/);
  });

  test('R-THR-007 a video is shared under the board of videos, whatever pictures stand beside it', () => {
    expect(sharePath({ tid: 9, fid: 188, special: 2, post_attachment: [] })).toBe('/forum/66571/9');
    expect(sharePath({ tid: 9, fid: 188, special: 0, post_attachment: [] })).toBe('/forum/53792/9');
  });

  test('search engines are given what a link is called', () => {
    expect([kind.words(thread(link)), kind.words(thread(file))]).toEqual([['Two pots'], []]);
  });
});

test.each([
  [0, '0:00'],
  [48, '0:48'],
  [725, '12:05'],
  [3723, '1:02:03'],
])('%i seconds are %s', (seconds, words) => {
  expect(lengthOf(seconds)).toBe(words);
});

test('sizes read well in each language', () => {
  expect([sizeOf(6_400_000, 'en'), sizeOf(6_400_000, 'fr')]).toEqual(['6.1\u00a0MB', '6,1\u00a0Mo']);
  expect([sizeOf(2000, 'en'), sizeOf(2000, 'fr')]).toEqual(['2\u00a0kB', '2\u00a0ko']);
});

describe('a video that is written', () => {
  const draft = videoCompose.begin(null);
  const sending: FileDraft = { key: 'k', vid: 7, name: 'a.mp4', bytes: 9, recorded: false, seconds: 0, ready: false };

  test('goes out once its file is ready, or with a link to a known site', () => {
    expect(videoCompose.ready(draft)).toBe(false);
    expect(videoCompose.ready({ ...draft, file: sending })).toBe(false);
    expect(videoCompose.ready({ ...draft, file: { ...sending, ready: true } })).toBe(true);
    expect(videoCompose.ready({ ...draft, link: 'https://videos.example/1' })).toBe(false);
    expect(videoCompose.ready({ ...draft, link: 'https://youtu.be/aB3-_5678xY' })).toBe(true);
  });

  test('a file goes before a link, and a cover with it', () => {
    const written = { ...draft, file: { ...sending, ready: true }, link: 'x', cover: { aid: 5, preview: '' } };
    expect(sentVideo(written)).toEqual({ vid: 7, linkurl: '', cover: 5 });
  });

  test('a draft stores what the server has, and nothing while there is none', () => {
    expect(videoCompose.saved(draft)).toBeNull();
    expect(videoCompose.saved({ ...draft, file: { ...sending, vid: 0 } })).toBeNull();
    const saved = JSON.parse(JSON.stringify(videoCompose.saved({ ...draft, file: sending })));
    expect(videoCompose.restored(saved)).toMatchObject({ file: { vid: 7 }, link: '' });
  });

  test('one that is changed opens as it stands, and sends only what was changed', () => {
    const opened = videoCompose.begin({ video: file } as never);
    expect(videoCompose.ready(opened)).toBe(true);
    expect(sentVideo(opened)).toEqual({ vid: 0, linkurl: '', cover: 0 });
    expect(sentVideo({ ...opened, cover: { aid: 6, preview: '' } }).cover).toBe(6);
    expect(sentVideo(videoCompose.begin({ video: link } as never)).linkurl).toBe('');
  });

  test.each([
    ['ng', 'Video upload failed. The file is damaged.'],
    ['ma', 'L’envoi de la vidéo a échoué. The file is damaged.'],
  ] as const)('R-VID-001 a failed upload says so in %s, with the reason and another try', (country, words) => {
    const upload = { vid: 7, sent: 0, state: { kind: 'failed', message: 'The file is damaged.' } } as const;
    const controller = { goOn: () => undefined } as never;
    const parts = { upload, controller, onPick: () => undefined };
    const html = rendered(<UploadProgress file={sending} {...parts} />, { country, viewer: member });
    expect(html).toContain(words);
    expect(html).toContain('<button');
  });
});
