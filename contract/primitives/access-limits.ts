/** The group of operators. */
export const operatorGroup = 1;
/** Group id of a member with no access (R-SES-007). */
export const bannedGroup = 5;
/** The group of members who may read, but not speak. */
export const silencedGroup = 4;

/** Seconds for which an owner's proof serves the calls that want a recent one. */
export const proofSeconds = 900;
