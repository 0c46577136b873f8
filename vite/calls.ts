import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { CallSpec } from '../contract/call.ts';
import { type CallName, calls } from '../contract/calls.ts';
import type { CallWire } from '../web/api/wire.ts';

/** A name of a call, as a module writes it. */
const literal = /(['"])([a-z-]+\.[a-z0-9-]+)\1/g;
const ownModule = /\/web\/.*\.tsx?$/;
const table = fileURLToPath(new URL('../web/api/wires.ts', import.meta.url));

/** What the browser needs of a call: no schema, so that no validation library travels. */
export function wireOf(spec: CallSpec): CallWire {
  const wire: CallWire = { method: spec.method, path: spec.path, envelope: spec.envelope };
  // Everything that a GET sends travels in its query.
  const query = spec.method === 'POST' ? Object.keys(spec.query?.shape ?? {}) : [];
  if (query.length > 0) wire.query = query;
  if (spec.fixed) wire.fixed = spec.fixed;
  if (spec.signs) wire.signs = true;
  if (spec.idempotent) wire.idempotent = true;
  if (spec.files) wire.files = spec.files;
  return wire;
}

/** What the calls that a module names are known by in the browser; undefined where it names none. */
export function wiresNamedIn(code: string): Record<string, CallWire> | undefined {
  const names = [...code.matchAll(literal)].map(([, , name]) => name!).filter((name) => name in calls);
  if (names.length === 0) return undefined;
  return Object.fromEntries(names.map((name) => [name, wireOf(calls[name as CallName])]));
}

/** Each module that names a call brings what the browser needs of it, so that no page loads the calls of others. */
export function callsPlugin(): Plugin {
  return {
    name: 'baobab:calls',
    enforce: 'pre',
    transform(code, id) {
      if (!ownModule.test(id)) return undefined;
      const named = wiresNamedIn(code);
      if (!named) return undefined;
      const from = JSON.stringify(table);
      // On the first line, so that the others keep their numbers.
      return {
        code: `import { wires as __wires } from ${from}; Object.assign(__wires, ${JSON.stringify(named)}); ${code}`,
        map: null,
      };
    },
  };
}
