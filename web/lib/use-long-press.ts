import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** So long a finger rests for it to be no tap, in milliseconds. */
const longMs = 500;
/** A finger that moves further is scrolling. */
const stillPx = 10;

interface Press {
  at: number;
  x: number;
  y: number;
}

/** What an element needs so that a finger which rests on it acts, in place of the tap and of the browser's own menu. */
export function useLongPress(act: () => void) {
  const press = useRef<Press | undefined>(undefined);
  const isLong = useRef(false);
  return {
    onPointerDown: ({ pointerType, timeStamp, clientX, clientY }: PointerEvent) => {
      isLong.current = false;
      press.current = pointerType === 'touch' ? { at: timeStamp, x: clientX, y: clientY } : undefined;
    },
    onPointerCancel: () => {
      press.current = undefined;
    },
    // A popover that opens before the finger is lifted is closed by the lifting.
    onPointerUp: ({ timeStamp, clientX, clientY }: PointerEvent) => {
      const from = press.current;
      press.current = undefined;
      if (!from || timeStamp - from.at < longMs) return;
      if (Math.hypot(clientX - from.x, clientY - from.y) > stillPx) return;
      isLong.current = true;
      setTimeout(act);
    },
    onClickCapture: (event: MouseEvent) => {
      if (!isLong.current) return;
      isLong.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onContextMenu: (event: MouseEvent) => {
      if (press.current) event.preventDefault();
    },
  };
}
