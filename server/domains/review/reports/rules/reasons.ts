import { reportReasons } from '../../../../../contract/domains/review/reports/limits.ts';

export type ReportReason = (typeof reportReasons)[number];

/** Reasons and how often each was given, the most frequent first; of equals the one that the list names first. */
export const byFrequency = (
  counted: readonly { reason: string; count: number }[],
): { reason: ReportReason; count: number }[] =>
  reportReasons
    .flatMap((reason) => {
      const count = counted.find((each) => each.reason === reason)?.count ?? 0;
      return count > 0 ? [{ reason, count }] : [];
    })
    .sort((a, b) => b.count - a.count);
