/** A conversation's address: by the member that it is with, or by the number of the group's room. */
export const conversationPath = (
  conversationID: string,
  fields: Readonly<Record<string, string | number>> = {},
): string => {
  const [, kind, id] = /^(C2C|GROUP)(\d+)$/.exec(conversationID) ?? [];
  const query = new URLSearchParams({ [kind === 'GROUP' ? 'plid' : 'uid']: id ?? '0' });
  for (const [name, value] of Object.entries(fields)) query.set(name, String(value));
  return `/message?${query}`;
};

/** What the calls call the conversation with a member. */
export const withMember = (uid: number): string => `C2C${uid}`;

/** The page about a group: its members and what is set for it. */
export const groupPath = (groupID: number): string => `/message/groupdetail?plid=${groupID}`;
