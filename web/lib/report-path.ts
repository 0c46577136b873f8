/** What is reported: a thread by its first post, a reply, or a member. */
type Reported = { tid: number } | { pid: number } | { uid: number };

/** Address of the page on which something is reported. */
export const reportPath = (about: Reported): string => {
  const [[name, id]] = Object.entries(about) as [[string, number]];
  return `/report?${name}=${id}`;
};
