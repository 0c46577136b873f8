/** Why nothing of a member is shown: muted or blocked by the reader, or the reader is blocked by them. */
export type WhyHidden = 'muted' | 'blocked' | 'blocked_by';
