/** A reason not to start that its reader can act on: printed as one line, without a stack, before a non-zero exit. */
export class StartupError extends Error {
  override name = 'StartupError';
}

/** Node's code of a failed system call (`EACCES`, `ENOSPC` …), or undefined for any other error. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
