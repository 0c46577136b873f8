const kB = 1024;
const MB = 1024 * kB;

/** A size as the language writes it: in megabytes, or in kilobytes where it is less than one. */
export function sizeOf(bytes: number, language: string): string {
  const [value, unit] = bytes < MB ? [Math.ceil(bytes / kB), 'k'] : [bytes / MB, 'M'];
  const name = language === 'fr' ? 'o' : 'B';
  return `${value.toLocaleString(language, { maximumFractionDigits: 1 })}\u00a0${unit}${name}`;
}
