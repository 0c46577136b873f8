import { createMembers } from '../domains/members/manifest.ts';
import { cancelDeletion } from '../domains/privacy/index.ts';
import { createPrivacy } from '../domains/privacy/manifest.ts';
import { createProofs } from '../domains/proofs/manifest.ts';
import { createSignIn } from '../domains/sign-in/manifest.ts';
import { oneOwnerEach } from '../platform/table-owners.ts';

type Made<Create extends (deps: never) => unknown> = Parameters<Create>[0];

/** What the four rooms of accounts need; how a deletion is cancelled they know among themselves. */
export type RoomsDeps = Made<typeof createMembers> &
  Made<typeof createProofs> &
  Omit<Made<typeof createSignIn>, 'comeBack'> &
  Made<typeof createPrivacy>;

/** The four domains that share the schema `accounts`, from below (decision 0055). */
export function createRooms(deps: RoomsDeps) {
  const members = createMembers(deps);
  const proofs = createProofs(deps);
  const signIn = createSignIn({ ...deps, comeBack: cancelDeletion });
  const privacy = createPrivacy(deps);
  return {
    all: [members, proofs, signIn, privacy],
    handlers: { ...members.handlers, ...proofs.handlers, ...signIn.handlers, ...privacy.handlers },
    /** Whose the rows of the shared schema are, each table having one owner. */
    tables: oneOwnerEach<'accounts'>()(members.tables, proofs.tables, signIn.tables, privacy.tables),
    actors: signIn.actors,
    cards: members.cards,
  };
}
