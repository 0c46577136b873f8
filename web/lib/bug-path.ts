/** Address of a bug report's page (R-BUG-004). */
export const bugPath = (tid: number): string => `/buglist/detail${tid}`;

/** The thread of such an address; undefined for any other. */
export function tidOfDetail(detail: string | undefined): number | undefined {
  const tid = /^detail([1-9]\d{0,14})$/.exec(detail ?? '')?.[1];
  return tid === undefined ? undefined : Number(tid);
}
