import { join } from 'node:path';
import { type Running, start, until } from './engine.ts';
import type { Release } from './release.ts';

export interface SiteOf {
  url: string;
  release: Release;
  running: Running;
  /** Asks it to end in order; fails where it doesn't. */
  stop: () => Promise<void>;
}

/** Starts a process of a release as an operator would, and waits until it is ready. */
export async function startSiteOf(release: Release, port: number, env: Record<string, string>): Promise<SiteOf> {
  const running = start(process.execPath, [join(release.root, 'build/site/main.js')], { ...env, PORT: `${port}` });
  const url = `http://127.0.0.1:${port}`;
  await until(`the site of ${release.name} is ready`, async () => (await fetch(`${url}/readyz`)).ok, running.said);
  return {
    ...{ url, release, running },
    stop: async () => {
      await running.stop();
      if (running.child.exitCode !== 0) throw new Error(`${release.name} did not end in order:\n${running.said()}`);
    },
  };
}
