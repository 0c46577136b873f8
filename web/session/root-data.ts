import type { ShownEverywhere } from '../../contract/domains/announcements/shapes.ts';
import type { Provider } from '../../contract/domains/sign-in/third-party-limits.ts';
import type { Said } from '../../contract/primitives/said.ts';
import type { Viewer } from '../../contract/primitives/viewer.ts';
import type { ZoneOffset } from '../../contract/primitives/zones.ts';
import { useRouteLoaderData } from '../router/hooks.ts';

/** What the root loader gives every page. */
export interface RootData {
  viewer: Viewer | null;
  siteName: string;
  /** Canonical address of the site, without a slash at the end. */
  publicUrl: string;
  development: boolean;
  shopUrl: string | null;
  appUrl: string | null;
  phoneCodes: boolean;
  /** Sites whose accounts serve to log in here. */
  otherSites: readonly Provider[];
  /** The reader saves data: pictures come by a tap. */
  lite: boolean;
  /** What a form that was sent without script was answered: shown by this page alone. */
  said?: Said;
  /** Announcements, read-only mode and features that are off; absent where there is nothing to say. */
  beside?: ShownEverywhere;
  /** Of the locale's days. */
  zone: readonly ZoneOffset[];
}

const beforeAll: RootData = {
  viewer: null,
  siteName: 'Baobab',
  publicUrl: '',
  development: false,
  shopUrl: null,
  appUrl: null,
  phoneCodes: false,
  otherSites: [],
  lite: false,
  zone: [],
};

/** The root loader's data; the defaults where the root itself failed. */
export const useRootData = (): RootData => (useRouteLoaderData('root') as RootData | undefined) ?? beforeAll;

/** Whether a feature is switched off for the reader: no way leads there. */
export const useIsOff = (name: string): boolean => useRootData().beside?.off.includes(name) ?? false;

/** The logged-in member of this page, null for a guest. */
export const useSession = (): Viewer | null => useRootData().viewer;
