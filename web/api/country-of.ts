import { type Country, countryOfCode, globalCountry } from '../../contract/primitives/countries.ts';
import type { RouterContextProvider } from '../router/answers.ts';
import { pageContext } from './context.ts';

/** The country whose locale a page is read in, for loaders. */
export const countryOf = (context: Readonly<RouterContextProvider>): Country =>
  countryOfCode(context.get(pageContext).country) ?? globalCountry;
