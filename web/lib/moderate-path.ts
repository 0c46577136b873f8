/** Address of the page on which a moderator does something to a post, or of one of its dialogs. */
export const moderatePath = (pid: number, act?: string): string =>
  act === undefined ? `/moderate?pid=${pid}` : `/moderate?pid=${pid}&act=${act}`;
