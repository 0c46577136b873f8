import { type FormEvent, useEffect, useRef, useState } from 'react';
import { photoLimits } from '../../../contract/domains/threads/kinds/photo/limits.ts';
import { boardFids } from '../../../contract/primitives/board-fids.ts';
import { formAction } from '../../../contract/primitives/page-form.ts';
import { call } from '../../api/client.ts';
import { useAct } from '../../api/use-act.ts';
import { showToast } from '../../design/toasts.ts';
import { useOnline } from '../../lib/online.ts';
import { photoPath } from '../../lib/photo-path.ts';
import { randomString } from '../../lib/random.ts';
import { onDevice } from '../../lib/stores.ts';
import { useNavigate } from '../../router/hooks.ts';
import { useRootData } from '../../session/root-data.ts';
import { useT } from '../../texts/texts.tsx';
import {
  type AddDraft,
  type AddedPhoto,
  draftOf,
  exifSent,
  onTheWay,
  photosOf,
  readyOf,
  roomFor,
  type Shown,
  shownAtFirst,
} from './add-state.ts';
import { type PhotoQueue, photoQueue } from './photo-queue.ts';

/** The form's own fields of the page's form. */
const part = 'entry';
export const fieldOf = (name: string): string => `${name}@${part}`;

export interface AddAsked {
  uid: number;
  fid: number;
  /** The contest that the address names, 0 for none. */
  contest: number;
  typeid: number;
  /** The number of the agreement that is shown, 0 for a board's own. */
  version: number;
  /** The member has agreed on the page before. */
  agreed: boolean;
}

const nameOfDraft = (uid: number, fid: number): string => `photos:${uid}:${fid}`;

type Written = Omit<AddDraft, 'photos' | 'key'>;

/** An entry that is being written: its words and photos outlive the page, its photos are sent meanwhile. */
export function useAddForm({ uid, fid, contest, typeid, version, agreed }: AddAsked) {
  const t = useT();
  const { said } = useRootData();
  const navigate = useNavigate();
  const act = useAct(['subject', 'message', 'typeid']);
  const refused = said?.call === 'threads.new-thread-photos' ? said : undefined;
  const [written, setWritten] = useState<Written>(() => ({
    ...{ subject: refused?.fields[fieldOf('subject')] ?? '', message: refused?.fields[fieldOf('message')] ?? '' },
    ...{ typeid, enters: contest > 0, shown: shownAtFirst },
  }));
  const [agrees, setAgrees] = useState(agreed);
  const key = useRef('');
  const { photos, setPhotos, queue } = usePhotos(fid, t('contests.add.unread'));
  useDraft({ name: nameOfDraft(uid, fid), written, photos, key, setWritten, setPhotos });
  const change = (fields: Partial<Written>) => setWritten((before) => ({ ...before, ...fields }));
  const ready = readyOf(photos);

  const publish = async (): Promise<void> => {
    const { subject, message, shown, enters } = written;
    const sent = {
      ...{ fid, subject, message, typeid: written.typeid, aids: ready.map(({ aid }) => aid!).join(',') },
      ...{ contest: enters ? contest : 0, agreement_version: enters ? version : 0 },
      ...{ agree: agrees ? 1 : 0, exif: exifSent(ready, shown) },
    };
    const { data } = await call('threads.new-thread-photos', sent, { idempotencyKey: key.current });
    // What the server does not have by now goes with the page.
    onDevice.write(nameOfDraft(uid, fid), null);
    queue.current?.stop();
    showToast({ text: t('threads.said.photoEntered', { held: data.Variables.held }) });
    await navigate(photoPath({ tid: data.Variables.tid, fid }), { replace: true });
  };
  const send = (event?: FormEvent): void => {
    event?.preventDefault();
    void act.run(publish);
  };
  return {
    ...{ written, change, photos, ready, room: roomFor(photos), busy: act.busy, send, agrees, setAgrees },
    controller: {
      add: (files: readonly File[]) => {
        const room = roomFor(photos);
        if (files.length > room) showToast({ text: t('contests.add.tooMany', { max: photoLimits.photosMax }) });
        queue.current?.add(files, room);
      },
      retry: (photo: string) => queue.current?.retry(photo),
      remove: (photo: string) => queue.current?.remove(photo),
    },
    show: (shown: Shown) => change({ shown }),
    waits: onTheWay(photos),
    issues: act.issues,
    error: act.error ?? refused?.refused?.msg,
    action: formAction('threads.new-thread-photos', { fid, contest, agreement_version: version, _of: part }),
  };
}

/** The photos on their way: they go on by themselves once the line is back. */
function usePhotos(fid: number, unread: string) {
  const [photos, setPhotos] = useState<readonly AddedPhoto[]>([]);
  const queue = useRef<PhotoQueue>(null);
  const online = useOnline();
  useEffect(() => {
    const upload = fid === boardFids.dream ? 'threads.upload-dream' : 'threads.upload-photo';
    queue.current = photoQueue((change) => setPhotos(change), { upload, unread });
    return () => queue.current?.stop();
  }, [fid, unread]);
  useEffect(() => {
    if (online) queue.current?.goOn();
  }, [online]);
  return { photos, setPhotos, queue };
}

interface DraftParts {
  name: string;
  written: Written;
  photos: readonly AddedPhoto[];
  key: { current: string };
  setWritten: (of: (before: Written) => Written) => void;
  setPhotos: (photos: readonly AddedPhoto[]) => void;
}

/** What is written and what the server has of it is found again after the page was left. */
function useDraft({ name, written, photos, key, setWritten, setPhotos }: DraftParts): void {
  const [restored, setRestored] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arriving
  useEffect(() => {
    const draft = onDevice.readJson<AddDraft>(name);
    key.current = draft?.key ?? randomString();
    if (draft) {
      const { photos: _photos, key: _key, enters, typeid, ...rest } = draft;
      // What the address asks for counts before what was chosen earlier.
      setWritten((before) => ({ ...before, ...rest, typeid: before.typeid || typeid }));
      setPhotos(photosOf(draft));
    }
    setRestored(true);
  }, [name]);
  useEffect(() => {
    if (!restored) return;
    const draft = draftOf({ ...written, key: key.current }, photos);
    onDevice.write(name, draft && JSON.stringify(draft));
  }, [restored, name, written, photos, key]);
}
