import type { Told } from './groups.ts';

interface Replied {
  tid: number;
  pid: number;
  uid: number;
  at: number;
  threadUid: number;
  answeredUid: number;
  parentPid: number;
  quotePid: number;
  mentioned: readonly number[];
}

type Posted = Pick<Replied, 'tid' | 'pid' | 'uid' | 'at' | 'mentioned'>;

/** Whoever is named in a post is told where. */
function mentions(post: Posted): Told[] {
  const { tid, pid, uid, at } = post;
  return post.mentioned.map((named) => ({
    uid: named,
    page: 'atme' as const,
    kind: 'mention' as const,
    key: `mention:${pid}`,
    tid,
    pid,
    doer: { uid, pid },
    at,
  }));
}

export const tellThread = (post: Posted): Told[] => mentions(post);

/** A reply is told once to everybody it concerns: who is named in it, whose post it answers, whose thread it stands in. */
export function tellReply(reply: Replied): Told[] {
  const { tid, pid, uid, at } = reply;
  const told = new Set(reply.mentioned);
  const all = mentions(reply);
  const add = (to: number, rest: Pick<Told, 'kind' | 'key' | 'pid'>) => {
    if (told.has(to)) return;
    told.add(to);
    all.push({ uid: to, page: 'reply', tid, doer: { uid, pid }, at, ...rest });
  };
  const answered = reply.quotePid || reply.parentPid;
  if (answered !== 0) add(reply.answeredUid, { kind: 'answer', key: `answer:${answered}`, pid: answered });
  add(reply.threadUid, { kind: 'reply', key: `reply:${tid}` });
  return all;
}

export const likeKey = (pid: number): string => `like:${pid}`;

export function tellLike(like: { tid: number; pid: number; uid: number; authorUid: number; first: boolean }): Told[] {
  const { tid, pid, uid } = like;
  return [
    {
      uid: like.authorUid,
      page: 'reply',
      kind: like.first ? 'like' : 'like_reply',
      key: likeKey(pid),
      tid,
      pid,
      doer: { uid, pid: 0 },
    },
  ];
}

export const followKey = 'follow';

export const tellFollow = ({ uid, followUid }: { uid: number; followUid: number }): Told[] => [
  { uid: followUid, page: 'attention', kind: 'follow', key: followKey, doer: { uid, pid: 0 } },
];
