import type { Ctx } from '../context.ts';

const prefix = 'who:';

/**
 * Says that a member's sessions or standing changed. What is cached of the member is deleted in every process, and the
 * call answers once all have done so. Called by the statements that change these, so that no action can forget it.
 */
export function moveActor({ stale }: Pick<Ctx, 'stale'>, uid: number): void {
  stale(`u:${uid}`);
  stale(`${prefix}${uid}`);
}

/** Whether a member's sessions or standing are among what moved. */
export const movesActor = (tags: Iterable<string>): boolean => [...tags].some((tag) => tag.startsWith(prefix));
