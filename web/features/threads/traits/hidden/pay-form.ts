import { formAction } from '../../../../../contract/primitives/page-form.ts';
import { changed, payFlag } from './pay-address.ts';

export const withoutPay = (search: string): string => changed(search, (params) => params.delete(payFlag));
interface Page {
  pathname: string;
  search: string;
}

/** Where it is paid without script; it then leads to the page without the dialog. */
export function payAction({ tid, xgold }: { tid: number; xgold: number }, { pathname, search }: Page): string {
  // Seen from the page itself: of its path the end, since a query alone can't take one away.
  const page = `${pathname.split('/').at(-1) ?? ''}${withoutPay(search)}`;
  return formAction('threads.pay-hidden', { tid, xgold, _to: page });
}
