/** What a user agent says of a device, in the names that it gives itself. */
export interface Device {
  form: 'phone' | 'tablet' | 'computer' | 'other';
  browser: string;
  system: string;
}

/** The first that matches names the browser: those built on another one name that one too. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bOP(?:R|iOS|X)\/|Opera Mini|Opera Mobi/, 'Opera'],
  [/\bUC ?Browser/i, 'UC Browser'],
  [/\bPHX\//, 'Phoenix'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/\bEdg(?:A|iOS|e)?\//, 'Edge'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/\d.{0,80} Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/KAIOS/i, 'KaiOS'],
  [/Android/, 'Android'],
  [/\biPad\b/, 'iPadOS'],
  [/\biPhone\b|\biPod\b/, 'iOS'],
  [/Windows/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
];

const named = (table: readonly (readonly [RegExp, string])[], userAgent: string): string =>
  table.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '';

function formOf(userAgent: string, system: string): Device['form'] {
  if (system === 'iPadOS' || /\bTablet\b/i.test(userAgent)) return 'tablet';
  // Tablets of this system leave the word out.
  if (system === 'Android') return /\bMobile\b|Opera Mini|Opera Mobi/.test(userAgent) ? 'phone' : 'tablet';
  if (system === 'iOS' || system === 'KaiOS') return 'phone';
  return system === '' ? 'other' : 'computer';
}

/** The device behind a user agent; what it doesn't say is empty. */
export function deviceOf(userAgent: string): Device {
  const system = named(systems, userAgent);
  return { form: formOf(userAgent, system), browser: named(browsers, userAgent), system };
}

/** In one line, for an e-mail: browser and system, or what there is of them. */
export const deviceLine = ({ browser, system }: Device): string => [browser, system].filter(Boolean).join(', ');
