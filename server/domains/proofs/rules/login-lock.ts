/** Failed log-ins of one account or one address. */
export interface Failures {
  failures: number;
  firstAt: Date;
  lockedUntil: Date | null;
}

/** When failures lead to a wait (DECISIONS "access"). */
export interface LockLimits {
  failures: number;
  windowSeconds: number;
  firstWaitSeconds: number;
  longestWaitSeconds: number;
}

/** Seconds until the next try is allowed; 0 when it is now. */
export function secondsLocked(state: Failures | undefined, now: Date): number {
  const until = state?.lockedUntil?.getTime() ?? 0;
  return Math.max(0, Math.ceil((until - now.getTime()) / 1000));
}

/**
 * The state once one more try is counted. A try counts before its password is looked at, so that many at once can't
 * slip through together; a right password takes it back. Each try past the limit doubles the wait; a quiet window
 * after the last wait forgets everything.
 */
export function countTry(state: Failures | undefined, limits: LockLimits, now: Date): Failures {
  const quietSince = Math.max(state?.firstAt.getTime() ?? 0, state?.lockedUntil?.getTime() ?? 0);
  const fresh = !state || now.getTime() - quietSince > limits.windowSeconds * 1000;
  const failures = fresh ? 1 : state.failures + 1;
  return {
    failures,
    firstAt: fresh ? now : state.firstAt,
    lockedUntil: failures < limits.failures ? null : new Date(now.getTime() + waitSeconds(failures, limits) * 1000),
  };
}

function waitSeconds(failures: number, limits: LockLimits): number {
  return Math.min(limits.firstWaitSeconds * 2 ** (failures - limits.failures), limits.longestWaitSeconds);
}
