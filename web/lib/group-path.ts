/** Address of a group's page, or of one below it. */
export const groupPath = (groupid: number, page?: string): string =>
  page === undefined ? `/group/${groupid}` : `/group/${groupid}/${page}`;
