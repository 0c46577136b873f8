import type { NoticeSort } from '../../../../contract/domains/notices/limits.ts';

/** What a notice may tell of, with the switch in the settings that it obeys. */
export const kinds = {
  reply: 'reply',
  answer: 'reply',
  like: 'like',
  like_reply: 'like',
  mention: 'mention',
  follow: 'follow',
} as const satisfies Record<string, NoticeSort>;

export type NoticeKind = keyof typeof kinds;

export const sortOf = (kind: string): NoticeSort => kinds[kind as NoticeKind] ?? 'system';
