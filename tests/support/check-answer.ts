import { isDeepStrictEqual } from 'node:util';
import type { CallSpec } from '../../contract/call.ts';

/** An answer is what the contract says: every field of its type, and no field that the contract doesn't name. */
export function checkAnswer(name: string, spec: CallSpec, data: unknown, beside: unknown): void {
  compare(name, spec.output, data);
  if (spec.beside) compare(`${name} beside data`, spec.beside, beside);
}

function compare(title: string, schema: CallSpec['output'], value: unknown): void {
  const result = schema.safeParse(value);
  if (!result.success) {
    const issues = result.error.issues.map((issue) => `${issue.path.join('.') || 'data'}: ${issue.message}`);
    throw new Error(`the answer of ${title} breaks the contract: ${issues.join('; ')}\n${JSON.stringify(value)}`);
  }
  if (isDeepStrictEqual(result.data, value) || value instanceof Uint8Array) return;
  throw new Error(
    `the answer of ${title} holds what the contract does not name\ncontract: ${JSON.stringify(result.data)}\nanswer:   ${JSON.stringify(value)}`,
  );
}
