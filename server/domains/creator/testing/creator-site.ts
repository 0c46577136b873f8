import { testForum, type Writer } from '../../../../tests/support/forum.ts';
import { localTimeAt, momentOf } from '../../../platform/time-zone.ts';
import { dayAfter } from '../rules/days.ts';

/** Where creators of the tests live. */
export const lagos = 'Africa/Lagos';

/** The product with quick ways to make creators, and to go on to an hour of their day. */
export async function testCreators() {
  const forum = await testForum();
  const { api, clock, db, member, settle } = forum;
  const operator = await member({ groupid: 1 });
  const today = () => localTimeAt(lagos, clock.now()).toISOString().slice(0, 10);
  return {
    ...forum,
    operator,
    today,
    /** A creator of Nigeria. */
    creator: async (): Promise<Writer> => {
      const who = await member();
      const was = { groupid: 10, isCreator: false, certified: false };
      const change = { uid: who.uid, office: 0, isCreator: 1, certified: 0, was, reason: 'clear photos' } as const;
      await api.must('operators.change-group', change, operator);
      await settle();
      return who;
    },
    /** Goes on to an hour in Lagos, so many days from today; log-ins last meanwhile. */
    goTo: async (days: number, hour: number): Promise<void> => {
      await db
        .updateTable('accounts.sessions')
        .set({ expires_at: new Date('2090-01-01') })
        .execute();
      const there = momentOf(lagos, new Date(`${dayAfter(today(), days)}T${String(hour).padStart(2, '0')}:30:00Z`));
      clock.advance((there.getTime() - clock.now().getTime()) / 1000);
    },
  };
}
