/** What a chat is to begin with: the path of a thread that is shared. */
const shareField = 'share';

const threadShared = /^\/forum\/\d{1,9}\/\d{1,15}$/;

/** The thread that an address shares in a chat; whatever else stands there is nobody's words. */
export function sharedIn(search: string): string | undefined {
  const path = search.length < 2000 ? new URLSearchParams(search).get(shareField) : null;
  return path !== null && threadShared.test(path) ? path : undefined;
}

const sharing = (path: string | undefined): string =>
  path === undefined ? '' : `&${new URLSearchParams({ [shareField]: path })}`;

/** Address of the conversation with a member, or of one by its number; with a thread to share, where one is. */
export const messagePath = (which: { uid: number } | { plid: number }, share?: string): string =>
  ('plid' in which ? `/message?plid=${which.plid}` : `/message?uid=${which.uid}`) + sharing(share);

/** Where it is chosen who is sent a thread in a chat. */
export const sendInChatPath = (path: string): string => `/message/new?${new URLSearchParams({ [shareField]: path })}`;
