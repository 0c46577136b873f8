import type { MemberCtx } from '../../../platform/context.ts';
import type { GuardedReads } from '../../../platform/outgoing/guarded-get.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Storage } from '../../../platform/storage/port.ts';
import { type StoredPicture, storePicture } from '../../media/index.ts';
import { productAddress } from '../rules/page-address.ts';
import { type ProductPage, productOf } from '../rules/product-page.ts';

/** How pages of products and their pictures are read, and where the pictures go. */
export interface ProductReading extends Pick<GuardedReads, 'readPage' | 'readPicture'> {
  storage: Storage;
}

/** A product's picture is nobody's own. */
export const nobody = 0;

/** A product's page, with the picture that was made of the one it names. */
export interface ReadProduct extends Omit<ProductPage, 'picture'> {
  picture: StoredPicture | null;
}

/** Reads the page of a product with its picture, before the transaction: it may take seconds. Null where it can't be read. */
export async function readProduct(
  reading: ProductReading,
  ctx: MemberCtx,
  address: string,
): Promise<ReadProduct | null> {
  const page = await reading.readPage(address);
  if (!page) return null;
  const product = productOf(page.body, productAddress(page.address) ?? address);
  return { ...product, picture: await pictureOf(reading, ctx, product.picture) };
}

/** The picture made anew and stored; null where there is none, or none that is a picture. */
async function pictureOf(
  { readPicture, storage }: ProductReading,
  ctx: MemberCtx,
  address: string,
): Promise<StoredPicture | null> {
  const bytes = address === '' ? null : await readPicture(address);
  if (!bytes) return null;
  try {
    return await storePicture(storage, ctx, nobody, bytes);
  } catch (error) {
    // The product is shown without it.
    if (error instanceof Refusal) return null;
    throw error;
  }
}
