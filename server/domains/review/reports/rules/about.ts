/** What a case is about, as one value: a post, or a member where there is none. */
export const aboutOf = ({ pid, uid }: { pid: number; uid: number }): string => (pid > 0 ? `p:${pid}` : `u:${uid}`);

export const kindOf = ({ pid }: { pid: number }): 'post' | 'member' => (pid > 0 ? 'post' : 'member');
