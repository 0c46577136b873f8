import type { Mutation } from './support/mutation.ts';

const at = 'server/domains/profiles';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'strangers see what is for those alone whom one follows',
    file: `${at}/rules/personal.ts`,
    find: "(audience === 'followed' && relation === 'followed')",
    put: "audience === 'followed'",
    noticedIn: `${at}/rules/personal.test.ts`,
  },
  {
    breaks: 'the owner doesn’t see the own private fields',
    file: `${at}/rules/personal.ts`,
    find: "relation === 'self' || ",
    put: '',
    noticedIn: `${at}/rules/personal.test.ts`,
  },
  {
    breaks: 'a username is changed twice',
    file: `${at}/policy.ts`,
    find: 'renamesLeft(renamedAt) > 0 ? undefined',
    put: 'true ? undefined',
    noticedIn: `${at}/profiles.test.ts`,
  },
  {
    breaks: 'a name is changed without its price',
    file: `${at}/actions/change-username.ts`,
    find: 'if (amount > 0) {',
    put: 'if (amount < 0) {',
    noticedIn: `${at}/profiles.test.ts`,
  },
  {
    breaks: 'a location moves on the day before it may',
    file: `${at}/policy.ts`,
    find: 'now < locationOpensAt(registered)',
    put: 'now.getTime() + 86_400_000 < locationOpensAt(registered).getTime()',
    noticedIn: `${at}/policy.test.ts`,
  },
  {
    breaks: 'a location is locked in the moment in which it opens',
    file: `${at}/policy.ts`,
    find: 'now < locationOpensAt(registered)',
    put: 'now <= locationOpensAt(registered)',
    noticedIn: `${at}/policy.test.ts`,
  },
  {
    breaks: 'another’s profile is changed',
    file: `${at}/actions/own-uid.ts`,
    find: "named === undefined || named === actor.uid ? actor.uid : refuse('profiles.foreign_uid')",
    put: 'named ?? actor.uid',
    noticedIn: `${at}/profiles.test.ts`,
  },
  {
    breaks: 'a picture that was the avatar is never let go',
    file: `${at}/actions/set-picture.ts`,
    find: 'if (before !== null) await detachPictures(ctx, [before]);',
    put: '',
    noticedIn: `${at}/profiles.test.ts`,
  },
  {
    breaks: 'a birthday lies ahead',
    file: `${at}/rules/birthday.ts`,
    find: '!exists || day > now ||',
    put: '!exists ||',
    noticedIn: `${at}/rules/birthday.test.ts`,
  },
  {
    breaks: 'saying who sees one field makes the others public',
    file: `${at}/actions/set-privacy.ts`,
    find: 'said[field] ?? before[field]',
    put: "said[field] ?? 'everyone'",
    noticedIn: `${at}/kept.test.ts`,
  },
  {
    breaks: 'a change of privacy leaves kept pages as they were',
    file: `${at}/actions/set-privacy.ts`,
    find: 'ctx.touch(`u:${uid}`);',
    put: '',
    noticedIn: `${at}/kept.test.ts`,
  },
  {
    breaks: 'a child who gives a birthday is not asked for a guardian',
    file: `${at}/actions/update-basic-info.ts`,
    find: 'birthday !== null && birthday !== row.birthday',
    put: 'birthday === null',
    noticedIn: 'server/domains/members/guardian.test.ts',
  },
  {
    breaks: 'a medal is granted twice',
    file: `${at}/actions/grant-medal.ts`,
    find: 'if (!(await insertMedal(ctx.db, uid, medal, ctx.now))) return false;',
    put: 'await insertMedal(ctx.db, uid, medal, ctx.now);',
    noticedIn: `${at}/profiles.test.ts`,
  },
];
