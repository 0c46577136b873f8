/** 52 KB, 2.4 MB: the same in the three languages. */
export function photoSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
