/** Address of the conversation with a member, or of one by its number. */
export const messagePath = (which: { uid: number } | { plid: number }): string =>
  'plid' in which ? `/message?plid=${which.plid}` : `/message?uid=${which.uid}`;
