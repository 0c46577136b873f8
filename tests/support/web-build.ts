import { buildWhereNeeded } from '../../scripts/built.ts';

const shared = globalThis as { baobabWebBuild?: Promise<void> };

/** Builds screens and server where they are older than their sources, once a run, for the tests that serve pages. */
export async function setup(): Promise<void> {
  shared.baobabWebBuild ??= buildWhereNeeded();
  await shared.baobabWebBuild;
}
