import { type Holding, isStorageKey, type StoredKey, type StoredObject } from './port.ts';
import { isNotThere, type Store } from './s3-client.ts';

/** While the first of these is there a backup is made, and objects that are deleted are copied beside it. */
const heldFolder = '.deleted-during-backup/';
const begunName = `${heldFolder}.begun`;

/** A plus stands in no key, so that the way back is plain. */
const heldAs = (key: string): string => heldFolder + key.replaceAll('/', '+');

/** Copies an object aside where a backup is being made, before it is deleted. */
export async function holdForBackup(store: Store, key: string): Promise<void> {
  const { sdk, client, Bucket, Key } = store;
  if ((await begunAt(store)) === undefined) return;
  try {
    await client.send(
      new sdk.CopyObjectCommand({ Bucket, Key: Key(heldAs(key)), CopySource: `${Bucket}/${Key(key)}` }),
    );
  } catch (error) {
    if (!isNotThere(error)) throw error;
  }
}

/** Because of a backup that was killed deleted objects would be retained for ever. */
export async function endStaleHolding(store: Store, before: Date): Promise<void> {
  const begun = await begunAt(store);
  if (begun !== undefined && begun < before) await endHolding(store);
}

type Ask = <T>(work: (store: Store) => Promise<T>) => Promise<T>;
type OpenNamed = (store: Store, name: string, key: string) => Promise<StoredObject | undefined>;

/** What is retained aside for a backup, in the store itself, since other machines delete as well. */
export function s3Holding(ask: Ask, open: OpenNamed): Holding {
  return {
    begin: () =>
      ask(async (store) => {
        await endHolding(store);
        const { sdk, client, Bucket, Key } = store;
        await client.send(new sdk.PutObjectCommand({ Bucket, Key: Key(begunName), Body: Buffer.alloc(0) }));
      }),
    end: () => ask(endHolding),
    list: () =>
      ask(async (store) => {
        const cut = store.Key(heldFolder).length;
        const all = (await heldObjects(store)).map(({ key, ...facts }) => ({
          ...facts,
          key: key.slice(cut).replaceAll('+', '/'),
        }));
        return all.filter(({ key }) => isStorageKey(key));
      }),
    get: (key) => ask((store) => open(store, store.Key(heldAs(key)), key)),
  };
}

async function begunAt({ sdk, client, Bucket, Key }: Store): Promise<Date | undefined> {
  try {
    return (await client.send(new sdk.HeadObjectCommand({ Bucket, Key: Key(begunName) }))).LastModified;
  } catch (error) {
    if (isNotThere(error)) return undefined;
    throw error;
  }
}

/** The mark goes first: who deletes after it retains nothing any more. */
async function endHolding(store: Store): Promise<void> {
  const { sdk, client, Bucket, Key } = store;
  await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: Key(begunName) }));
  for (const { key } of await heldObjects(store)) await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: key }));
}

/** What lies in the folder, by the whole names of the objects. */
async function heldObjects({ sdk, client, Bucket, Key }: Store): Promise<StoredKey[]> {
  const found: StoredKey[] = [];
  let after: string | undefined;
  do {
    const page: Awaited<ReturnType<typeof pageOf>> = await pageOf(after);
    for (const { Key: key, LastModified, Size = 0 } of page.Contents ?? [])
      if (key) found.push({ key, since: LastModified ?? new Date(0), size: Size });
    after = page.IsTruncated ? page.NextContinuationToken : undefined;
  } while (after !== undefined);
  return found;

  function pageOf(ContinuationToken: string | undefined) {
    return client.send(new sdk.ListObjectsV2Command({ Bucket, Prefix: Key(heldFolder), ContinuationToken }));
  }
}
