/** Figures of groups (docs/features/groups.md). */
export const groupLimits = {
  nameMax: 45,
  descriptionMax: 800,
  /** A list of groups (R-TOP-018). */
  listPage: 20,
  membersPage: 50,
  /** Interests that a group stands for. */
  tags: 5,
  /** Groups that one member owns. */
  owned: 20,
  /** Groups that one member is in. */
  joined: 500,
  /** Members whom an owner names admins. */
  admins: 20,
  /** Groups that a member waits to be taken into. */
  asked: 50,
  /** Words beside a request to join. */
  messageMax: 200,
  /** Why a member was removed, or a post hidden. */
  reasonMax: 200,
} as const;

/** Who reads what is posted in a group. */
export const readingRules = ['all', 'members'] as const;
export type ReadingRule = (typeof readingRules)[number];

/** How one becomes a member: at once, or accepted by the owner or an admin. */
export const joiningRules = ['open', 'asked'] as const;
export type JoiningRule = (typeof joiningRules)[number];

/** What a member is in a group, by the number that is stored. */
export const groupRoles = ['member', 'admin', 'owner'] as const;
export type GroupRole = (typeof groupRoles)[number];
