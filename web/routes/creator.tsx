import { logInFor } from '../../contract/primitives/dialog-flags.ts';
import { callFrom, pageContext } from '../api/context.ts';
import { isRefusal } from '../api/wire.ts';
import { centrePath, DoorWays } from '../features/creator/index.ts';
import { CreatorDoor, type StoredInfo } from '../features/sign-in/index.ts';
import type { LoaderFunctionArgs } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';
import { useRootData } from '../session/root-data.ts';
import { ConfirmLayout } from '../shell/layouts/ConfirmLayout.tsx';
import { useT } from '../texts/texts.tsx';

export const handle = { writes: true };

interface Door {
  info: StoredInfo | null;
  broken: boolean;
}

/** A creator's stored info shows who is in; for anybody else the page is the way in. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Door> {
  const viewer = await context.get(pageContext).viewer();
  if (!viewer?.isCreator) return { info: null, broken: false };
  try {
    return { info: (await callFrom(context)('sign-in.store-info', {})).data, broken: false };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { info: null, broken: true };
  }
}

export default function CreatorPage() {
  const t = useT();
  const { siteName, viewer } = useRootData();
  const door = useLoaderData<typeof loader>();
  return (
    // Guests have the creators' log-in alone (R-CRT-010).
    <ConfirmLayout noAccount={!viewer}>
      <title>{`${t('sign-in.creatorTitle')} - ${siteName}`}</title>
      <CreatorDoor {...door} />
      <DoorWays isIn={door.info !== null} toApply={viewer ? centrePath : logInFor(centrePath)} />
    </ConfirmLayout>
  );
}
