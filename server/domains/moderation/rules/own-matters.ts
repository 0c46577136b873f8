/** Domains whose writes are about one's own account: whoever is barred may still keep it safe, appeal and leave. */
const ownDomains = new Set(['sign-in', 'proofs', 'privacy', 'members', 'notices', 'moderation', 'operators']);
/** Writes that go with reading. */
const withReading = new Set(['threads.note-read', 'review.withdraw-held']);

/** Whether a call writes nothing that others read. */
export const isOwnMatter = (call: string): boolean =>
  withReading.has(call) || ownDomains.has(call.slice(0, call.indexOf('.')));
