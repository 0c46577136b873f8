/** Yes and no as the wire says them. */
export const flag = (on: boolean): 0 | 1 => (on ? 1 : 0);
