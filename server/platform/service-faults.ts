import { recordCheck } from './checks.ts';
import type { Db, Log } from './context.ts';
import { countCheck, declareCheck } from './metrics.ts';

/** Services that are not ours, by the name of their check. */
export const services = ['push-service', 'mail-service', 'sms-service', 'login-service'] as const;
type Service = (typeof services)[number];

/** What a service says is wrong with us: with a key, an address or the form of what we send, and never with who is served. */
export interface ServiceFaults {
  /** It refused what is ours to mend; `fault` says with which words. */
  refused(service: Service, fault: object): Promise<void>;
  /** It took what it was sent. */
  took(service: Service): Promise<void>;
}

/** A service that is asked often is written down seldom: a fault each minute, that all is well each hour. */
const faultEveryMs = 60_000;
const soundEveryMs = 3_600_000;

/** Reports faults at other services that are ours to operators: among the checks of the console, in the log and a metric. */
export function createServiceFaults({ db, log, clock }: { db: Db; log: Log; clock: () => Date }): ServiceFaults {
  for (const service of services) declareCheck(service);
  const noted = new Map<Service, { sound: boolean; at: number }>();
  const note = async (service: Service, faults: readonly object[]): Promise<void> => {
    const at = clock().getTime();
    const sound = faults.length === 0;
    const last = noted.get(service);
    const wait = sound ? soundEveryMs : faultEveryMs;
    if (last?.sound === sound && at - last.at < wait) {
      if (!sound) countCheck(service, 'faulty');
      return;
    }
    noted.set(service, { sound, at });
    await recordCheck(db, service, faults);
  };
  return {
    refused: async (service, fault) => {
      log.error({ service, ...fault }, 'a service refuses what is ours to mend');
      await note(service, [fault]);
    },
    took: (service) => note(service, []),
  };
}
