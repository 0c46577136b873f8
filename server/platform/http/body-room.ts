import { countBodyBytes, countTurnedAway } from '../metrics.ts';
import { refuse } from '../refusal.ts';
import { addressRange } from './address-range.ts';

const kB = 1024;

/** The longest body of each kind of sender. Only calls that take a file take the last. */
export const bodyLimits = { guest: 256 * kB, member: 1024 * kB, upload: 12 * 1024 * kB } as const;

/** Bytes of bodies that one process takes in at once. */
interface RoomLimits {
  all: number;
  perAddress: number;
}

/**
 * Uploads have a room of their own, so that pictures never block a reply or a login. What is declared may come slowly,
 * so a few addresses must not be able to take all the room for what everybody sends.
 */
export const bodyRooms = {
  fields: { all: 32 * 1024 * kB, perAddress: 2 * 1024 * kB },
  files: { all: 96 * 1024 * kB, perAddress: 36 * 1024 * kB },
} as const satisfies Record<string, RoomLimits>;

type Kind = keyof typeof bodyRooms;

const retryAfterSeconds = 10;

/** The room that one body takes, from before it is read until its call has been answered. */
export interface Place {
  /** Takes room for so many bytes more, or refuses. */
  take(kind: Kind, bytes: number): void;
  /** Gives back all that was taken. */
  release(): void;
}

/** Counts the bytes of one kind of bodies in flight, of all senders and of each address. */
class Room {
  readonly #kind: Kind;
  readonly #byAddress = new Map<string, number>();
  taken = 0;

  constructor(kind: Kind) {
    this.#kind = kind;
  }

  take(address: string, bytes: number): void {
    const { all, perAddress } = bodyRooms[this.#kind];
    if ((this.#byAddress.get(address) ?? 0) + bytes > perAddress) {
      countTurnedAway('address_bytes');
      refuse('wire.too_many', { retryAfterSeconds });
    }
    if (this.taken + bytes > all) {
      countTurnedAway('process_bytes');
      refuse('wire.busy', { retryAfterSeconds });
    }
    this.#add(address, bytes);
  }

  release(address: string, bytes: number): void {
    if (bytes > 0) this.#add(address, -bytes);
  }

  #add(address: string, bytes: number): void {
    this.taken += bytes;
    countBodyBytes(this.#kind, bytes);
    const own = (this.#byAddress.get(address) ?? 0) + bytes;
    if (own === 0) this.#byAddress.delete(address);
    else this.#byAddress.set(address, own);
  }
}

export type BodyRooms = ReturnType<typeof createBodyRooms>;

/** The rooms for bodies of one process. */
export function createBodyRooms() {
  const rooms = { fields: new Room('fields'), files: new Room('files') };
  return {
    /** Bytes that are taken now. */
    taken: (kind: Kind): number => rooms[kind].taken,
    enter: (ip: string): Place => {
      const address = addressRange(ip);
      const own = { fields: 0, files: 0 };
      return {
        take: (kind, bytes) => {
          rooms[kind].take(address, bytes);
          own[kind] += bytes;
        },
        release: () => {
          for (const kind of ['fields', 'files'] as const) {
            rooms[kind].release(address, own[kind]);
            own[kind] = 0;
          }
        },
      };
    },
  };
}
