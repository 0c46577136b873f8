import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';

/** How long a finger rests before what it lies on can be dragged: shorter is a tap, and moving is scrolling. */
const holdMs = 350;
const tremblePx = 8;

interface Drag {
  key: string;
  tile: HTMLElement;
  from: { x: number; y: number };
  /** It follows the pointer. */
  moving: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Lets the items of a list be dragged to another place: at once with a mouse, after a rest with a finger. */
export function useDragOrder(list: RefObject<HTMLElement | null>, onMove: (key: string, to: number) => void) {
  const drag = useRef<Drag | null>(null);
  useEffect(() => {
    const area = list.current;
    // A finger that drags doesn't scroll, nor does the press that ends it open what was dragged.
    const hold = (event: TouchEvent) => drag.current?.moving && event.cancelable && event.preventDefault();
    area?.addEventListener('touchmove', hold, { passive: false });
    return () => area?.removeEventListener('touchmove', hold);
  }, [list]);

  const placeAt = (x: number, y: number): number => {
    const tiles = [...(list.current?.querySelectorAll<HTMLElement>('[data-order]') ?? [])];
    return tiles.findIndex((tile) => {
      const { left, right, top, bottom } = tile.parentElement!.getBoundingClientRect();
      return x >= left && x <= right && y >= top && y <= bottom;
    });
  };
  const start = (now: Drag) => {
    now.moving = true;
    now.tile.dataset.dragged = '';
  };
  const end = () => {
    const now = drag.current;
    drag.current = null;
    if (!now) return;
    clearTimeout(now.timer);
    now.tile.style.translate = '';
    delete now.tile.dataset.dragged;
    if (now.moving) now.tile.addEventListener('click', stopOnce, { capture: true, once: true });
    setTimeout(() => now.tile.removeEventListener('click', stopOnce, { capture: true }), 0);
  };
  return (key: string) => ({
    'data-order': key,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      const tile = event.currentTarget;
      const now: Drag = { key, tile, from: { x: event.clientX, y: event.clientY }, moving: false, timer: undefined };
      if (event.pointerType !== 'mouse') now.timer = setTimeout(() => start(now), holdMs);
      drag.current = now;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const now = drag.current;
      if (!now) return;
      const { clientX: x, clientY: y, pointerId } = event;
      const far = Math.hypot(x - now.from.x, y - now.from.y) > tremblePx;
      if (!now.moving && far && event.pointerType !== 'mouse') return end();
      if (!now.moving && far) start(now);
      if (!now.moving) return;
      now.tile.setPointerCapture(pointerId);
      now.tile.style.translate = `${x - now.from.x}px ${y - now.from.y}px`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const now = drag.current;
      const to = now?.moving ? placeAt(event.clientX, event.clientY) : -1;
      end();
      if (now && to >= 0) onMove(now.key, to);
    },
    onPointerCancel: end,
    onContextMenu: (event: { preventDefault: () => void }) => drag.current && event.preventDefault(),
  });
}

function stopOnce(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
