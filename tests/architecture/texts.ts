import { languages } from '../../contract/primitives/countries.ts';
import { readSource } from '../../server/platform/texts.ts';
import { literal, type Node, nameOf, type Source, sources, walk } from './source.ts';
import { type Breach, isTest, type Tree } from './tree.ts';

const texts = Object.fromEntries(languages.map((language) => [language, readSource(language)]));

/** What a text says in a language; undefined where there is none. */
function said(language: string, id: string): string | undefined {
  const [domain = '', ...key] = id.split('.');
  return texts[language]?.[domain]?.[key.join('.')];
}

/** A text that the product names in full is written; what it puts together at run time is proven by its own tests. */
export function askedTextBreaches(tree: Tree): Breach[] {
  return sources(tree, (path) => /^(web|server)\//.test(path) && !isTest(path)).flatMap((source) => {
    const found: Breach[] = [];
    walk(source.program, (node) => {
      if (node.type !== 'CallExpression' || !/^(t|(.*\.)?translate)$/.test(nameOf(node.callee))) return;
      for (const [id, part] of (node.arguments as Node[]).flatMap(idsWithin)) {
        if (!((id.split('.')[0] ?? '') in texts.en!) || said('en', id) !== undefined) continue;
        const instead = 'write it in contract/texts/<en|fr|hi>/<domain>.json';
        found.push({ file: source.path, line: source.lineOf(part), what: `asks for the text ${id}`, instead });
      }
    });
    return found;
  });
}

/** What is being done ends with … while it is, and no French title breaks within “e-mail”. */
export function labelBreaches(tree: Tree): Breach[] {
  return sources(tree, (path) => path.startsWith('web/') && !isTest(path)).flatMap((source) => [
    ...labels(source, isBusy).flatMap(([id, line]) =>
      languages
        .filter((language) => !said(language, id)?.endsWith('…'))
        .map((language) => ({
          ...{ file: source.path, line, what: `shows ${id} while something is being done, without … in ${language}` },
          instead: 'end the text with …',
        })),
    ),
    ...labels(source, isTitle)
      .filter(([id]) => /e-mails?\s|\s\S*e-mail/i.test(said('fr', id) ?? ''))
      .map(([id, line]) => ({
        ...{ file: source.path, line, what: `has the title ${id}, which breaks within “e-mail” in French` },
        instead: 'write a word joiner into the e-mail of the title',
      })),
  ]);
}

const attribute = (node: Node, name: RegExp): boolean =>
  node.type === 'JSXAttribute' && name.test(String((node.name as Node).name));

/** Labels that buttons and screens show while something is being done. */
const isBusy = (node: Node): boolean => attribute(node, /^busy/);

/** Titles of dialogs and parts, and headings. */
const isTitle = (node: Node): boolean =>
  attribute(node, /^title$/) ||
  (node.type === 'JSXElement' && /^h[1-6]$/.test(String(((node.openingElement as Node).name as Node).name)));

function labels(source: Source, isWanted: (node: Node) => boolean): [id: string, line: number][] {
  const found: [string, number][] = [];
  walk(source.program, (node) => {
    if (isWanted(node)) for (const [id, part] of idsWithin(node)) found.push([id, source.lineOf(part)]);
  });
  return found;
}

/** What stands within a node and looks like a text's id. */
function idsWithin(node: Node): [id: string, part: Node][] {
  const found: [string, Node][] = [];
  walk(node, (part) => {
    const value = literal(part);
    if (value !== undefined && /^[\w-]+\.[\w.-]+$/.test(value)) found.push([value, part]);
  });
  return found;
}
