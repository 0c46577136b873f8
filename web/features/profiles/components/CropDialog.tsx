import '../../../design/sheets/crop.css';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { type CropKind, cropSizes } from '../../../../contract/domains/profiles/limits.ts';
import { useAct } from '../../../api/use-act.ts';
import { Button } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { Note } from '../../../design/parts.tsx';
import { useT } from '../../../texts/texts.tsx';
import { type Crop, dragged, heldIn, partOf, sizeToSend, wholeCrop, zoomMax } from '../crop.ts';
import { type SetPicture, wearPicture } from '../mutations.ts';

interface CropDialogProps {
  kind: CropKind;
  file: File;
  onClose: () => void;
  onDone: (set: SetPicture) => void;
}

/** Chooses the part of a photo that becomes avatar or cover: by dragging, or by three sliders. Closed, it sends nothing. */
export function CropDialog({ kind, file, onClose, onDone }: CropDialogProps) {
  const t = useT();
  const { bitmap, unreadable } = useBitmap(file);
  const [crop, setCrop] = useState<Crop>(wholeCrop);
  const [percent, setPercent] = useState(0);
  const { busy, error, run } = useAct();
  const sending = useRef<AbortController>(null);
  useEffect(() => () => sending.current?.abort(), []);
  const frame = cropSizes[kind];

  const save = () =>
    run(async () => {
      if (!bitmap) return;
      const upload = new AbortController();
      sending.current = upload;
      setPercent(0);
      try {
        onDone(await wearPicture(kind, await cutOut(bitmap, kind, crop), setPercent, upload.signal));
      } catch (failure) {
        if (!upload.signal.aborted) throw failure;
      }
    });
  const foot = (
    <>
      <Button kind="outline" onClick={onClose}>
        {t('shell.cancel')}
      </Button>
      <Button onClick={save} disabled={!bitmap} busy={busy && t('profiles.sendingPicture', { percent })}>
        {t('profiles.usePicture')}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={t(`profiles.crop.${kind}`)} foot={foot}>
      <div className="flex flex-col gap-3">
        {unreadable && <Note tone="error">{t('profiles.unreadablePicture')}</Note>}
        {error && <Note tone="error">{error}</Note>}
        {bitmap && <Preview bitmap={bitmap} kind={kind} crop={crop} onCrop={setCrop} />}
        <Slider
          label={t('profiles.crop.zoom')}
          value={(crop.zoom - 1) / (zoomMax - 1)}
          onChange={(value) => setCrop(heldIn({ ...crop, zoom: 1 + value * (zoomMax - 1) }))}
        />
        <Slider
          label={t('profiles.crop.across')}
          value={crop.across}
          onChange={(across) => setCrop({ ...crop, across })}
        />
        <Slider label={t('profiles.crop.down')} value={crop.down} onChange={(down) => setCrop({ ...crop, down })} />
        <p className="hint">{t('profiles.crop.hint', { width: frame.width, height: frame.height })}</p>
      </div>
    </Dialog>
  );
}

/** The photo decoded on the device, upright. */
function useBitmap(file: File): { bitmap: ImageBitmap | null; unreadable: boolean } {
  const [read, setRead] = useState<{ of: File; bitmap: ImageBitmap | null } | null>(null);
  useEffect(() => {
    let opened: ImageBitmap | undefined;
    let left = false;
    createImageBitmap(file, { imageOrientation: 'from-image' }).then(
      (bitmap) => {
        opened = bitmap;
        if (left) bitmap.close();
        else setRead({ of: file, bitmap });
      },
      () => setRead({ of: file, bitmap: null }),
    );
    return () => {
      left = true;
      opened?.close();
    };
  }, [file]);
  const mine = read?.of === file ? read : null;
  return { bitmap: mine?.bitmap ?? null, unreadable: mine !== null && mine.bitmap === null };
}

function draw(canvas: HTMLCanvasElement, bitmap: ImageBitmap, kind: CropKind, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { x, y, width, height } = partOf(bitmap, cropSizes[kind], crop);
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, x, y, width, height, 0, 0, canvas.width, canvas.height);
}

/** The part that is cut, small enough to send over a slow network. */
async function cutOut(bitmap: ImageBitmap, kind: CropKind, crop: Crop): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), sizeToSend(bitmap, cropSizes[kind], crop));
  draw(canvas, bitmap, kind, crop);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9));
  if (!blob) throw new Error('the picture could not be drawn');
  return blob;
}

interface PreviewProps {
  bitmap: ImageBitmap;
  kind: CropKind;
  crop: Crop;
  onCrop: (crop: Crop) => void;
}

function Preview({ bitmap, kind, crop, onCrop }: PreviewProps) {
  const t = useT();
  const ref = useRef<HTMLCanvasElement>(null);
  const from = useRef<{ x: number; y: number; crop: Crop } | null>(null);
  const frame = cropSizes[kind];
  useEffect(() => {
    if (ref.current) draw(ref.current, bitmap, kind, crop);
  }, [bitmap, kind, crop]);
  const start = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { x: event.clientX, y: event.clientY, crop };
  };
  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!from.current) return;
    const by = { x: event.clientX - from.current.x, y: event.clientY - from.current.y };
    onCrop(dragged(from.current.crop, bitmap, frame, by, event.currentTarget.offsetWidth));
  };
  const end = () => {
    from.current = null;
  };
  const side = kind === 'avatar' ? 'mx-auto w-60 rounded-full' : 'w-full rounded-leaf';
  return (
    <canvas
      ref={ref}
      width={kind === 'avatar' ? 384 : 960}
      height={kind === 'avatar' ? 384 : 240}
      role="img"
      aria-label={t('profiles.crop.preview')}
      className={`cursor-move touch-none bg-sunken ${side}`}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
}

function Slider({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) {
  return (
    <label className="flex min-h-11 items-center gap-3 text-sm">
      <span className="w-24 flex-none">{label}</span>
      <input
        type="range"
        min={0}
        max={100}
        value={Math.round(value * 100)}
        className="h-11 min-w-0 flex-1 accent-primary"
        onChange={(event) => onChange(Number(event.target.value) / 100)}
      />
    </label>
  );
}
