/** One message at a time, shown from anywhere in the browser's code. */
export interface Toast {
  text: string;
  /** An error is announced at once and by its icon. */
  kind?: 'done' | 'error';
  action?: { label: string; run: () => void };
  /** Milliseconds that it stays, where the act can be taken back as long. */
  stays?: number;
}

const longText = 80;

/** How long a toast stays, in milliseconds; longer where there is something to press, or much to read. */
export const toastTime = ({ action, text, stays }: Toast): number =>
  stays ?? (action || text.length > longText ? 8000 : 4000);

let current: Toast | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(toast: Toast | null): void {
  current = toast;
  for (const listener of listeners) listener();
}

export function showToast(toast: Toast): void {
  set(toast);
  letToastGo();
}

/** Under a finger or a pointer a toast waits … */
export const holdToast = (): void => clearTimeout(timer);

/** … and has its whole time from then on. */
export function letToastGo(): void {
  clearTimeout(timer);
  if (current) timer = setTimeout(() => set(null), toastTime(current));
}

/** Most failed calls end here: the server's message as an error toast (R-MSC-060). */
export const showError = (text: string): void => showToast({ text, kind: 'error' });

export function dismissToast(): void {
  clearTimeout(timer);
  set(null);
}

export const currentToast = (): Toast | null => current;

export function listenToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
