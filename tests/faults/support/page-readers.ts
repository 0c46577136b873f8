import type { Api } from '../../support/api.ts';

/** A page as the server draws it, without what is drawn by script alone. */
interface Shown {
  status: number;
  to: string | null;
  cached: string | null;
  html: string;
  /** What stands in the page's own part. */
  main: string;
}

export type Reader = (path: string) => Promise<Shown>;

/** The elements of a kind whose opening tag has all of these words. */
export const tagsOf = (html: string, name: string, ...words: string[]): string[] =>
  [...html.matchAll(new RegExp(`<${name}[\\s>][^>]*>?`, 'g'))]
    .map(([tag]) => tag)
    .filter((tag) => words.every((word) => tag.includes(word)));
export const linksTo = (html: string, href: string): number =>
  tagsOf(html, 'a', `href="${href.replaceAll('&', '&amp;')}"`).length;

/** Who reads pages of a site, as guest or member. */
export function pageReaders(api: Api) {
  /** Reads pages as a browser with this cookie does, without following where they lead. */
  const readerWith =
    (cookie: string): Reader =>
    async (path) => {
      const answer = await api.fetch(path, { redirect: 'manual' }, { headers: { cookie } });
      const html = await answer.text();
      const { status, headers } = answer;
      const main = /<main[\s>].*<\/main>/s.exec(html)?.[0] ?? '';
      return { status, to: headers.get('location'), cached: headers.get('cache-control'), html, main };
    };

  async function cookieOf({ token }: { token: string }): Promise<string> {
    const { headers } = await api.must('sign-in.open-page-session', {}, { token });
    return headers.getSetCookie()[0]!.split(';', 1)[0]!;
  }
  const readerOf = async (who: { token: string }): Promise<Reader> => readerWith(await cookieOf(who));
  return { cookieOf, readerOf, readerWith };
}
