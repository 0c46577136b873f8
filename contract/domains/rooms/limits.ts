/** Figures of rooms of many (D2 §9; docs/features/rooms.md). */
export const roomLimits = {
  /** Members of a group (R-CHT-042). */
  membersMax: 6000,
  /** The fewest that one is made with, its owner among them (R-CHT-025). */
  membersMin: 2,
  nameMax: 30,
  /** A member's own name in a group. */
  nameCardMax: 20,
  noticeMax: 300,
  /** Words beside a request to join. */
  applyMax: 200,
  /** Members fetched at once (R-CHT-040). */
  membersPage: 100,
  /** Members that are named at once, when a group is made or people are added. */
  addedAtOnce: 100,
  /** Seconds for which a member is muted in a group (R-CHT-010). */
  muteSeconds: 86_400,
  owned: 20,
  /** Groups that one member is in: the list orders them by their rooms, so that no message writes a member's row. */
  joined: 200,
  admins: 20,
  /** Groups that a member waits to be taken into. */
  asked: 50,
  /** From this many members on notifications begin off, and nobody sees who is writing. */
  quietFrom: 51,
  /** Up to this many members who has read is shown. */
  readShown: 20,
  /** Recommended chats, and followed members, that are shown (R-CHT-038). */
  recommended: 6,
  listPage: 20,
  /** Groups of which somebody invited others, waiting to be answered by one member. */
  invited: 50,
} as const;

/** How one becomes a member, by the number that is stored. */
export const joinOptions = ['InviteOnly', 'NeedPermission', 'FreeAccess'] as const;
export type JoinOption = (typeof joinOptions)[number];

/** What became of a join (R-CHT-006). */
export const joinStatuses = ['JoinedSuccess', 'WaitAdminApproval', 'AlreadyInGroup'] as const;
export type JoinStatus = (typeof joinStatuses)[number];

/** What a member is in a group, by the number that is stored (R-CHT-027). */
export const roomRoles = ['Member', 'Admin', 'owner'] as const;
export type RoomRole = (typeof roomRoles)[number];

/** Which messages of members wait for an admin, in a group of NeedPermission, by the number that is stored. */
export const reviewRules = ['none', 'first', 'all'] as const;
export type ReviewRule = (typeof reviewRules)[number];

/** What a room's page says that nobody wrote, by the number that is stored. */
export const systemKinds = ['owner', 'announce-on', 'announce-off', 'pinned', 'renamed'] as const;
export type SystemKind = (typeof systemKinds)[number];
