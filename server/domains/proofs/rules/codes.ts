import { proofLimits } from '../../../../contract/domains/proofs/limits.ts';

/** Seconds that a code sent to a phone lives. */
export const phoneCodeSeconds = 600;

/** What a browser made up to name its image: 8 ASCII letters or digits (R-REG-027). */
export const isImageHash = (idhash: string): boolean =>
  idhash.length === proofLimits.imageHash && /^[A-Za-z0-9]+$/.test(idhash);

/** Seconds until a phone whose last code expires then may be sent another; 0 when it is now. */
export function secondsToResend(lastExpiry: Date | undefined, now: Date): number {
  return secondsToSendAgain(lastExpiry && new Date(lastExpiry.getTime() - phoneCodeSeconds * 1000), now);
}

/** Seconds until another code may be sent to whom one was sent before; 0 when it is now. */
export function secondsToSendAgain(sentAt: Date | undefined, now: Date): number {
  if (!sentAt) return 0;
  return Math.max(0, Math.ceil(sentAt.getTime() / 1000 + proofLimits.resendSeconds - now.getTime() / 1000));
}
