/** How pages look: like the phone, by day, by night. */
export const themes = ['phone', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** This device's choice; absent where it is as the phone. Read before the first paint, so that `web/early.ts` names it too. */
export const themeCookie = 'bb_theme';
export const themeSeconds = 365 * 86_400;

/** Where a page's form stores the choice without script. */
export const themeAction = (theme: Theme): string => `/theme?to=${theme}`;

export const themeOf = (value: string | undefined): Theme => themes.find((theme) => theme === value) ?? 'phone';

/** Where a page without script finds the colours that its reader has chosen. */
export const themeSheet = '/theme.css';
