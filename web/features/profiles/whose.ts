import type { Viewer } from '../../../contract/primitives/viewer.ts';
import { notFound } from '../../lib/page-errors.ts';
import { redirect } from '../../router/answers.ts';

export interface Whose {
  uid: number;
  /** The reader's own page. */
  own: boolean;
}

/**
 * Whose page of the profile is asked for: that of `?uid`, else one's own (R-PRO-001). A guest without `?uid` is sent to
 * the log-in; a `?uid` that is none is 404.
 */
export function whoseProfile(request: Request, viewer: Pick<Viewer, 'uid'> | null): Whose {
  const asked = new URL(request.url).searchParams.get('uid');
  if (asked === null || asked === '') {
    if (!viewer) throw redirect('/?showlogin=yes');
    return { uid: viewer.uid, own: true };
  }
  const uid = Number(asked);
  if (!/^[1-9]\d*$/.test(asked) || !Number.isSafeInteger(uid)) throw notFound();
  return { uid, own: uid === viewer?.uid };
}

/** The own page alone: under another's number there is none. */
export function ownProfile(request: Request, viewer: Pick<Viewer, 'uid'> | null): Whose {
  const whose = whoseProfile(request, viewer);
  if (!whose.own) throw notFound();
  return whose;
}
