import { z } from 'zod';
import { withOwn } from '../../own.ts';
import { count, dateline, flag, id } from '../../primitives/fields.ts';
import { groupRoles, joiningRules, readingRules } from './limits.ts';

/** A group in a list (D2 §3, §6). `role` is empty for who is no member; `asked` says that they wait to be taken in. */
export const groupRow = withOwn(
  {
    groupid: id,
    /** The one type that the documents give to groups (R-GRP-001). */
    type: z.literal('member'),
    top_name: z.string(),
    description: z.string(),
    /** What it is about, as the documents name it: the description. */
    subject: z.string(),
    /** The interests that it stands for, in the reader's language. */
    tags: z.array(z.object({ tagid: id, tagname: z.string() })),
    /** Country whose lists show it, 293 for all. */
    country_fid: id,
    typeid: id,
    typename: z.string(),
    /** Address of its picture, empty where it has none. */
    logo: z.string(),
    reading: z.enum(readingRules),
    joining: z.enum(joiningRules),
    members: count,
    threads: count,
    dateline,
  },
  { role: z.enum(['', ...groupRoles]), asked: flag },
);
export type GroupRow = z.output<typeof groupRow>;

const person = { uid: id, username: z.string(), avatar: z.string(), country_fid: id };

export const groupDetail = withOwn(
  { ...groupRow.parts.shared, logo_aid: id, owner: z.object(person) },
  {
    ...groupRow.parts.own,
    /** Members who wait to be taken in; 0 for who doesn't decide. */
    waiting: count,
    can: z.object({
      read: z.boolean(),
      post: z.boolean(),
      join: z.boolean(),
      leave: z.boolean(),
      edit: z.boolean(),
      manage: z.boolean(),
    }),
  },
);
export type GroupDetail = z.output<typeof groupDetail>;

/** What became of joining or leaving. */
export const groupState = z.object({
  groupid: id,
  role: z.enum(['', ...groupRoles]),
  asked: flag,
  members: count,
});
export type GroupState = z.output<typeof groupState>;

/** A member of a group. */
export const groupMember = z.object({ ...person, role: z.enum(groupRoles), dateline });
export type GroupMember = z.output<typeof groupMember>;

/** Somebody who waits to be taken in. */
export const groupRequest = z.object({ ...person, message: z.string(), dateline });
export type GroupRequest = z.output<typeof groupRequest>;

/** A level of reading that a thread may ask for, by the group of members that has it first. */
export const readLevel = z.object({
  groupid: id,
  type: z.literal('member'),
  grouptitle: z.string(),
  readaccess: count,
});
