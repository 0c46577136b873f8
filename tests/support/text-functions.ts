import { isFunction, type Node, type Source, sources } from '../architecture/source.ts';
import { isTest, type Tree } from '../architecture/tree.ts';

/** A pure function that is given a text, and how it is called with one. */
export interface TextFunction {
  /** Where it stands and what it is called: `contract/primitives/marks.ts fewMarks`. */
  path: string;
  name: string;
  /** What its parameters are, where they are known well enough to call it. */
  given: ((text: string) => unknown[]) | undefined;
}

const pure =
  /^(contract\/.*|server\/domains\/[^/]+\/(?:[\w-]+\/)*(rules\/.*|policy)|server\/platform\/(one-line|escape-html|keyset)|web\/features\/threads\/(message|directions))\.ts$/;

/** Every exported function of the pure parts that takes a string: it may be what a member wrote. */
export function textFunctions(tree: Tree): TextFunction[] {
  return sources(tree, (path) => pure.test(path) && !isTest(path)).flatMap((source) =>
    exportedFunctions(source).flatMap(([name, node]) => {
      const types = (node.params as Node[]).map((parameter) => typeOf(source, parameter));
      return types.some((type) => /\bstring\b/.test(type)) ? [{ path: source.path, name, given: givenBy(types) }] : [];
    }),
  );
}

function exportedFunctions({ program }: Source): [string, Node][] {
  const nameOf = (node: Node): string => (node.id as { name: string }).name;
  return (program.body as Node[]).flatMap((node): [string, Node][] => {
    const declared = node.type === 'ExportNamedDeclaration' ? (node.declaration as Node | null) : null;
    if (declared?.type === 'FunctionDeclaration') return [[nameOf(declared), declared]];
    if (declared?.type !== 'VariableDeclaration') return [];
    return (declared.declarations as Node[])
      .filter(({ init }) => init !== null && isFunction(init as Node))
      .map((each) => [nameOf(each), each.init as Node]);
  });
}

/** The type as it is written, or that of the value that stands in for the parameter. */
function typeOf({ text }: Source, parameter: Node): string {
  const name = (parameter.type === 'AssignmentPattern' ? parameter.left : parameter) as Node;
  const annotation = name.typeAnnotation as Node | null | undefined;
  if (annotation) return text.slice(annotation.start + 1, annotation.end).trim();
  return parameter.type === 'AssignmentPattern' ? 'default' : 'unknown';
}

const samples: Readonly<Record<string, (text: string) => unknown>> = {
  string: (text) => text,
  'string | undefined': (text) => text,
  'string | null': (text) => text,
  number: () => 20,
  'readonly string[]': (text) => [text.slice(0, 20)],
  default: () => undefined,
};

function givenBy(types: readonly string[]): ((text: string) => unknown[]) | undefined {
  if (!types.every((type) => type in samples)) return undefined;
  return (text) => types.map((type) => samples[type]!(text));
}
