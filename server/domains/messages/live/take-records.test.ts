import { expect, onTestFinished, test } from 'vitest';
import { testDb } from '../../../../tests/support/db.ts';
import { testForum } from '../../../../tests/support/forum.ts';
import { createBus } from '../../../platform/bus/bus.ts';
import { type Here, recordsChannel } from '../../../platform/realtime/records.ts';
import { aGroup } from '../testing/a-conversation.ts';
import { createRoomRecords } from './take-records.ts';

const database = await testDb();
const { api, db, member } = await testForum({ database });

test('what says that somebody is out of a group takes them out of what a process remembers, without a question', async () => {
  const [ada, bola, chidi] = [await member(), await member(), await member()];
  const room = await aGroup(db, new Date(), [ada.uid, bola.uid, chidi.uid]);
  const { unread, taker } = createRoomRecords({ hiddenFor: async () => new Map() });
  const passed: [string, number, unknown][] = [];
  const here: Here = {
    isHere: () => true,
    pass: (kind, id, record) => passed.push([kind, id, record]),
    bump: () => {},
    ask: () => {},
  };
  taker.begin?.(here);
  for (const { uid } of [bola, chidi]) expect(await unread(db, uid)).toEqual({ num: 0 });
  const bus = createBus(database.pool);
  onTestFinished(() => bus.stop());
  const records: unknown[] = [];
  await bus.subscribe(recordsChannel, (payload) => void records.push((JSON.parse(payload) as [string, unknown])[1]));

  await api.must('rooms.remove', { groupID: room, uid: bola.uid }, ada);
  await expect.poll(() => records).toEqual([{ room, pair: [], left: bola.uid }]);
  taker.take(here, records[0]);
  const clientID = 'client-left';
  await api.must('messages.say', { conversationID: `GROUP${room}`, text: 'Of us.', clientID }, ada);
  await expect.poll(() => records.length).toBe(2);
  taker.take(here, records[1]);
  const lists = passed.filter(([kind]) => kind === 'rooms');
  expect(lists).toEqual([
    ['rooms', bola.uid, { again: true }],
    ['rooms', chidi.uid, { row: expect.objectContaining({ text: 'Of us.' }) }],
  ]);
  // Who was not known to be in it is sent nothing of having left it.
  taker.take(here, { room, pair: [], left: ada.uid });
  expect(passed.filter(([kind]) => kind === 'rooms')).toEqual(lists);
});
