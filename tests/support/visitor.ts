import type { CallerInputOf } from '../../contract/call.ts';
import type { CallName, Calls } from '../../contract/calls.ts';
import type { Api, CallAnswer, CallOptions } from './api.ts';

/** A caller that stores cookies, as a browser does. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly api: Api;

  constructor(api: Api) {
    this.api = api;
  }

  async call<K extends CallName>(
    name: K,
    input: CallerInputOf<Calls[K]> | Record<never, never> = {},
    options: CallOptions = {},
  ): Promise<CallAnswer<K>> {
    const answer = await this.api.call(name, input, {
      ...options,
      headers: { cookie: this.header(), ...options.headers },
    });
    this.storeCookies(answer.headers);
    return answer;
  }

  /** Follows a link of the site; where it leads to. */
  async follow(path: string): Promise<URL> {
    const answer = await this.api.fetch(path, {}, { headers: { cookie: this.header() } });
    this.storeCookies(answer.headers);
    return new URL(answer.headers.get('location') ?? '', this.api.url);
  }

  private header(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private storeCookies(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const name = pair.slice(0, pair.indexOf('='));
      if (/;\s*max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, pair.slice(name.length + 1));
    }
  }
}
