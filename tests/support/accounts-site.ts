import { tmpdir } from 'node:os';
import type { Platform } from '../../server/platform/platform.ts';
import { createSettings } from '../../server/platform/settings.ts';
import { createSms } from '../../server/platform/sms/outbox.ts';
import type { SmsCarrier } from '../../server/platform/sms/port.ts';
import { fileStorage } from '../../server/platform/storage/files.ts';
import { domainSite, type Served } from './domain-site.ts';
import { imageCode } from './people.ts';

interface Options {
  /** Brings codes to phones; without one the image's code serves. */
  carrier?: SmsCarrier;
  secureCookies?: boolean;
}

const depsOf = (platform: Platform, carrier: SmsCarrier | undefined) => ({
  ...platform,
  settings: createSettings(platform),
  sms: createSms(carrier),
  siteName: 'Baobab',
  publicUrl: 'http://localhost:3000',
  storage: fileStorage(tmpdir()),
  personalData: () => [],
  secret: 'a secret for the tests',
  verificationText: imageCode,
});

/** The calls of accounts alone, as `domainSite` serves them; every verification image reads `imageCode`. */
export const accountsSite = <D extends Served>(
  createAccounts: (deps: ReturnType<typeof depsOf>) => D,
  { carrier, secureCookies = false }: Options = {},
) => domainSite((platform) => createAccounts(depsOf(platform, carrier)), { secureCookies });
