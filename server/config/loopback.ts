/** Whether a host's name, as `URL` writes it, means this machine alone. */
export const isLoopback = (hostname: string): boolean =>
  hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname) || /^(?:.{1,250}\.)?localhost$/.test(hostname);
