import type { AuditAction } from '../../../../../contract/audit.ts';
import type { OfficeScene } from '../../../../../tests/support/call-samples.ts';

type Posted = Awaited<ReturnType<typeof threadOf>>;

/** A thread of a member's, which a moderator acts on. */
export async function threadOf({ api, member }: OfficeScene): Promise<{ tid: number; pid: number }> {
  return (
    await api.must(
      'threads.create',
      { subject: 'Moderated', message: 'A message that is long enough.' },
      await member(),
    )
  ).data;
}

/** An act of moderators, with what the trail says of it. */
export const audited = (action: AuditAction, input: (post: Posted) => object, changed: readonly string[]) => ({
  ...{ action, changed, reason: 'seen' },
  input: async (scene: OfficeScene) => ({ ...input(await threadOf(scene)), reason: 'seen' }),
});
