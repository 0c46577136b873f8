let made = 0;

/** A title that no other test of the run has. */
export function newTitle(words: string): string {
  made += 1;
  return `${words} ${process.pid.toString(36)}${made}`;
}
