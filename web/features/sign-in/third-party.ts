import type { Provider } from '../../../contract/domains/sign-in/third-party-limits.ts';

/** Where an outcome of a log-in by an account elsewhere leads (D1 §4). */
export type Place = 'home' | 'complete' | 'confirm';

/** A member goes home, and so does the search engine's newcomer; the social network's completes; all else confirms. */
export function placeOf(provider: Provider, success: string): Place {
  if (success === 'login_success') return 'home';
  if (success === 'new_user') return provider === 'facebook' ? 'complete' : 'home';
  return 'confirm';
}

/** The pages of each provider. */
export const confirmPages = {
  facebook: { confirm: '/confirm', password: '/confirm/setpassword' },
  google: { confirm: '/confirm/googleconfirm', password: '/confirm/setpasswordgoogle' },
} as const satisfies Record<Provider, { confirm: string; password: string }>;

/** Where accounts elsewhere are linked and unlinked. */
export const linkedAccountsPage = '/ucenter/setting/authemtication';

/** What the social network sent about a newcomer, as it is handed to the complete page. */
export interface Newcomer {
  facebookid: string;
  name: string;
  email: string;
}

/** Reads what was handed over; undefined where it is nothing of ours. */
export function readNewcomer(fbdetail: string): Newcomer | undefined {
  try {
    const { facebookid, name, email } = JSON.parse(fbdetail) as Record<string, unknown>;
    if (typeof facebookid !== 'string' || facebookid === '') return undefined;
    return { facebookid, name: typeof name === 'string' ? name : '', email: typeof email === 'string' ? email : '' };
  } catch {
    return undefined;
  }
}
