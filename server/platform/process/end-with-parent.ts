const lookMilliseconds = 250;

/** npm killed outright can't pass that on; without this the server would live on unseen and hold the port. */
export function endWithParent(): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, lookMilliseconds).unref();
}
