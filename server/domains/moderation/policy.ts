/** May not speak: reads, but neither posts nor replies. */
const mutedGroup = 4;
/** No access. */
const bannedGroup = 5;

interface InGroup {
  groupid: number;
}

/** The group that counts: a sanction in force stands over what somebody is otherwise. */
export const groupInForce = (own: number, sanction: InGroup | undefined): number => sanction?.groupid ?? own;

/** May use the site at all. A member with no access still logs in, and sees why. */
export const mayEnter = ({ groupid }: InGroup): boolean => groupid !== bannedGroup;

/** May post, reply and like. */
export const maySpeak = ({ groupid }: InGroup): boolean => groupid !== mutedGroup && groupid !== bannedGroup;

/** Operators, country moderators and moderators. */
export const mayModerate = ({ groupid }: InGroup): boolean => groupid >= 1 && groupid <= 3;
