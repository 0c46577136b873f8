import type { Api } from './api.ts';

/** A page's form on its way. */
export interface Sending {
  cookie?: string;
  fields: Record<string, string | number>;
  headers?: Record<string, string>;
}

/** As a browser says it of a form of the site's own page. */
const own = { 'sec-fetch-site': 'same-origin' };

/** Sends a page's forms as a browser does, without following where they lead. */
export const formSender =
  (api: Api) =>
  (call: string, { cookie, fields, headers = own }: Sending): Promise<Response> =>
    fetch(`${api.url}/do/${call}`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': '203.0.113.77',
        ...(cookie === undefined ? {} : { cookie }),
        ...headers,
      },
      body: new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])),
    });
