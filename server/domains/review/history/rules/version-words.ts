import { plainPostText } from '../../../../../contract/primitives/post-text.ts';

const linkTag = /<a href="([^"<>]*)"[^<>]*>|<\/a>/g;

/** The same address however it is written out. */
const bare = (address: string): string => address.replace(/^https?:\/\//, '').replace(/\/$/, '');

/**
 * The words of a post's clean HTML. Where a link leads elsewhere than its words say, its address stands behind them: it
 * may change while the words stay.
 */
export function versionWords(cleanHtml: string): string {
  let link = { address: '', begin: 0 };
  const addressed = cleanHtml.replace(linkTag, (tag: string, address: string | undefined, at: number) => {
    if (address !== undefined) {
      link = { address, begin: at + tag.length };
      return tag;
    }
    const { address: leadsTo, begin } = link;
    link = { address: '', begin: at };
    const said = cleanHtml.slice(begin, at).replace(/<[^<>]*>/g, '');
    return leadsTo === '' || bare(said) === bare(leadsTo) ? tag : ` (${leadsTo})${tag}`;
  });
  return plainPostText(addressed);
}
