import { expect, test } from 'vitest';
import { testDb } from '../../../../tests/support/db.ts';
import { testPlatform } from '../../../../tests/support/platform.ts';
import { recordAudit } from './record-audit.ts';

const { db } = await testDb();
const { ctx } = testPlatform(db);

test('the trail shows who did what to whom, what stood before and after, why, when and in which request', async () => {
  const actor = { uid: 7 } as never;
  await recordAudit(ctx(actor), {
    action: 'accounts.change-group',
    uid: 1001,
    before: { groupid: 10 },
    after: { groupid: 3 },
    reason: 'helps newcomers',
  });
  await recordAudit({ ...ctx(), requestId: 'command line' }, { action: 'moderation.lift', uid: 1001 });
  expect(await db.selectFrom('moderation.audit').selectAll().orderBy('id').execute()).toEqual([
    {
      id: 1,
      at: new Date('2026-11-20T10:00:00Z'),
      actor_uid: 7,
      proven_at: null,
      action: 'accounts.change-group',
      subject_uid: 1001,
      subject: '',
      before: { groupid: 10 },
      after: { groupid: 3 },
      rule: '',
      reason: 'helps newcomers',
      said: null,
      request_id: 'test',
    },
    expect.objectContaining({ id: 2, actor_uid: null, action: 'moderation.lift', before: null, after: null }),
  ]);
});
