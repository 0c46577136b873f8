import { logInFor } from '../../../contract/primitives/dialog-flags.ts';
import type { Viewer } from '../../../contract/primitives/viewer.ts';
import { addressContext, pageContext } from '../../api/context.ts';
import { type LoaderFunctionArgs, redirect } from '../../router/answers.ts';
import { notFound } from '../../router/page-errors.ts';

export interface Whose {
  uid: number;
  /** The reader's own page. */
  own: boolean;
}

/**
 * Whose page of the profile is asked for: that of `?uid`, else one's own (R-PRO-001). A guest without `?uid` is sent to
 * the log-in, which leads back to `page`; a `?uid` that is none is 404.
 */
export function whoseProfile(request: Request, viewer: Pick<Viewer, 'uid'> | null, page?: string): Whose {
  const asked = new URL(request.url).searchParams.get('uid');
  if (asked === null || asked === '') {
    if (!viewer) throw redirect(logInFor(page));
    return { uid: viewer.uid, own: true };
  }
  const uid = Number(asked);
  if (!/^[1-9]\d*$/.test(asked) || !Number.isSafeInteger(uid)) throw notFound();
  return { uid, own: uid === viewer?.uid };
}

/** The same for a page that is made. */
export const whoseProfileHere = async ({ context, request }: LoaderFunctionArgs): Promise<Whose> =>
  whoseProfile(request, await context.get(pageContext).viewer(), context.get(addressContext));

/** The own page alone: under another's number there is none. */
export function ownProfile(request: Request, viewer: Pick<Viewer, 'uid'> | null, page?: string): Whose {
  const whose = whoseProfile(request, viewer, page);
  if (!whose.own) throw notFound();
  return whose;
}
