import { formAction } from '../../../../contract/primitives/page-form.ts';

/** The query of a page that opens with the dialog: before there is script, its button is a link there. */
const payFlag = 'unlock';

export const payAsked = (search: string): boolean => new URLSearchParams(search).has(payFlag);

function changed(search: string, change: (params: URLSearchParams) => void): string {
  const params = new URLSearchParams(search);
  change(params);
  return params.size === 0 ? '' : `?${params}`;
}

export const withoutPay = (search: string): string => changed(search, (params) => params.delete(payFlag));
export const withPay = (search: string): string => changed(search, (params) => params.set(payFlag, '1'));

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
