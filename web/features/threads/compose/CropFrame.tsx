import '../../../design/sheets/crop.css';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useT } from '../../../texts/texts.tsx';
import { type Corner, cornerMoved, type Part, partMoved } from './redraw.ts';

const corners: readonly Corner[] = ['start-top', 'end-top', 'start-bottom', 'end-bottom'];
/** How far an arrow key moves, as a share of the picture. */
const keyStep = 0.05;

interface CropFrameProps {
  src: string;
  part: Part;
  onChange: (part: Part) => void;
}

/** A picture with a frame over what stays of it: the frame is drawn by its corners, and moved as a whole. */
export function CropFrame({ src, part, onChange }: CropFrameProps) {
  const t = useT();
  const area = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const from = useRef<{ x: number; y: number; part: Part } | null>(null);
  useEffect(() => {
    const { style } = frame.current!;
    style.left = `${part.x * 100}%`;
    style.top = `${part.y * 100}%`;
    style.width = `${part.width * 100}%`;
    style.height = `${part.height * 100}%`;
  }, [part]);

  const changed = (corner: Corner | null, start: Part, by: { x: number; y: number }): Part =>
    corner ? cornerMoved(start, corner, by) : partMoved(start, by);
  const grip = (corner: Corner | null) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { x: event.clientX, y: event.clientY, part };
    },
    onPointerMove: (event: PointerEvent) => {
      const start = from.current;
      const box = area.current?.getBoundingClientRect();
      if (!start || !box) return;
      const by = { x: (event.clientX - start.x) / box.width, y: (event.clientY - start.y) / box.height };
      onChange(changed(corner, start.part, by));
    },
    onPointerUp: () => {
      from.current = null;
    },
    onPointerCancel: () => {
      from.current = null;
    },
    onKeyDown: (event: KeyboardEvent) => {
      const x = { ArrowLeft: -keyStep, ArrowRight: keyStep }[event.key] ?? 0;
      const y = { ArrowUp: -keyStep, ArrowDown: keyStep }[event.key] ?? 0;
      if (x === 0 && y === 0) return;
      event.preventDefault();
      event.stopPropagation();
      onChange(changed(corner, part, { x, y }));
    },
  });
  return (
    <div className="crop" dir="ltr">
      <div ref={area} className="crop-area">
        <img src={src} alt="" draggable={false} />
        <div ref={frame} className="crop-frame" {...grip(null)}>
          {corners.map((corner) => (
            <button
              key={corner}
              type="button"
              className={`crop-corner crop-${corner}`}
              aria-label={t(`threads.crop.${corner}`)}
              {...grip(corner)}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
