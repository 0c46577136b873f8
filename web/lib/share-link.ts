/** How a share ended; a dialog that was put away is no failure. */
export type Shared = 'shared' | 'copied' | 'dismissed' | 'failed';

/** By the device's own dialog where it has one, else by copying the link. */
export async function shareLink(title: string, url: string): Promise<Shared> {
  if (typeof navigator.share !== 'function') return copyLink(url);
  try {
    await navigator.share({ title, url });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : copyLink(url);
  }
}

/** Copies a link; browsers refuse it on pages without https. */
export async function copyLink(url: string): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
