import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { type CountryCode, countryOfCode, localePath } from '../../contract/primitives/countries.ts';
import type { Viewer } from '../../contract/primitives/viewer.ts';
import { resolve } from '../router/address.ts';
import type { Page } from '../router/page-state.ts';
import { RouterProvider, standing } from '../router/view.tsx';
import type { RootData } from '../session/root-data.ts';
import { TextsProvider } from '../texts/texts.tsx';

export interface Surroundings {
  country?: CountryCode;
  /** Address within the locale. */
  at?: string;
  viewer?: Viewer | null;
  /** Sites whose accounts serve to log in. */
  otherSites?: RootData['otherSites'];
  lite?: boolean;
  publicUrl?: string;
  /** What a form that was sent without script was answered. */
  said?: RootData['said'];
  /** What operators put on pages. */
  beside?: RootData['beside'];
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
  mayPost: ['plain'],
  moderatesHome: false,
  isModerator: false,
  mayCreateTopic: false,
};

/** What a page that is nothing but the part stands on. */
export function surroundingsOf(element: ReactElement, around: Surroundings) {
  const { country = 'global', at = '/', viewer = null, otherSites = [], lite = false } = around;
  const { publicUrl = 'https://example.org' } = around;
  const root: RootData = {
    viewer,
    siteName: 'Baobab',
    publicUrl,
    development: false,
    shopUrl: null,
    appUrl: null,
    phoneCodes: false,
    otherSites,
    lite,
    zone: [],
    ...(around.said && { said: around.said }),
    ...(around.beside && { beside: around.beside }),
  };
  return {
    language: countryOfCode(country)!.language,
    basename: localePath(country, '/'),
    state: standing(pageOf(element, at, root)),
  };
}

/** A part of the screen as the server writes it, with the router, the texts and the root's data around it. */
export function rendered(element: ReactElement, around: Surroundings = {}): string {
  const { language, basename, state } = surroundingsOf(element, around);
  return renderToString(
    <TextsProvider language={language}>
      <RouterProvider router={null} basename={basename} first={state} />
    </TextsProvider>,
  );
}

/** A page that is nothing but the part. */
function pageOf(element: ReactElement, at: string, root: RootData): Page {
  const module = { default: () => element };
  const location = { ...resolve(at, '/'), key: 'first' };
  return { location, matches: [{ id: 'root', params: {}, module }], data: { root }, failure: null };
}
