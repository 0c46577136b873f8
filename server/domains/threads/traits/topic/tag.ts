/** Cache tag of the lists of a topic's threads: moved when one comes, goes, or is put first. */
export const topicThreadsTag = (topid: number): string => `tt:${topid}`;
