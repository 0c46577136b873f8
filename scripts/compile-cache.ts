import { accessSync, constants, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Where compiled sources are cached: beside the packages, or in DATA_DIR where the checkout may not be written. */
export function compileCacheIn(checkout: string, dataDir: string | undefined): string {
  const beside = join(checkout, 'node_modules/.cache/node');
  if (isWritable(beside, 0o777)) return beside;
  const own = resolve(dataDir || './data');
  // DATA_DIR is closed to others from its first moment; what is wrong with it is reported by the start.
  isWritable(own, 0o700);
  return join(own, 'cache/node');
}

function isWritable(folder: string, mode: number): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
