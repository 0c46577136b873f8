import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';

/** The caller's uid; a call that names another's is refused, operators' calls too. */
export const ownUid = ({ actor }: MemberCtx, named: number | undefined): number =>
  named === undefined || named === actor.uid ? actor.uid : refuse('profiles.foreign_uid');
