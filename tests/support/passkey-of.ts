import type { OthersScene } from './call-samples.ts';

/** A passkey of Ada's, for calls by which others ask for it; its id. */
export async function passkeyOf({ db, now, ada }: OthersScene): Promise<string> {
  const id = 'YWRhcy1wYXNza2V5';
  await db
    .insertInto('accounts.passkeys')
    .values({
      ...{ credential_id: id, uid: ada.uid, name: 'Hers', public_key: Buffer.alloc(1), counter: 0 },
      ...{ synced: false, created_at: now, last_used_at: null },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return id;
}
