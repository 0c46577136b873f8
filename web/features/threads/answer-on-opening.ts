let wanted = 0;

/** The reply to this post begins as soon as its thread is open: for a link beside the post's words elsewhere. */
export const answerOnOpening = (pid: number): void => {
  wanted = pid;
};

/** Taken once, by the thread that opens. */
export function takeAnswerOnOpening(): number {
  const pid = wanted;
  wanted = 0;
  return pid;
}
