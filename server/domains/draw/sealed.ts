import { type Secrets, sealedColumn } from '../../platform/sealed-at-rest.ts';

/** The numbers of draws, until they are shown and after. */
export const sealedSeed = sealedColumn({
  table: 'draw.draws',
  column: 'seed_sealed',
  key: 'drawid',
  purpose: (drawid) => `seed of draw ${drawid}`,
});

/** Where prizes go. */
export const sealedAddress = sealedColumn({
  table: 'draw.picks',
  column: 'address_sealed',
  key: 'pickid',
  purpose: (pickid) => `address of a prize ${pickid}`,
});

/** SECRET_KEY as a domain is given it. */
export interface Sealing {
  secret: string;
  previousSecret: string | undefined;
}

export const secretsOf = ({ secret, previousSecret }: Sealing): Secrets => ({
  current: secret,
  previous: previousSecret,
});
