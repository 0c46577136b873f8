import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { type CountryCode, countryOfCode, localePath } from '../../contract/primitives/countries.ts';
import type { Viewer } from '../../contract/primitives/viewer.ts';
import type { RootData } from '../session/root-data.ts';
import { TextsProvider } from '../texts/texts.tsx';

interface Surroundings {
  country?: CountryCode;
  /** Address within the locale. */
  at?: string;
  viewer?: Viewer | null;
  /** Sites whose accounts serve to log in. */
  otherSites?: RootData['otherSites'];
  lite?: boolean;
}

export const member: Viewer = {
  uid: 7,
  username: 'TundeB',
  avatar: '',
  frame: '',
  countryFid: 188,
  groupid: 10,
  isCreator: false,
  verified: true,
  needsConsent: false,
};

/** A part of the screen as the server writes it, with the router, the texts and the root's data around it. */
export function rendered(element: ReactElement, around: Surroundings = {}): string {
  const { country = 'global', at = '/', viewer = null, otherSites = [], lite = false } = around;
  const root: RootData = {
    viewer,
    siteName: 'Baobab',
    publicUrl: 'https://example.org',
    development: false,
    shopUrl: null,
    appUrl: null,
    phoneCodes: false,
    otherSites,
    lite,
    zone: [],
  };
  const router = createMemoryRouter([{ id: 'root', path: '*', loader: () => root, element }], {
    basename: country === 'global' ? '/' : `/${country}`,
    initialEntries: [localePath(country, at)],
    hydrationData: { loaderData: { root } },
  });
  return renderToString(
    <TextsProvider language={countryOfCode(country)!.language}>
      <RouterProvider router={router} />
    </TextsProvider>,
  );
}
