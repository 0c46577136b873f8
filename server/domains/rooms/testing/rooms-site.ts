import type { CallerInputOf } from '../../../../contract/call.ts';
import type { CallName, calls } from '../../../../contract/calls.ts';
import { testForum, type Writer } from '../../../../tests/support/forum.ts';
import { aGroup } from './a-group.ts';

type Fields = Partial<CallerInputOf<(typeof calls)['rooms.create']>>;

let made = 0;

/** The product with quick ways to make groups, and to look at them. */
export async function testRooms() {
  const site = await testForum();
  const { api, db, clock } = site;
  const follow = (who: Writer, whom: Writer) =>
    db.insertInto('follows.follows').values({ uid: who.uid, follow_uid: whom.uid, created_at: clock.now() }).execute();
  const call = async (name: CallName, input: object, who: Writer) =>
    (await api.call(name, input as never, who)).error as string | undefined;
  return {
    ...site,
    follow,
    /** What a call is refused with; undefined where it isn't. */
    refusal: call,
    /** What a call answers. */
    data: async <Name extends CallName>(name: Name, input: object, who: Writer) =>
      (await api.must(name, input as never, who)).data,
    /** A group as it is stored, with those in it. */
    group: (fields: Omit<Parameters<typeof aGroup>[2], 'owner'> & { owner: Writer }) =>
      aGroup(db, clock.now(), { ...fields, owner: fields.owner.uid }),
    /** Makes a group by the call, with a member who follows its owner. */
    create: async (owner: Writer, fields: Fields = {}) => {
      made += 1;
      const friend = await site.member();
      await follow(friend, owner);
      const input = { name: `Evening runners ${made}`, members: `${friend.uid}`, ...fields };
      const { groupID } = (await api.must('rooms.create', input, owner)).data;
      return { groupID, friend };
    },
    /** A group as somebody sees it. */
    profile: async (groupID: number, who: Writer) => (await api.must('rooms.group', { groupID }, who)).data,
    /** Who is in a group, with their roles, as one of them reads it. */
    people: async (groupID: number, who: Writer) =>
      (await api.must('rooms.members', { groupID }, who)).data.list.map(({ uid, role }) => [uid, role]),
    /** The notices of a member, as one text. */
    notices: async (who: Writer, type: 'attention' | 'systems') =>
      JSON.stringify((await api.must('notices.list', { type }, who)).data.list),
  };
}
