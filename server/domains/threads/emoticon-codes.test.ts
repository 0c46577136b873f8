import { expect, test } from 'vitest';
import { emoticons } from '../../../contract/primitives/emoticons.ts';
import { testForum } from '../../../tests/support/forum.ts';

const { api, member, post, reply, settle } = await testForum();
const codes = emoticons.slice(0, 3).map(({ alt }) => alt);

test('an emoticon’s code stands in messages alone: not in titles, feeds, lists of posts or notices', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid } = await post(ada, {
    subject: `Rain ${codes[0]} at last`,
    message: `We waited long ${codes[1]} for it.`,
  });
  await reply(bola, tid, { message: `So did we ${codes[2]} here.`, at_list_current: [ada.uid] });

  await settle();
  const { data } = await api.must('threads.info', { tid });
  expect(data.subject).toBe('Rain at last');
  expect(data.message).toContain(codes[1]);
  const feed = await (await api.fetch('/ng/feed.atom')).text();
  expect(feed).toContain('<title>Rain at last</title>');
  expect(feed).toContain('<summary>We waited long for it.</summary>');
  const lists = [
    (await api.must('feeds.latest', {})).data,
    (await api.must('threads.replies-of-member', { uid: bola.uid }, ada)).data,
    (await api.must('notices.list', { type: 'reply' }, ada)).data,
    (await api.must('notices.list', { type: 'atme' }, ada)).data,
  ];
  expect(JSON.stringify(lists)).toContain('So did we here.');
  for (const code of codes) expect(JSON.stringify([feed, lists])).not.toContain(code);
});
