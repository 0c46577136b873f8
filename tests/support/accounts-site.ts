import { tmpdir } from 'node:os';
import type { TaskList } from 'graphile-worker';
import { createRooms } from '../../server/app/rooms.ts';
import type { Platform } from '../../server/platform/platform.ts';
import { createSettings } from '../../server/platform/settings.ts';
import { createSms } from '../../server/platform/sms/outbox.ts';
import type { SmsCarrier } from '../../server/platform/sms/port.ts';
import { fileStorage } from '../../server/platform/storage/files.ts';
import { domainSite } from './domain-site.ts';
import { imageCode } from './people.ts';
import { recordedFaults } from './service-faults.ts';

interface Options {
  /** Brings codes to phones; without one the image's code serves. */
  carrier?: SmsCarrier;
  secureCookies?: boolean;
}

const depsOf = (platform: Platform, carrier: SmsCarrier | undefined) => ({
  ...platform,
  settings: createSettings(platform),
  faults: recordedFaults(),
  sms: createSms(carrier),
  siteName: 'Baobab',
  publicUrl: 'http://localhost:3000',
  storage: fileStorage(tmpdir()),
  personalData: () => [],
  secret: 'a secret for the tests',
  verificationText: imageCode,
});

/** The calls of the rooms of accounts alone, as `domainSite` serves them; every verification image reads `imageCode`. */
export const accountsSite = ({ carrier, secureCookies = false }: Options = {}) =>
  domainSite(
    (platform) => {
      const rooms = createRooms(depsOf(platform, carrier));
      return { ...rooms, tasks: Object.assign({}, ...rooms.all.map(({ tasks }) => tasks)) as TaskList };
    },
    { secureCookies },
  );
