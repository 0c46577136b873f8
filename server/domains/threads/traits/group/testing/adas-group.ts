import type { OthersScene } from '../../../../../../tests/support/call-samples.ts';

/** A group of Ada's that members alone read, and her thread in it. */
export async function adasGroup({ db, ada, now, tid }: OthersScene): Promise<{ groupid: number; tid: number }> {
  const name = `shut ${crypto.randomUUID()}`;
  const { groupid } = await db
    .insertInto('groups.groups')
    .values({
      ...{ name, name_key: name, description: 'Night photos.', country_fid: 188, typeid: 0, owner_uid: ada.uid },
      ...{ created_at: now, reading: 1, members: 1 },
    })
    .returning('groupid')
    .executeTakeFirstOrThrow();
  await db.updateTable('threads.threads').set({ groupid }).where('tid', '=', tid).execute();
  return { groupid, tid };
}
