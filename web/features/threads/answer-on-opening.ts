/** The post that is answered, or the thread that is. */
interface Wanted {
  pid: number;
  tid: number;
}

const nothing: Wanted = { pid: 0, tid: 0 };
let wanted = nothing;

/** The reply to this post begins as soon as its thread is open: for a link beside the post's words elsewhere. */
export const answerOnOpening = (pid: number): void => {
  wanted = { pid, tid: 0 };
};

/** The reply to this thread does. */
export const replyOnOpening = (tid: number): void => {
  wanted = { pid: 0, tid };
};

/** Taken once, by the thread that opens. */
export function takeAnswerOnOpening(): Wanted {
  const taken = wanted;
  wanted = nothing;
  return taken;
}
