import { placeOf } from './house.ts';
import { isFunction, type Node, nameOf, type Source, sources, walk } from './source.ts';
import { type Breach, isTest, type Tree } from './tree.ts';

const pureFile = /^(contract\/.*|server\/domains\/[^/]+\/(?:[\w-]+\/)*(rules\/.*|policy))\.ts$/;
const impureCalls = /^(Date\.now|Math\.random|performance\.now|crypto\.\w+|fetch|setTimeout|setInterval|console\.\w+)$/;
const impurePackages = /^(node:.*|kysely|pg|fastify|graphile-worker)$/;

/** rules/, policy.ts and contract/: no async, clock, random or database. */
export function purityBreaches(tree: Tree): Breach[] {
  const pure = sources(tree).filter((source) => pureFile.test(source.path) && !isTest(source.path));
  return pure.flatMap((source) => [...impureCode(source), ...impureImports(source)]);
}

function impureCode(source: Source): Breach[] {
  const found: Breach[] = [];
  walk(source.program, (node) => {
    const what = impurity(node);
    if (!what) return;
    const instead = 'make it pure: take the time, the dice and the rows as parameters; the action asks for them';
    found.push({ file: source.path, line: source.lineOf(node), what, instead });
  });
  return found;
}

function impurity(node: Node): string | undefined {
  if (isFunction(node) && node.async === true) return 'is async';
  if (node.type === 'AwaitExpression') return 'awaits';
  if (node.type === 'NewExpression' && nameOf(node.callee) === 'Date' && (node.arguments as Node[]).length === 0) {
    return 'reads the clock: new Date()';
  }
  if (node.type === 'CallExpression' && impureCalls.test(nameOf(node.callee))) return `calls ${nameOf(node.callee)}()`;
  if (node.type === 'MemberExpression' && nameOf(node).startsWith('process.')) return 'reads the process';
  return undefined;
}

function impureImports(source: Source): Breach[] {
  const instead = 'a pure file imports contract and pure files of its own domain or platform only';
  return source.imports
    .filter(({ target, typeOnly }) => !typeOnly && (impurePackages.test(target) || isStore(source.path, target)))
    .map(({ target, line }) => ({ file: source.path, line, what: `imports ${target}`, instead }));
}

/** Own statements, reads or actions: whatever leads to the database. */
function isStore(path: string, target: string): boolean {
  if (target.startsWith('server/platform/db')) return true;
  const here = placeOf(path).domain;
  return placeOf(target).domain === here && /\/(sql|reads|actions|jobs|listeners)\//.test(target);
}
