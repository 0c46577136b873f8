/** A member's place in a group, as far as it is counted. */
export interface CountedGroup {
  room: number;
  last_id: number;
  /** Everything up to there was read or deleted. */
  read: number;
  muted: boolean;
}

interface Group {
  last: number;
  /** How far its members who are connected here have read; whoever muted it has no end to it. */
  reads: Map<number, number>;
}

/**
 * Which groups the members are in who are connected to this process, and how far they have read there: a message of a
 * group is counted for them without asking the database.
 */
export class UnreadMemory {
  #groups = new Map<number, Group>();
  #members = new Map<number, { pairs: number; rooms: ReadonlySet<number> }>();

  /** What the database has of a member now; whether they are in other groups than before. */
  store(uid: number, pairs: number, groups: readonly CountedGroup[]): boolean {
    const before = this.#members.get(uid)?.rooms;
    const rooms = new Set(groups.map(({ room }) => room));
    for (const room of before ?? []) if (!rooms.has(room)) this.#leave(room, uid);
    for (const group of groups) this.#enter(uid, group);
    this.#members.set(uid, { pairs, rooms });
    return before !== undefined && (before.size !== rooms.size || [...rooms].some((room) => !before.has(room)));
  }

  /** Something was written in a group. */
  wrote(room: number, ID: number): void {
    const group = this.#groups.get(room);
    if (group) group.last = Math.max(group.last, ID);
  }

  read(room: number, uid: number, ID: number): void {
    const reads = this.#groups.get(room)?.reads;
    const before = reads?.get(uid);
    if (before !== undefined && before < ID) reads!.set(uid, ID);
  }

  /** A member is no longer in a group; whether they were known to be in it. */
  left(room: number, uid: number): boolean {
    const member = this.#members.get(uid);
    if (!member?.rooms.has(room)) return false;
    this.#leave(room, uid);
    const rooms = new Set([...member.rooms].filter((each) => each !== room));
    this.#members.set(uid, { ...member, rooms });
    return true;
  }

  /** Members of a group who are connected here. */
  membersOf(room: number): number[] {
    return [...(this.#groups.get(room)?.reads.keys() ?? [])];
  }

  numOf(uid: number): number {
    const member = this.#members.get(uid);
    if (!member) return 0;
    let num = member.pairs;
    for (const room of member.rooms) {
      const { last, reads } = this.#groups.get(room)!;
      num += Math.max(0, last - (reads.get(uid) ?? last));
    }
    return num;
  }

  forget(uid: number): void {
    for (const room of this.#members.get(uid)?.rooms ?? []) this.#leave(room, uid);
    this.#members.delete(uid);
  }

  // A record may have come before the answer of the database, or after: the higher number is the newer one.
  #enter(uid: number, { room, last_id, read, muted }: CountedGroup): void {
    const group = this.#groups.get(room) ?? { last: 0, reads: new Map<number, number>() };
    this.#groups.set(room, group);
    group.last = Math.max(group.last, last_id);
    const before = group.reads.get(uid) ?? 0;
    group.reads.set(uid, muted ? Number.POSITIVE_INFINITY : Number.isFinite(before) ? Math.max(before, read) : read);
  }

  #leave(room: number, uid: number): void {
    const group = this.#groups.get(room);
    group?.reads.delete(uid);
    if (group?.reads.size === 0) this.#groups.delete(room);
  }
}
