import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Editors write a file in several steps, and a change of branch writes many files. */
const quietMs = 40;

/**
 * Calls back with the files that changed, once nothing more has changed for a moment. Each folder is watched by itself:
 * Node's recursive watch loses a file that an editor has replaced by renaming another over it.
 */
export function watchSources(roots: readonly string[], onChange: (files: string[]) => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const report = () => {
    const files = [...changed];
    changed.clear();
    onChange(files);
  };
  const add = (folder: string): void => {
    if (watchers.has(folder)) return;
    const names = subfolders(folder);
    if (names === undefined) return;
    const watcher = watch(folder, (_event, name) => {
      if (name === null) return;
      const path = join(folder, name);
      add(path);
      changed.add(path);
      clearTimeout(timer);
      timer = setTimeout(report, quietMs);
    });
    watchers.set(folder, watcher);
    watcher.on('error', () => {
      watcher.close();
      watchers.delete(folder);
    });
    for (const name of names) add(join(folder, name));
  };
  for (const root of roots) add(root);
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}

/** The folders in a folder; undefined where it is none. */
function subfolders(folder: string): string[] | undefined {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  } catch {
    return undefined;
  }
}
