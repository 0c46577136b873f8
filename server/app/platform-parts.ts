import type { FastifyBaseLogger } from 'fastify';
import type { TaskList } from 'graphile-worker';
import type { Config } from '../config/config.ts';
import { platformCleanUp } from '../platform/clean-up.ts';
import type { Contribution } from '../platform/domain.ts';
import { machineSetting } from '../platform/machine/settings.ts';
import { senderOf, smtpCarrier } from '../platform/mail/carrier.ts';
import { mailTasks } from '../platform/mail/deliver.ts';
import { createGuardedPost, problemOf } from '../platform/outgoing/guarded-post.ts';
import type { Platform } from '../platform/platform.ts';
import { contactOf, createPushSender } from '../platform/push/sender.ts';
import type { References } from '../platform/references.ts';
import { nightlyReferences } from '../platform/references-job.ts';
import { type Secrets, sharedKeyColumn } from '../platform/sealed-at-rest.ts';
import type { ServiceFaults } from '../platform/service-faults.ts';
import { smsDelivery, smsTask } from '../platform/sms/outbox.ts';
import type { SmsCarrier } from '../platform/sms/port.ts';
import type { Storage } from '../platform/storage/port.ts';

interface Parts {
  config: Config;
  secretKey: string;
  db: Platform['db'];
  clock: () => Date;
  log: FastifyBaseLogger;
  storage: Storage;
  faults: ServiceFaults;
}

/** What seals and signs: the key, and the one before it while it is rotated. */
export const secretsOf = ({ config, secretKey }: Pick<Parts, 'config' | 'secretKey'>): Secrets => ({
  current: secretKey,
  previous: config.previousSecretKey,
});

/** What runs by itself and belongs to no domain. */
export function platformParts(
  { config, db, clock, log, storage, faults }: Parts,
  sms: SmsCarrier | undefined,
  references: () => References,
): readonly Contribution[] {
  const carrier = config.smtpUrl === undefined ? undefined : smtpCarrier(config.smtpUrl, senderOf(config));
  const tasks: TaskList = {
    ...mailTasks({ db, clock, log, carrier, faults, host: new URL(config.publicUrl).hostname }),
    ...(sms ? { [smsTask]: smsDelivery({ db, carrier: sms, clock, log, faults }) } : {}),
  };
  return [
    platformCleanUp({ db, storage, clock }),
    nightlyReferences({ db, log, references }),
    { domain: 'platform', tasks, sealed: { columns: [sharedKeyColumn] }, settings: [machineSetting] },
  ];
}

/** How devices are reached: their push services on the open internet alone, unless a test allows all. */
export function pushing({ config, db, clock, secretKey, faults }: Parts) {
  const secrets = secretsOf({ config, secretKey });
  const anywhere = config.outgoingAnywhere;
  const post = createGuardedPost({ anywhere });
  return {
    sender: createPushSender({ db, clock, secrets, post, faults, contact: contactOf(config.publicUrl) }),
    mayPushTo: (endpoint: string) => anywhere || problemOf(new URL(endpoint)) === undefined,
  };
}
