import type { Plugin } from 'vite';
import type { CallSpec } from '../contract/call.ts';
import { calls } from '../contract/calls.ts';
import type { CallWire } from '../web/api/wire.ts';

const id = 'virtual:calls';
const resolved = `\0${id}`;

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

/** Makes `virtual:calls` from the contract: each call's name with its method, path and envelope. */
export function callsPlugin(): Plugin {
  return {
    name: 'baobab:calls',
    resolveId: (source) => (source === id ? resolved : undefined),
    load(source) {
      if (source !== resolved) return undefined;
      const table = Object.fromEntries(Object.entries(calls).map(([name, spec]) => [name, wireOf(spec)]));
      return `export const wires = ${JSON.stringify(table)};\n`;
    },
  };
}
