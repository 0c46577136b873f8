import { useState } from 'react';
import { AppPanel } from '../design/AppPanel.tsx';
import { AppQr } from '../design/AppQr.tsx';
import { Button } from '../design/Button.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { Card } from '../design/parts.tsx';
import { PermissionScreen } from '../shell/access-screens.tsx';
import { GonePage } from '../shell/error-page.tsx';
import { UiDemoLayout } from '../shell/layouts/UiDemoLayout.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { LostScreen, SystemErrorScreen } from '../shell/screens.tsx';
import { useT } from '../texts/texts.tsx';
import { Charts } from './gallery/charts.tsx';
import { Buttons, Fields, Overlays } from './gallery/controls.tsx';
import { Forms } from './gallery/forms.tsx';
import { Composer, Emoticons, FeedCards, ThreadParts } from './gallery/posts.tsx';
import { Cloth, Empties, Icons, Notes, People } from './gallery/states.tsx';

/** The gallery: every part of the design in its states, the "UI demo" layout of the documents. */
export default function DesignPage() {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <UiDemoLayout head={{ title: t('shell.design') }}>
      <PageMeta title={t('shell.design')} hidden />
      <h1 className="heading text-xl max-sm:px-4">{t('shell.design')}</h1>
      <Buttons />
      <Fields />
      <Overlays onDialog={() => setOpen(true)} />
      <Cloth />
      <People />
      <Notes />
      <Icons />
      <Empties />
      <Charts />
      <FeedCards />
      <ThreadParts />
      <Composer />
      <Emoticons />
      <Forms />
      <AppPanel siteName="Baobab" url={null} onHide={() => undefined} />
      <AppQr siteName="Baobab" url="https://example.com" />
      <Card title="Pages">
        <GonePage />
        <GonePage message="Thread not exist" />
        <PermissionScreen />
        <SystemErrorScreen onRetry={() => undefined} />
        <LostScreen onRetry={() => undefined} />
      </Card>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Delete this post?"
        foot={
          <>
            <Button kind="outline" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button kind="danger" onClick={() => setOpen(false)}>
              Delete
            </Button>
          </>
        }
      >
        <p>It is deleted for everyone. Replies stay.</p>
      </Dialog>
    </UiDemoLayout>
  );
}
