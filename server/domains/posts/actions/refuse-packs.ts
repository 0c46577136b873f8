import { type EmoticonPack, packsIn } from '../../../../contract/primitives/emoticons.ts';
import type { Db } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { packsOf } from '../../store/index.ts';

/** Refuses emoticons of a pack that the store sells and the writer has not bought; what the post held before may stay. */
export async function refusePacks(db: Db, uid: number, text: string, held = ''): Promise<void> {
  const before = packsIn(held);
  const added: EmoticonPack[] = packsIn(text).filter((pack) => !before.includes(pack));
  if (added.length === 0) return;
  const { usable } = await packsOf(db, uid);
  const lacking = added.find((pack) => !usable.includes(pack));
  if (lacking) refuse('threads.pack_not_owned', { values: { pack: lacking } });
}
