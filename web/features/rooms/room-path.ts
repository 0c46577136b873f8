type Fields = Readonly<Record<string, string | number>>;

const withFields = (path: string, fields: Fields): string => {
  const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  return query.size === 0 ? path : `${path}?${query}`;
};

/** Address of a group's own page, or of a part of it (R-PMS-001). */
export const roomPath = (groupID: number, fields: Fields = {}): string =>
  withFields('/message/groupdetail', { plid: groupID, ...fields });

/** Where a group is made; `find` shows those that there are. */
export const newGroupPath = (fields: Fields = {}): string => withFields('/message/new/group', fields);

/** Where groups are looked for. */
export const findGroupsPath = (fields: Fields = {}): string => newGroupPath({ find: 1, ...fields });
