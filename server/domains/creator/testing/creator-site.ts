import { testForum, type Writer } from '../../../../tests/support/forum.ts';
import { saveSetting } from '../../../../tests/support/settings.ts';
import { localTimeAt, momentOf } from '../../../platform/time-zone.ts';
import { balancesOf } from '../../economy/index.ts';
import { dayAfter } from '../rules/days.ts';
import { monthAfter, monthOf, wholeWeeksOf } from '../rules/months.ts';

/** Where creators of the tests live. */
export const lagos = 'Africa/Lagos';

/** The product with quick ways to make creators, and to go on to an hour of their day. */
export async function testCreators() {
  const forum = await testForum();
  const { api, app, clock, db, member, settle } = forum;
  const operator = await member({ groupid: 1 });
  const today = () => localTimeAt(lagos, clock.now()).toISOString().slice(0, 10);
  /** Goes on to an hour in Lagos, so many days from today; log-ins last meanwhile. */
  const goTo = async (days: number, hour: number): Promise<void> => {
    await db
      .updateTable('accounts.sessions')
      .set({ expires_at: new Date('2090-01-01') })
      .execute();
    const there = momentOf(lagos, new Date(`${dayAfter(today(), days)}T${String(hour).padStart(2, '0')}:30:00Z`));
    clock.advance((there.getTime() - clock.now().getTime()) / 1000);
  };
  /** A creator of Nigeria. */
  const creator = async (as: Parameters<typeof member>[0] = {}): Promise<Writer> => {
    const who = await member(as);
    const was = { groupid: 10, isCreator: false, certified: false };
    const change = { uid: who.uid, office: 0, isCreator: 1, certified: 0, was, reason: 'clear photos' } as const;
    await api.must('operators.change-group', change, operator);
    await settle();
    return who;
  };
  return {
    ...{ ...forum, operator, today, goTo, creator },
    /** Goes on to an hour of the first day of the next month. */
    goToNextMonth: async (hour: number): Promise<void> => {
      const first = monthAfter(monthOf(today()));
      await goTo((Date.parse(first) - Date.parse(today())) / 86_400_000, hour);
    },
    /** A creator with points of the running month, and enough posts in each of its weeks. */
    superCreator: async (points: number, weekly = 7): Promise<Writer> => {
      const who = await creator();
      const month = monthOf(today());
      // A month may begin with a whole week.
      const weeks = wholeWeeksOf(month);
      await db.deleteFrom('creator.days').where('uid', '=', who.uid).execute();
      const none = { uid: who.uid, views: 0, comments: 0, likes: 0, fans: 0 };
      await db
        .insertInto('creator.days')
        .values(
          [...new Set([`${month}-01`, ...weeks])].map((day) => ({
            ...none,
            day,
            threads: weeks.includes(day) ? weekly : 4,
          })),
        )
        .onConflict((conflict) => conflict.columns(['uid', 'day']).doUpdateSet({ threads: weekly }))
        .execute();
      const row = { uid: who.uid, month: `${month}-01`, country_fid: 188, score: points * 100 };
      await db.insertInto('ranking.points').values(row).execute();
      return who;
    },
    /** What operators share in Nigeria. */
    setPools: (pools: readonly { country: string; month: string; xgold: number }[]) =>
      saveSetting({ db, now: clock.now(), stale: (tag) => app.platform.tags.moved([tag]) }, 'creatorPools', pools),
    /** Takes a member's access, without end. */
    bar: async ({ uid }: Writer): Promise<void> => {
      const sanction = { uid, groupid: 5, reason: 'fraud', rule: 'spam', by_uid: operator.uid };
      await db
        .insertInto('moderation.sanctions')
        .values({ ...sanction, created_at: clock.now(), expires_at: null })
        .execute();
    },
    xgoldOf: async ({ uid }: Writer): Promise<number> =>
      (await balancesOf({ db, reads: () => undefined }, [uid]))(uid).xgold,
  };
}
