import { useSyncExternalStore } from 'react';
import { type Theme, themeCookie, themeOf, themeSeconds } from '../../contract/primitives/theme.ts';
import { readCookie, writeCookie } from './cookies.ts';

const readers = new Set<() => void>();

const read = (): Theme => themeOf(readCookie(themeCookie));

/** How pages look on this device; as the phone until the page has come to life. */
export const useTheme = (): Theme =>
  useSyncExternalStore(
    (reader) => {
      readers.add(reader);
      return () => readers.delete(reader);
    },
    read,
    () => 'phone',
  );

/** Stores the choice on this device and shows it at once. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'phone') writeCookie(themeCookie, '', 0);
  else writeCookie(themeCookie, theme, themeSeconds);
  show(theme);
  for (const reader of readers) reader();
}

/** The browser's own bar has a colour for the light and one for the dark page. */
const barOf = (meta: HTMLMetaElement): 'light' | 'dark' => (meta.content === '#ffffff' ? 'light' : 'dark');

function show(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'phone') delete dataset.theme;
  else dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = barOf(meta);
    meta.media = theme === 'phone' ? `(prefers-color-scheme: ${own})` : own === theme ? '' : 'not all';
  }
}
