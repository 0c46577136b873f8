import { checkReferences } from '../server/platform/check-references.ts';
import { runCommand } from '../server/platform/process/command.ts';
import { withProduct } from './product-beside.ts';

/**
 * `npm run check-references`: looks for references across domains that lead nowhere, and ends with 1 where one does.
 * @example npm run check-references
 */
await runCommand(async (config) => {
  const { references, rows, broken } = await withProduct(config, (app) =>
    checkReferences(app.platform.db, app.references),
  );
  const verdict = broken.length === 0 ? 'all lead somewhere' : `${broken.length} lead nowhere`;
  console.log(`${references} references, ${rows} rows: ${verdict}`);
  for (const { from, rows: found, samples } of broken)
    console.error(`Broken: ${from} in ${found} rows, such as ${samples.join(', ')}`);
  if (broken.length > 0) process.exitCode = 1;
});
