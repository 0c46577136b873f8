import { type Node, nameOf, sources, walk } from './source.ts';
import { type Breach, isTest, type Tree } from './tree.ts';

/** The places that send a reader on: each makes a path of this site of whatever it is given, or leads to a provider's site or the site's own store. */
const places = new Set([
  'server/platform/http/send-on.ts',
  'server/platform/http/redirects.ts',
  'server/platform/storage/send-to-store.ts',
  'web/lib/go-to.ts',
  'web/worker/push.ts',
  'web/worker/pages.ts',
  'web/worker/share.ts',
]);

/** An address that came from a client reaches `Location` and the browser's own steps through few places, which lead nowhere else. */
export function ownAddressBreaches(tree: Tree): Breach[] {
  const found: Breach[] = [];
  for (const source of sources(tree, (path) => /^(?:server|web)\//.test(path) && !isTest(path) && !places.has(path))) {
    walk(source.program, (node) => {
      const what = sendsOn(node);
      if (!what) return;
      const instead = source.path.startsWith('server/')
        ? 'send readers on by sendOn() of server/platform/http/send-on.ts'
        : 'go there by goTo() or goInstead() of web/lib/go-to.ts';
      found.push({ file: source.path, line: source.lineOf(node), what, instead });
    });
  }
  return found;
}

const inBrowser = /^(?:window\.|globalThis\.)?location(?:\.(href|assign|replace))?$/;
const opens = /(?:^|\.)openWindow$|^window\.open$/;

function sendsOn({ type, callee, left }: Node): string | undefined {
  if (type === 'AssignmentExpression') {
    const of = inBrowser.exec(nameOf(left));
    return of && (of[1] ?? 'href') === 'href' ? 'sets the page’s address' : undefined;
  }
  const name = type === 'CallExpression' ? nameOf(callee) : '';
  const isCall = inBrowser.test(name) || opens.test(name) || name.endsWith('.redirect');
  return isCall ? `calls ${name}` : undefined;
}
