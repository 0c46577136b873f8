const key = 'newcomer';

/** Somebody has just registered here: the page that opens next may greet them. */
export function markNewcomer(): void {
  try {
    sessionStorage.setItem(key, 'yes');
  } catch {
    // Without storage nobody is greeted.
  }
}

/** Whether somebody has just registered here; told once. */
export function takeNewcomer(): boolean {
  try {
    const is = sessionStorage.getItem(key) !== null;
    sessionStorage.removeItem(key);
    return is;
  } catch {
    return false;
  }
}
