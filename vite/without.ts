import { parseAst } from 'vite';

/** A part of `react-dom` that is left out, by the names that it has there. */
export interface Part {
  /** What it serves, none of which the pages use. */
  of: string;
  /** Functions that run for nothing else. */
  functions?: readonly string[];
  /** What a call of them is given; without it a call is a fault, and says so. */
  gives?: string;
  /** Statements of the module that begin so. */
  statements?: readonly string[];
  /** Kinds of fibers, as numbers: no `tag` is one of them. */
  tags?: readonly number[];
  /** Constants that no value is. */
  constants?: readonly string[];
  /** Texts that no `switch` is asked for, but in some functions. */
  texts?: readonly string[];
  butIn?: readonly string[];
  /** Variables of the module that always hold this. */
  variables?: Readonly<Record<string, string>>;
  /** Fields of objects that always hold this. */
  fields?: Readonly<Record<string, string>>;
  /** What a module of ours that needs it has in its code. */
  written?: RegExp;
}

interface Node {
  type: string;
  start: number;
  end: number;
  name?: string;
  value?: unknown;
  computed?: boolean;
  operator?: string;
  id?: Node;
  init?: Node;
  body?: Node | Node[];
  left?: Node;
  right?: Node;
  object?: Node;
  property?: Node;
  key?: Node;
  callee?: Node;
  arguments?: Node[];
  discriminant?: Node;
  test?: Node | null;
  cases?: Node[];
  consequent?: Node[];
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flat()
    .filter((value): value is Node => typeof value?.type === 'string');

const isFunction = ({ type }: Node): boolean => type.startsWith('Function');

/** Calls `visit` with each node, what it stands in and the function that it stands in. */
function walk(node: Node, visit: (node: Node, parent?: Node, fn?: Node) => void, parent?: Node, fn?: Node): void {
  visit(node, parent, fn);
  for (const child of childrenOf(node)) walk(child, visit, node, isFunction(node) ? node : fn);
}

const leaving = new Set(['BreakStatement', 'ReturnStatement', 'ThrowStatement', 'ContinueStatement']);

/** Whether what stands after a statement is reached from it. */
function leadsOn(statement: Node | undefined): boolean {
  if (statement?.type === 'BlockStatement') return leadsOn((statement.body as Node[]).at(-1));
  return !(statement && leaving.has(statement.type));
}

const isTag = (node: Node): boolean =>
  (node.type === 'MemberExpression' && !node.computed ? node.property?.name : node.name) === 'tag';

/** Code without parts. What a part names and the code doesn't have ends the build: a new release is to be looked at. */
export function without(code: string, parts: readonly Part[]): string {
  const cut = new Cut(code, parts);
  walk(parseAst(code, { lang: 'js' }) as unknown as Node, (node, parent, fn) => cut.visit(node, parent, fn));
  return cut.written();
}

class Cut {
  readonly #code: string;
  readonly #edits: Edit[] = [];
  readonly #functions = new Map<string, string | undefined>();
  readonly #statements: readonly string[];
  readonly #variables: ReadonlyMap<string, string>;
  readonly #fields: ReadonlyMap<string, string>;
  /** What a value is never: tags as numbers, constants by name, texts in quotes. */
  readonly #never: ReadonlySet<number | string>;
  readonly #missing: Set<number | string>;
  /** Functions whose texts stay. */
  readonly #butIn: ReadonlySet<string>;
  /** Variables that were declared in what is left out, by their functions. */
  readonly #declared = new Map<Node, Set<string>>();

  constructor(code: string, parts: readonly Part[]) {
    this.#code = code;
    for (const { functions = [], gives } of parts) for (const name of functions) this.#functions.set(name, gives);
    this.#statements = parts.flatMap(({ statements = [] }) => statements);
    this.#variables = new Map(parts.flatMap(({ variables = {} }) => Object.entries(variables)));
    this.#fields = new Map(parts.flatMap(({ fields = {} }) => Object.entries(fields)));
    this.#never = new Set(
      parts.flatMap(({ tags = [], constants = [], texts = [] }) => [...tags, ...constants, ...texts.map(quoted)]),
    );
    this.#butIn = new Set(parts.flatMap(({ butIn = [] }) => butIn));
    this.#missing = new Set([
      ...this.#functions.keys(),
      ...this.#statements,
      ...this.#variables.keys(),
      ...this.#fields.keys(),
      ...this.#never,
      ...this.#butIn,
    ]);
  }

  written(): string {
    if (this.#missing.size > 0)
      throw new Error(`react-dom has no ${[...this.#missing].join(', ')}: see what of vite/react-parts.ts still holds`);
    for (const [fn, names] of this.#declared) {
      const at = (fn.body as Node).start + 1;
      this.#edit(at, at, `var ${[...names].join(', ')};`);
    }
    let written = '';
    let at = 0;
    // What stands within something that is left out goes with it.
    for (const { start, end, text } of this.#edits.sort((a, b) => a.start - b.start || b.end - a.end)) {
      if (start < at) continue;
      written += this.#code.slice(at, start) + text;
      at = end;
    }
    return `${written}${this.#code.slice(at)}\nfunction isLeftOut() { throw Error('a part of React that vite/react-parts.ts leaves out'); }\n`;
  }

  visit(node: Node, parent?: Node, fn?: Node): void {
    if (node.type === 'FunctionDeclaration') this.#function(node);
    if (node.type === 'ExpressionStatement' && !fn) this.#statement(node);
    if (node.type === 'CallExpression') this.#call(node);
    if (node.type === 'SwitchStatement' && !this.#isButIn(fn)) this.#switch(node, fn);
    if (node.type === 'BinaryExpression') this.#comparison(node);
    if (node.type === 'MemberExpression' || node.type === 'Property') this.#field(node, parent);
    if (node.type === 'Identifier') this.#variable(node, parent);
  }

  #edit(start: number, end: number, text: string): void {
    this.#edits.push({ start, end, text });
  }

  #function({ id, start, end }: Node): void {
    const name = id?.name ?? '';
    if (!this.#functions.has(name)) return;
    this.#missing.delete(name);
    const gives = this.#functions.get(name);
    const body = gives === undefined ? 'isLeftOut();' : gives && `return ${gives};`;
    this.#edit(start, end, `function ${name}() { ${body} }`);
  }

  #statement({ start, end }: Node): void {
    const begun = this.#statements.find((text) => this.#code.startsWith(text, start));
    if (begun === undefined) return;
    this.#missing.delete(begun);
    this.#edit(start, end, '');
  }

  /** A call of what always gives the same is that, after what it is called with. */
  #call(node: Node): void {
    const callee = node.callee!;
    const gives = this.#functions.get(callee.name ?? '');
    if (gives === undefined) return;
    this.#edit(callee.start, callee.end, '');
    const comma = node.arguments!.length > 0 ? ', ' : '';
    this.#edit(node.end - 1, node.end, `${comma}${gives || 'void 0'})`);
  }

  #isNever(value: Node | null | undefined, of: Node): boolean {
    if (!value) return false;
    const { type, name = '', value: literal } = value;
    const named = type !== 'Literal' ? name : typeof literal === 'string' ? quoted(literal) : isTag(of) && literal;
    if (!this.#never.has(named as number | string)) return false;
    this.#missing.delete(named as number | string);
    return true;
  }

  #isButIn(fn?: Node): boolean {
    const name = fn?.id?.name ?? '';
    const isIt = this.#butIn.has(name);
    if (isIt) this.#missing.delete(name);
    return isIt;
  }

  #switch({ discriminant, cases = [] }: Node, fn?: Node): void {
    let isReached = false;
    for (const { test, consequent = [], start, end } of cases) {
      const isGone = this.#isNever(test, discriminant!);
      // What the case before it leads on to stays, without its own name.
      const isWhole = isGone && !isReached;
      if (isGone) this.#edit(start, isWhole ? end : (consequent[0]?.start ?? end), '');
      if (isWhole) this.#stillDeclare(consequent, fn!);
      else isReached = leadsOn(consequent.at(-1));
    }
  }

  /** A variable that is declared in what goes may be used in what stays. */
  #stillDeclare(statements: readonly Node[], fn: Node): void {
    const names = this.#declared.get(fn) ?? new Set();
    for (const statement of statements)
      walk(statement, ({ type, id }, _parent, inner) => {
        if (type === 'VariableDeclarator' && !inner) names.add(id!.name!);
      });
    if (names.size > 0) this.#declared.set(fn, names);
  }

  #comparison({ left, right, operator, start, end }: Node): void {
    const isEqual = operator === '===';
    if (!isEqual && operator !== '!==') return;
    if (left!.type === 'UnaryExpression' || right!.type === 'UnaryExpression') return;
    if (this.#isNever(left, right!) || this.#isNever(right, left!)) this.#edit(start, end, String(!isEqual));
  }

  #field(node: Node, parent?: Node): void {
    const { name = '' } = (node.property ?? node.key)!;
    const value = node.computed ? undefined : this.#fields.get(name);
    if (value === undefined) return;
    this.#missing.delete(name);
    if (node.type === 'Property') this.#edit(node.start, node.end + (this.#code[node.end] === ',' ? 1 : 0), '');
    else this.#holds(node, parent!, value);
  }

  #variable(node: Node, parent?: Node): void {
    const value = this.#variables.get(node.name!);
    const isName = !parent?.computed && (parent?.property === node || parent?.key === node);
    if (value === undefined || isName) return;
    this.#missing.delete(node.name!);
    if (parent!.type === 'VariableDeclarator' && parent!.id === node) {
      if (parent!.init) this.#edit(parent!.init.start, parent!.init.end, value);
    } else this.#holds(node, parent!, value);
  }

  /** What always holds the same is read as that, and not written. */
  #holds(node: Node, parent: Node, value: string): void {
    const isWritten = parent.type === 'AssignmentExpression' && parent.left === node;
    if (isFunction(parent) || parent.type === 'UpdateExpression' || (isWritten && parent.operator !== '='))
      throw new Error(`${this.#code.slice(node.start, node.end)} does not always hold the same`);
    if (isWritten) this.#edit(node.start, this.#code.indexOf('=', node.end) + 1, '');
    else this.#edit(node.start, node.end, `(${value})`);
  }
}

function quoted(text: string): string {
  return `"${text}"`;
}
