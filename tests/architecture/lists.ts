import { madeFiles } from '../../scripts/generators/lists.ts';
import type { Breach, Tree } from './tree.ts';

const instead = 'run npm run made: it joins what the domains declare in files of that name';

/** Each list is as the domains declare. */
export function listBreaches(tree: Tree): Breach[] {
  const source = { paths: [...tree.keys()], text: (path: string) => tree.get(path) ?? '' };
  return Object.entries(madeFiles(source)).flatMap(([file, made]) => {
    const stands = tree.get(file);
    if (stands === made || (stands === undefined && !/\nimport \{ (?!type )/.test(made))) return [];
    const [declared, there] = [linesOf(made), linesOf(stands ?? '')];
    const lacking = declared.find((line) => !there.includes(line));
    const left = there.find((line) => !declared.includes(line));
    const what = lacking === undefined ? `has ${left}, which no domain declares` : `lacks ${lacking}`;
    return [{ file, line: 1, what, instead }];
  });
}

/** Lines of a list, the imports first: they say what is declared. */
function linesOf(text: string): string[] {
  const lines = text.split('\n');
  const isImport = (line: string) => line.startsWith('import ');
  return [...lines.filter(isImport), ...lines.filter((line) => !isImport(line))];
}
