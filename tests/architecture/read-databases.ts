import { type Node, nameOf, quasis, type Source, walk } from './source.ts';
import type { Fault } from './sql-rules.ts';

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
const writing =
  /\b(insert\s+into|delete\s+from|merge\s+into|truncate|nextval|pg_notify|pg_advisory\w*|for\s+(no\s+key\s+)?(update|share))\b|^\s*update\s/im;

/** Text of SQL that writes or locks, in a function that takes a database which only selects: the compiler doesn't look into text. */
export function readDatabaseFaults(source: Source): Fault[] {
  const faults: Fault[] = [];
  walk(source.program, (node) => {
    if (!functions.has(node.type) || !(node.params as Node[]).some(takesReadDb)) return;
    walk(node, (inner) => {
      if (inner.type !== 'TaggedTemplateExpression' || nameOf(inner.tag) !== 'sql') return;
      if (!writing.test(quasis(inner.quasi as Node).join(' '))) return;
      const instead = 'take a Db: a replica writes and locks nothing';
      faults.push({ line: source.lineOf(inner), what: 'writes or locks over a ReadDb', instead });
    });
  });
  return faults;
}

function takesReadDb(parameter: Node): boolean {
  let takes = false;
  walk(parameter, (node) => {
    if (node.type === 'TSTypeReference' && nameOf(node.typeName) === 'ReadDb') takes = true;
  });
  return takes;
}
