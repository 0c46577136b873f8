import type { CallName } from '../../contract/calls.ts';
import type { Provider } from '../../contract/domains/sign-in/third-party-limits.ts';
import type { Refused } from '../../contract/open-envelope.ts';
import type { CountryCode, Language } from '../../contract/primitives/countries.ts';
import { logInFor } from '../../contract/primitives/dialog-flags.ts';
import type { Drawing } from '../../contract/primitives/drawing.ts';
import type { Said } from '../../contract/primitives/said.ts';
import type { Viewer } from '../../contract/primitives/viewer.ts';
import type { ZoneOffset } from '../../contract/primitives/zones.ts';
import { createContext, type RouterContextProvider, redirect } from '../router/answers.ts';
import { failed, gone, notFound, notOpen, refusedAs } from '../router/page-errors.ts';
import { type Answer, ApiRefusal, type Input, isRefusal } from './wire.ts';

/** A call made inside the server's process: a refusal is an answer like any other. */
export type InProcessCall = <K extends CallName>(name: K, input: Input<K>) => Promise<Answer<K> | Refused>;

/** What the server knows about the page it renders. */
export interface PageContext {
  country: CountryCode;
  language: Language;
  /** The reader, null for a guest; found once a page. Where that fails it rejects, and the page fails. */
  viewer: () => Promise<Viewer | null>;
  /** The shop of the reader's country, or the general one; null where none is linked. */
  shopUrl: () => Promise<string | null>;
  /** Where the app is had; null where the page's own install hint serves. */
  appUrl: string | null;
  /** Codes are sent by text message: registration by phone asks for one. */
  phoneCodes: boolean;
  /** Sites whose accounts serve to log in here. */
  otherSites: readonly Provider[];
  /** The reader saves data. */
  lite: boolean;
  /** What a form that was sent without script was answered; null for most pages. */
  said: Said | null;
  /** Offsets of the country's time zone. */
  zone: readonly ZoneOffset[];
  /** Canonical address of the site, without a slash at the end. */
  publicUrl: string;
  siteName: string;
  /** Development: the pages that are drawn for developers exist. */
  development: boolean;
  /** The page while it is drawn. */
  drawing: Drawing;
  /** What stands in the page for a moment, until it is sent. */
  markOfMoment: (moment: { at: number; short: boolean }) => string;
  /** Writes a fault to the server's log. */
  report: (error: unknown) => void;
}

/** Keys of the router's context. They are made once in the bundle; the server reads them from it. */
export const callContext = createContext<InProcessCall>();
export const pageContext = createContext<PageContext>();

/** Address of the page that is made, within the locale. */
export const addressContext = createContext<string>();

/** `call` for loaders that answer a refusal themselves: answers, or throws it. */
export function callFrom(context: Readonly<RouterContextProvider>) {
  const inProcess = context.get(callContext);
  return async <K extends CallName>(name: K, input: Input<K>): Promise<Answer<K>> => {
    const answer = await inProcess(name, input);
    if (answer.ok) return answer;
    throw new ApiRefusal(answer);
  };
}

/** The documents' number of a thread that doesn't exist. */
const unknownThread = 10_243;

/** What a page shows in place of a read that was refused; a log-in leads back to `page`. */
export function pageErrorFor(refusal: ApiRefusal, page?: string): unknown {
  if (refusal.errCode === unknownThread) return gone(refusal.msg);
  if (refusal.refusal === 'wire.not_open') return notOpen(refusal.msg);
  if (refusal.http === 401) return redirect(logInFor(page));
  if (refusal.refusal === 'wire.forbidden') return redirect('/permission');
  if (refusal.http === 400 || refusal.http === 404) return notFound();
  if (refusal.http === 429) return refusedAs(429, refusal.msg);
  // Whatever else was refused and isn't a fault is said in its own words, such as an order that is another's.
  if (refusal.http >= 200 && refusal.http < 500) return refusal.msg === '' ? notFound() : gone(refusal.msg);
  return failed(refusal.http);
}

/** Where a second step is set up or given, which leads back to the page that wants it. */
const secondStepFor = (page: string) => redirect(`/ucenter/setting/authemtication?${new URLSearchParams({ page })}`);

/** `call` for loaders that can't go on without the answer: a refusal becomes the page that fits it. */
export function pageCallFrom(context: Readonly<RouterContextProvider>) {
  const call = callFrom(context);
  return async <K extends CallName>(name: K, input: Input<K>): Promise<Answer<K>> => {
    try {
      return await call(name, input);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (error.refusal === 'wire.second_step_needed') throw secondStepFor(context.get(addressContext));
      throw pageErrorFor(error, context.get(addressContext));
    }
  };
}
