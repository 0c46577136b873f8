import { Counter } from 'prom-client';
import { checkReferences } from './check-references.ts';
import { recordCheck } from './checks.ts';
import type { Db, Log } from './context.ts';
import type { DomainParts } from './domain.ts';
import { nightly } from './jobs/cron-line.ts';
import { declareCheck } from './metrics.ts';
import type { References } from './references.ts';

const brokenRows = new Counter({
  name: 'broken_references_total',
  help: 'Rows found by the nightly check whose value in this column leads nowhere in another domain',
  labelNames: ['reference'],
});

interface Deps {
  db: Db;
  log: Log;
  /** Asked for at night, when all domains are there. */
  references: () => References;
}

/** The nightly check of references across domains: what leads nowhere is reported in the log and in the figures. */
export function nightlyReferences({ db, log, references }: Deps): Omit<DomainParts<never>, 'handlers'> {
  declareCheck('references');
  return {
    domain: 'platform',
    tasks: {
      'platform.check-references': async () => {
        const { broken } = await checkReferences(db, references());
        await recordCheck(db, 'references', broken);
        for (const { from, rows } of broken) brokenRows.inc({ reference: from }, rows);
        if (broken.length > 0) log.error({ broken }, 'references across domains lead nowhere');
      },
    },
    cron: [{ task: 'platform.check-references', match: '11 4 * * *', promise: nightly }],
  };
}
