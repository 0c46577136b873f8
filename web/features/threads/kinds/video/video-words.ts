/** A length as players write it: 0:48, 12:05, 1:02:03. */
export function lengthOf(seconds: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const rest = two(Math.floor(seconds % 60));
  return minutes < 60 ? `${minutes}:${rest}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`;
}

const kB = 1024;
const MB = 1024 * kB;

/** A size as the language writes it: in megabytes, or in kilobytes where it is less than one. */
export function sizeOf(bytes: number, language: string): string {
  const [value, unit] = bytes < MB ? [Math.ceil(bytes / kB), 'k'] : [bytes / MB, 'M'];
  const name = language === 'fr' ? 'o' : 'B';
  return `${value.toLocaleString(language, { maximumFractionDigits: 1 })}\u00a0${unit}${name}`;
}
