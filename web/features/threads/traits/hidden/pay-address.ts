/** The query of a page that opens with the dialog: before there is script, its button is a link there. */
export const payFlag = 'unlock';

export const payAsked = (search: string): boolean => new URLSearchParams(search).has(payFlag);

export function changed(search: string, change: (params: URLSearchParams) => void): string {
  const params = new URLSearchParams(search);
  change(params);
  return params.size === 0 ? '' : `?${params}`;
}

export const withPay = (search: string): string => changed(search, (params) => params.set(payFlag, '1'));
