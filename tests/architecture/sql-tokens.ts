/** A piece of a statement: words are lower-cased, `body` is a dollar-quoted text, `hole` a parameter. */
export interface Token {
  kind: 'word' | 'string' | 'number' | 'mark' | 'body' | 'hole';
  text: string;
  line: number;
}

/** Stands for `${…}` when a template's fixed parts are joined. */
export const hole = '\uE000';

const pattern =
  /--[^\n]*|\/\*[\s\S]*?\*\/|\$(\w*)\$([\s\S]*?)\$\1\$|[eE]?'(?:[^']|'')*'|"((?:[^"]|"")+)"|[A-Za-z_][\w$]*|\d[\d.]*|\$\d+|\uE000|\n|\S/g;

/** Cuts SQL into tokens, comments left out. */
export function tokenize(sql: string): Token[] {
  const tokens: Token[] = [];
  let line = 1;
  for (const match of sql.matchAll(pattern)) {
    const text = match[0];
    const token = tokenOf(text, match, line);
    if (token) tokens.push(token);
    line += text.split('\n').length - 1;
  }
  return tokens;
}

function tokenOf(text: string, match: RegExpMatchArray, line: number): Token | undefined {
  if (text === '\n' || text.startsWith('--') || text.startsWith('/*')) return undefined;
  if (text === hole || /^\$\d+$/.test(text)) return { kind: 'hole', text, line };
  if (match[2] !== undefined) return { kind: 'body', text: match[2], line };
  if (/^e?'/i.test(text)) return { kind: 'string', text: text.replace(/^e?'|'$/gi, ''), line };
  if (match[3] !== undefined) return { kind: 'word', text: match[3], line };
  if (/^[A-Za-z_]/.test(text)) return { kind: 'word', text: text.toLowerCase(), line };
  return { kind: /^\d/.test(text) ? 'number' : 'mark', text, line };
}

/** Splits tokens at semicolons; empty statements are left out. */
export function statementsOf(tokens: Token[]): Token[][] {
  const statements: Token[][] = [[]];
  for (const token of tokens) {
    if (token.text === ';' && token.kind === 'mark') statements.push([]);
    else statements.at(-1)!.push(token);
  }
  return statements.filter((statement) => statement.length > 0);
}

/** Do the words stand at this place, one after the other? `follows(tokens, 3, 'on', 'conflict')` */
export function follows(tokens: Token[], at: number, ...words: string[]): boolean {
  return words.every((word, i) => tokens[at + i]?.text === word && tokens[at + i]?.kind !== 'string');
}

/** A table, sequence or function named at a place of a statement. */
export interface Reference {
  schema: string | undefined;
  name: string;
  line: number;
  next: number;
}

/** The name that starts at a token, qualified or not; undefined when no name stands there. */
export function referenceAt(tokens: Token[], at: number): Reference | undefined {
  const first = tokens[at];
  if (first?.kind !== 'word') return undefined;
  if (tokens[at + 1]?.text !== '.') return { schema: undefined, name: first.text, line: first.line, next: at + 1 };
  return { schema: first.text, name: tokens[at + 2]?.text ?? '', line: first.line, next: at + 3 };
}
