/** A chain of public numbers: each round comes at its time, signed by a key that everybody knows. */
export interface Chain {
  /** By which a round is said to be of this chain. */
  hash: string;
  publicKey: string;
  scheme: string;
  /** Seconds: when the first round came, and between two. */
  genesis: number;
  period: number;
}

/** A round of a chain, with its signature checked. */
export interface Round {
  randomness: Uint8Array;
  signature: Uint8Array;
  /** The signature of the round before, where the chain signs that as well; else empty. */
  previous: Uint8Array;
}

/** Where public numbers come from. */
export interface Beacon {
  /** The chain; undefined while it can't be reached. */
  chain(): Promise<Chain | undefined>;
  /** A round of it; undefined where it didn't come yet, or its signature is not the chain's. */
  round(number: number): Promise<Round | undefined>;
}

/** The first round that comes at a moment or later. */
export const roundAt = ({ genesis, period }: Pick<Chain, 'genesis' | 'period'>, seconds: number): number =>
  seconds <= genesis ? 1 : Math.ceil((seconds - genesis) / period) + 1;

/** When a round comes, in seconds. */
export const timeOfRound = ({ genesis, period }: Pick<Chain, 'genesis' | 'period'>, round: number): number =>
  genesis + (round - 1) * period;
