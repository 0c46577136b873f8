/** Rules and grounds that a moderator names; each has a sentence in three languages. */
export const moderationRules = [
  'spam',
  'fraud',
  'insult',
  'hate',
  'sexual',
  'danger',
  'privacy',
  'copied',
  'impersonation',
  'off_topic',
  'repeated',
  'settled',
  'useful',
  'other',
] as const;
export type ModerationRule = (typeof moderationRules)[number];

const wrongs = ['spam', 'fraud', 'insult', 'hate', 'sexual', 'danger', 'privacy', 'copied'] as const;
const praise = ['useful', 'settled', 'other'] as const;
const words = ['other'] as const;

/** What may be named for an act, as its screen offers it; `other` alone leaves only words. */
export const rulesFor = {
  pin: praise,
  digest: ['useful', 'other'],
  highlight: praise,
  move: ['off_topic', 'other'],
  close: [...wrongs, 'off_topic', 'repeated', 'settled', 'other'],
  /** A post that others no longer read: hidden, deleted or refused. */
  remove: [...wrongs, 'off_topic', 'repeated', 'other'],
  /** A member who is warned or banned. */
  member: [...wrongs, 'impersonation', 'off_topic', 'repeated', 'other'],
  /** What was done is taken back. */
  back: words,
} as const satisfies Record<string, readonly ModerationRule[]>;
