import type { NoticeSort } from '../../../contract/notices.ts';
import type { NoticeKind } from '../../platform/notice-kind.ts';

/** The kinds that all domains declare, by the name that is stored. */
export interface NoticeKinds {
  /** Undefined for one that this version doesn't know: another one, running beside it, does. */
  find(kind: string): NoticeKind | undefined;
  sortOf(kind: string): NoticeSort;
}

export function noticeKinds(all: readonly NoticeKind[]): NoticeKinds {
  const byName = new Map(all.map((each) => [each.kind, each]));
  return { find: (kind) => byName.get(kind), sortOf: (kind) => byName.get(kind)?.sort ?? 'system' };
}
