import { describe, expect, test } from 'vitest';
import { threadKinds } from '../../../../contract/domains/threads/kinds/made/kinds.ts';
import type { KindName } from '../../../../contract/domains/threads/kinds.ts';
import { testForum, type Writer } from '../../../../tests/support/forum.ts';
import { readyVideo } from '../../media/video/testing/ready-video.ts';

const { api, clock, db, member, post, runTask, settle } = await testForum();

interface Posted {
  tid: number;
}

const written = { subject: 'The lamp on my table', message: 'The lamp lights the whole room.' };

/** How a thread of each kind that the documents name is posted. */
const ways = {
  plain: async (who: Writer, fields: object = {}): Promise<Posted> =>
    (await api.must('threads.create', { ...written, ...fields }, who)).data,
  poll: async (who: Writer, fields: object = {}): Promise<Posted> => {
    const input = { ...written, polloptions: ['Yes', 'No'], ...fields };
    return (await api.must('threads.new-thread-vote', input, who)).data.Variables;
  },
  video: async (who: Writer, fields: object = {}): Promise<Posted> => {
    const vid = await readyVideo(db, who.uid);
    return (await api.must('threads.create-video', { ...written, vid, ...fields }, who)).data;
  },
  forward: async (who: Writer, fields: object = {}): Promise<Posted> => {
    const { tid } = await post(who);
    return (await api.must('threads.forward', { ...written, forward_tid: tid, ...fields }, who)).data;
  },
} as const satisfies { readonly [N in KindName]?: unknown };

const oneProduct = async (): Promise<number> => {
  const row = { address: 'https://shop.example/lamp', title: 'A lamp', site: 'shop.example', fetched_at: clock.now() };
  const stored = db.insertInto('threads.goods').values(row).returning('goods_id');
  return (await stored.executeTakeFirstOrThrow()).goods_id;
};
const goods_id = await oneProduct();

describe.each(Object.keys(ways) as (keyof typeof ways)[])('R-THR-001 a thread of the kind %s', (kind) => {
  test('is posted, and known by its number', async () => {
    const ada = await member();
    const { tid } = await ways[kind](ada);
    expect((await api.must('threads.info', { tid })).data).toMatchObject({
      special: threadKinds[kind].special,
      status: 1,
    });
  });

  test('names members and shows products', async () => {
    const [ada, bola] = [await member(), await member()];
    const goodsInfo = [{ goods_id, title: 'This lamp' }];
    const { tid } = await ways[kind](ada, { at_list_current: [bola.uid], goodsInfo });
    const { data } = await api.must('threads.info', { tid });
    expect(data).toMatchObject({ at_list_current: [bola.uid], goodsInfo: [{ goods_id, title: 'This lamp' }] });
  });
});

test.each(['plain', 'forward'] as const)('R-THR-001 a %s thread may wait for its time', async (kind) => {
  clock.stopInTest();
  const ada = await member();
  const push_time = Math.floor(clock.now().getTime() / 1000) + 600;
  const { tid } = await ways[kind](ada, { push_time });
  expect((await api.call('threads.info', { tid })).error).toBe('threads.not_exist');
  clock.aheadInTest(601);
  await runTask('threads.publish-due');
  await settle();
  expect((await api.must('threads.info', { tid })).data).toMatchObject({ status: 1, push_time });
});
