import { writtenAddresses } from '../../../../contract/primitives/links.ts';

/** Whether a text has an address of another site. */
export const leadsElsewhere = (text: string, ownHost: string): boolean =>
  writtenAddresses(text).some(
    ({ address }) => address !== undefined && URL.canParse(address) && new URL(address).hostname !== ownHost,
  );
