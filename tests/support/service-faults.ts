import type { ServiceFaults } from '../../server/platform/service-faults.ts';

/** Faults of ours at other services, as they would be reported to operators. */
export function recordedFaults(): ServiceFaults & { said: object[] } {
  const said: object[] = [];
  return {
    said,
    refused: async (service, fault) => void said.push({ service, ...fault }),
    took: async () => undefined,
  };
}
