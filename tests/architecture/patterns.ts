import recheck from 'recheck';
import { placeOf, serverRooms, webRooms } from './house.ts';
import { type Node, nameOf, type Source, sources, walk } from './source.ts';
import { type Breach, isTest, type Tree } from './tree.ts';

/** Only what repeats without an end can take more time than the text is long. */
const repeats = /[*+]|\{\d+,/;
const verdicts = new Map<string, string>();

/** Regular expressions take time in proportion to the text, whatever it is; what is made while running can't be known. */
export function patternBreaches(tree: Tree): Breach[] {
  return sources(tree)
    .filter(({ path }) => inProduct(path) && !isTest(path))
    .flatMap(patternsOf);
}

function inProduct(path: string): boolean {
  const { room } = placeOf(path);
  return room === 'contract' || serverRooms.has(room) || webRooms.has(room);
}

function patternsOf(source: Source): Breach[] {
  const found: Breach[] = [];
  walk(source.program, (node) => {
    const what = faultOf(node);
    if (!what) return;
    const instead =
      'write it so that no two of its repetitions can match the same characters (exclude the next part’s beginning: <[^<>]*>), bound them ({0,80}), or scan by indexOf';
    found.push({ file: source.path, line: source.lineOf(node), what, instead });
  });
  return found;
}

function faultOf(node: Node): string | undefined {
  const made = node.type === 'NewExpression' || node.type === 'CallExpression';
  if (made && nameOf(node.callee) === 'RegExp') return 'makes a regular expression while it runs';
  const literal = node.type === 'Literal' ? (node.regex as { pattern: string; flags: string } | undefined) : undefined;
  if (!literal || !repeats.test(literal.pattern)) return undefined;
  const written = `/${literal.pattern}/${literal.flags}`;
  const verdict = verdicts.get(written) ?? judged(literal.pattern, literal.flags);
  verdicts.set(written, verdict);
  return verdict === 'safe' ? undefined : `has ${written}, whose time is not linear (${verdict})`;
}

/** By its automaton, not by trying: the same verdict on any machine. */
function judged(pattern: string, flags: string): string {
  const verdict = recheck.checkSync(pattern, flags, { checker: 'automaton', timeout: null });
  return verdict.status === 'vulnerable' ? verdict.complexity.summary : verdict.status;
}
