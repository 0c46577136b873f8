/** Where a thread is forwarded. */
export const forwardPath = (tid: number): string => `/note/thread/forward?tid=${tid}`;
