import { placeOf, serverRooms, webRooms } from './house.ts';
import { isFunction, literal, type Node, type Source, sources, walk } from './source.ts';
import { type Breach, isTest, type Tree } from './tree.ts';

const longestFile = 400;
const longestFunction = 70;
const longestReadme = 20;

/** Files that are tables of data, with the reason why they may be long. */
const longFiles: Readonly<Record<string, string>> = {
  'server/platform/db/types.ts': 'made from the migrations, a row a column',
  'tests/faults/permissions.test.ts': 'a table, a row for each call of moderators',
};

/** Where a framework reads the default export. */
const frameworkFiles = [
  /^web\/root\.tsx$/,
  /^web\/entry\.(server|client)\.tsx$/,
  /^web\/routes\.ts$/,
  /^web\/routes\//,
  /\.config\.ts$/,
];

/** Where code is loaded by a name known only at run time, with the reason. */
const runtimeImports: [RegExp, string][] = [
  [/^server\/ssr\//, 'the built web bundle, or Vite in development'],
  [
    /^web\/features\/draw\/check\/main\.ts$/,
    'a page without the parts of the site asks for its second file by the address',
  ],
  [/^web\/texts\//, 'one catalogue a domain and language, loaded when it is needed'],
];

/** Sizes, exports, barrels and imports on demand. */
export function shapeBreaches(tree: Tree): Breach[] {
  const found: Breach[] = [];
  for (const source of sources(tree)) {
    found.push(...sizes(source), ...exports(source), ...lateImports(source));
  }
  return [...found, ...readmes(tree), ...namesThatSayNothing(tree)];
}

const drawers = /^(utils?|helpers?|misc|common|shared|stuff)$/;

/** A drawer for everything grows for ever: what lies in it is named by what it does. */
function namesThatSayNothing(tree: Tree): Breach[] {
  const isSource = (path: string) => /\.(tsx?|sql)$/.test(path);
  return [...tree.keys()].filter(isSource).flatMap((file) => {
    const drawer = file.split('/').find((part) => drawers.test(part.split('.')[0]!));
    if (drawer === undefined) return [];
    const instead = 'name the file and its folder by what they do for the product, and put them beside who uses them';
    return [{ file, line: 1, what: `lies in "${drawer}", which says nothing`, instead }];
  });
}

function inProduct(path: string): boolean {
  const { room } = placeOf(path);
  return (room === 'contract' || serverRooms.has(room) || webRooms.has(room)) && !isTest(path);
}

function sizes(source: Source): Breach[] {
  const found: Breach[] = [];
  const lines = source.text.trimEnd().split('\n').length;
  if (lines >= longestFile && !(source.path in longFiles)) {
    found.push({
      file: source.path,
      line: lines,
      what: `the file has ${lines} lines`,
      instead: `split it by what it does: under ${longestFile}, best under 200 (a pure table of data goes into longFiles with the reason)`,
    });
  }
  if (!inProduct(source.path)) return found;
  walk(source.program, (node, parents) => {
    if (!isFunction(node)) return;
    const length = source.lineOf({ ...node, start: node.end }) - source.lineOf(node) + 1;
    if (length < longestFunction) return;
    const name = (node.id as { name?: string } | null)?.name ?? nameFrom(parents.at(-1));
    found.push({
      file: source.path,
      line: source.lineOf(node),
      what: `the function ${name} has ${length} lines`,
      instead: `cut it into named steps or smaller components: under ${longestFunction} lines`,
    });
  });
  return found;
}

function nameFrom(parent: Node | undefined): string {
  const id = (parent?.id ?? parent?.key) as { name?: string } | undefined;
  return id?.name ?? 'without a name';
}

function exports(source: Source): Breach[] {
  const found: Breach[] = [];
  const at = (node: Node, what: string, instead: string) =>
    found.push({ file: source.path, line: source.lineOf(node), what, instead });
  const body = source.program.body as Node[];
  const defaultExport = body.find((node) => node.type === 'ExportDefaultDeclaration' || exportsDefault(node));
  if (defaultExport && !frameworkFiles.some((pattern) => pattern.test(source.path))) {
    at(defaultExport, 'has a default export', 'export it by name: a thing has one name everywhere');
  }
  if (placeOf(source.path).face) return found;
  const reexports = body.filter(
    (node) => node.type === 'ExportAllDeclaration' || (isReexport(node) && !exportsDefault(node)),
  );
  const star = reexports.find((node) => node.type === 'ExportAllDeclaration');
  if (star || (reexports.length > 0 && reexports.length === body.length)) {
    at(
      star ?? body[0]!,
      'is a barrel',
      'import from the file that defines the thing; only a domain has a face (index.ts)',
    );
  }
  return found;
}

function isReexport(node: Node): boolean {
  return node.type === 'ExportNamedDeclaration' && node.source !== null;
}

function exportsDefault(node: Node): boolean {
  if (node.type !== 'ExportNamedDeclaration') return false;
  return (node.specifiers as { exported: { name?: string } }[]).some((item) => item.exported.name === 'default');
}

function lateImports(source: Source): Breach[] {
  if (!inProduct(source.path) || runtimeImports.some(([pattern]) => pattern.test(source.path))) return [];
  const inWeb = webRooms.has(placeOf(source.path).room);
  const found: Breach[] = [];
  walk(source.program, (node, parents) => {
    if (node.type !== 'ImportExpression' || !parents.some(isFunction)) return;
    if (inWeb && source.imports.some((item) => item.declared && item.line === source.lineOf(node))) return;
    if (!inWeb && isPackageByName(node, parents)) return;
    found.push({
      file: source.path,
      line: source.lineOf(node),
      what: 'imports inside a function',
      instead:
        "import at the top (in web: part({ for: …, load: () => import(…) }); elsewhere a package's name at the top of a file: const sharp = () => import('sharp')); if that makes a cycle, an event, a port or a lower domain is missing",
    });
  });
  return found;
}

const atTheTop = /^Program (ExportNamedDeclaration )?VariableDeclaration VariableDeclarator ArrowFunctionExpression$/;

/** `const sharp = () => import('sharp');` at the top of a file: a large package that most processes never need. */
function isPackageByName(node: Node, parents: readonly Node[]): boolean {
  const isPackage = literal(node.source)?.startsWith('.') === false;
  return isPackage && atTheTop.test(parents.map(({ type }) => type).join(' '));
}

function readmes(tree: Tree): Breach[] {
  const found: Breach[] = [];
  for (const path of tree.keys()) {
    const folder = /^(server\/domains\/[^/]+)\/index\.ts$/.exec(path)?.[1];
    if (!folder) continue;
    const file = `${folder}/README.md`;
    const text = tree.get(file);
    if (text === undefined) {
      found.push({
        file,
        line: 1,
        what: 'is missing',
        instead: 'write 15 lines: what the domain owns, announces and asks',
      });
    } else if (text.trimEnd().split('\n').length > longestReadme) {
      found.push({
        file,
        line: longestReadme,
        what: 'is long',
        instead: `say what it owns, announces and asks: ${longestReadme} lines at most`,
      });
    }
  }
  return found;
}
