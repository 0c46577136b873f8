import { type Country, countryOfCode, globalCountry } from '../../contract/primitives/countries.ts';
import { pageContext } from '../api/context.ts';
import type { RouterContextProvider } from '../router/answers.ts';

/** The country whose locale a page is read in, for loaders. */
export const countryOf = (context: Readonly<RouterContextProvider>): Country =>
  countryOfCode(context.get(pageContext).country) ?? globalCountry;
