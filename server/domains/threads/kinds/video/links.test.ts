import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Writer } from '../../../../../tests/support/forum.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import type { GuardedFile } from '../../../../platform/outgoing/guarded-get.ts';
import { fileStorage } from '../../../../platform/storage/files.ts';
import { readVideoLink } from '../../../media/index.ts';
import { testVideos } from './testing/videos.ts';

const site = await testVideos();
const { api, app, clock, dataDir, db, forgetLimits, member, see } = site;
beforeEach(() => forgetLimits());
const linkurl = 'https://youtu.be/aB3-_5678xY';
const link = 'https://www.youtube.com/watch?v=aB3-_5678xY';
const storage = fileStorage(`${dataDir}/media`);

/** Another site whose answers are at hand, by what is asked for. */
function otherSite(answers: Record<string, Buffer | object>) {
  const asked: string[] = [];
  const readFile: GuardedFile = async (url, { type, most }) => {
    asked.push(url);
    const found = Object.entries(answers).find(([part]) => url.includes(part))?.[1];
    if (!found) return null;
    const isPicture = Buffer.isBuffer(found);
    expect(type.test(isPicture ? 'image/jpeg' : 'application/json')).toBe(true);
    expect(most).toBeLessThan(11 * 1024 * 1024);
    return isPicture ? found : Buffer.from(JSON.stringify(found));
  };
  return { readFile, asked };
}

const ctxOf = ({ uid }: Writer) =>
  ({ actor: { uid }, db, now: clock.now(), log: app.platform.log, requestId: 'test' }) as unknown as MemberCtx;
const read = (who: Writer, answers: Record<string, Buffer | object>) =>
  readVideoLink({ storage, readFile: otherSite(answers).readFile }, ctxOf(who), linkurl);
/** What a member’s link was said to be, as if it had been read just now. */
const known = (who: Writer, title = 'Two pots, one fire', seconds = 185) =>
  db
    .insertInto('threads.video_links')
    .values({ uid: who.uid, link, title, seconds, aid: null, fetched_at: clock.now() })
    .execute();

describe('what another site says of a video', () => {
  const wide = sharp({ create: { width: 1280, height: 720, channels: 3, background: '#a03020' } });
  const said = { title: '  Two pots,\n one fire ', duration: 185.4, thumbnail_url: 'https://i.example/thumb.jpg' };

  test('is its name, its length and a picture of our own, a square of 400', async () => {
    const answers = { oembed: said, 'thumb.jpg': await wide.jpeg().toBuffer() };
    const found = await read(await member(), answers);
    expect(found).toMatchObject({
      link,
      title: 'Two pots, one fire',
      seconds: 185,
      cover: { made: { width: 400, height: 400 } },
    });
  });

  test('a site that is away, says nonsense or shows no picture leaves the link as it is', async () => {
    const bare = { link, title: '', seconds: 0, cover: null };
    expect(await read(await member(), {})).toEqual(bare);
    expect(await read(await member(), { oembed: [1, 2] })).toEqual(bare);
    const odd = { title: 7, duration: -1, thumbnail_url: 'no address' };
    expect(await read(await member(), { oembed: odd })).toEqual(bare);
    const picture = { oembed: { ...said, title: 'x\0y' }, 'thumb.jpg': Buffer.from('<svg onload=alert(1)>') };
    expect(await read(await member(), picture)).toMatchObject({ title: 'xy', cover: null });
  });

  test('is asked once in an hour for a member', async () => {
    const ada = await member();
    await known(ada);
    const { readFile, asked } = otherSite({});
    const found = await readVideoLink({ storage, readFile }, ctxOf(ada), linkurl);
    expect([found, asked]).toMatchObject([{ known: { title: 'Two pots, one fire' } }, []]);
  });
});

describe('a linked video', () => {
  const show = async (who: Writer) => {
    await known(who);
    return (await api.must('threads.create-video', { subject: 'Look at this', linkurl }, who)).data;
  };

  test('is shown with what its site said, and the writer sees the same before', async () => {
    const ada = await member();
    await known(ada);
    const { data } = await api.must('media.preview-video-link', { linkurl }, ada);
    expect(data).toMatchObject({
      linkurl: link,
      site: 'YouTube',
      description: 'Two pots, one fire',
      video_duration: 185,
    });
    const { tid } = (await api.must('threads.create-video', { subject: 'Look', linkurl }, ada)).data;
    const { description, site: name, url, type, bytes } = await see(tid);
    const shown = { description: 'Two pots, one fire', name: 'YouTube', url: `/player/${tid}`, type: '', bytes: 0 };
    expect({ description, name, url, type, bytes }).toEqual(shown);
  });

  test('a link must lead to a video of a known site', async () => {
    const ada = await member();
    const refusals = ['https://videos.example/1', 'javascript:alert(1)', 'https://www.youtube.com/', 'x'].map(
      async (wrong) => (await api.call('threads.create-video', { subject: 'Look', linkurl: wrong }, ada)).error,
    );
    expect(new Set(await Promise.all(refusals))).toEqual(new Set(['threads.video_link_unknown']));
    const preview = await api.call('media.preview-video-link', { linkurl: 'https://videos.example/1' }, ada);
    expect(preview.error).toBe('threads.video_link_unknown');
  });

  test('its player stands on a page of its own, which alone may hold a frame of that site', async () => {
    const { tid } = await show(await member());
    const page = await api.fetch(`/player/${tid}`);
    const policy = page.headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('frame-src https://www.youtube-nocookie.com;');
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toMatch(/unsafe|script-src|\*/);
    const html = await page.text();
    expect(html).toContain('<iframe src="https://www.youtube-nocookie.com/embed/aB3-_5678xY?autoplay=1"');
    expect(html).toContain('sandbox="allow-scripts');
  });

  test('what a site calls its video can’t run in the player’s page', async () => {
    const ada = await member();
    await known(ada, '"><script>alert(1)</script>');
    const { tid } = (await api.must('threads.create-video', { subject: 'Look', linkurl }, ada)).data;
    expect(await (await api.fetch(`/player/${tid}`)).text()).not.toContain('<script');
  });

  test('with its thread its player is gone; a file’s thread and other addresses have none', async () => {
    const ada = await member();
    const { tid } = await show(ada);
    expect((await api.fetch(`/player/${tid}`)).status).toBe(200);
    await api.must('threads.delete', { tid }, ada);
    const file = await site.show(ada);
    for (const path of [tid, file.tid, 0, 'x', '1/2', '9'.repeat(30)])
      expect((await api.fetch(`/player/${path}`)).status).toBe(404);
  });

  test('an edit takes a file in its place, and a link in the place of a file', async () => {
    const ada = await member();
    const { tid, pid } = await show(ada);
    const { vid } = await site.upload(ada);
    await api.must('threads.edit-video', { tid, pid, subject: 'A file now', vid }, ada);
    expect(await see(tid)).toMatchObject({ linkurl: '', type: 'video/mp4', description: '' });
    await api.must('threads.edit-video', { tid, pid, subject: 'A link again', linkurl }, ada);
    expect(await see(tid)).toMatchObject({ linkurl: link, type: '', description: 'Two pots, one fire' });
  });

  test('what was read of links is forgotten after a day', async () => {
    const ada = await member();
    await known(ada);
    const rows = () => db.selectFrom('threads.video_links').select('link').where('uid', '=', ada.uid).execute();
    await site.runTask('threads.sweep-videos');
    expect(await rows()).toHaveLength(1);
    await site.daysLater(2, () => site.runTask('threads.sweep-videos'));
    expect(await rows()).toEqual([]);
  });
});
