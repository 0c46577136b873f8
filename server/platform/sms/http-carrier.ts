import { CarrierRefused, type SmsCarrier } from './port.ts';

const timeoutMilliseconds = 10_000;

/**
 * The carrier behind SMS_URL: one POST of `{ to, text }` as JSON a message, `to` with its plus. A user and password in
 * the address travel as basic authorization; any answer of 2xx means taken.
 */
export function createHttpCarrier(address: string): SmsCarrier {
  const url = new URL(address);
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (url.username !== '') {
    const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
    headers.authorization = `Basic ${Buffer.from(credentials).toString('base64')}`;
    url.username = '';
    url.password = '';
  }
  return {
    deliver: async ({ recipient, body }) => {
      const answer = await fetch(url, {
        method: 'POST',
        headers,
        body: JSON.stringify({ to: `+${recipient}`, text: body }),
        signal: AbortSignal.timeout(timeoutMilliseconds),
        redirect: 'error',
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new CarrierRefused(answer.status);
    },
  };
}
