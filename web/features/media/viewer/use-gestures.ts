import { type RefObject, useEffect, useRef } from 'react';
import { doubleTap } from '../../../lib/two-taps.ts';
import {
  type Box,
  clickScale,
  closesBy,
  distance,
  fitted,
  middle,
  type Point,
  scaledAt,
  tapSlack,
  type View,
  whole,
  withinStage,
} from './zoom.ts';

/** What fingers, mouse and keys do with the picture in sight. */
export interface GestureHandlers {
  onTap: () => void;
  onDoubleTap: () => void;
  onClose: () => void;
  /** Called when it becomes larger than whole, and when it is whole again. */
  onZoomed: (isZoomed: boolean) => void;
}

/** Parts of the stage that gestures move. */
interface Parts {
  stage: HTMLElement;
  /** The picture in sight. */
  image: () => HTMLElement | null;
}

/** One hand's work on a stage: it holds no state that React draws. */
class Gestures {
  view: View = whole;
  readonly #parts: Parts;
  readonly #handlers: () => GestureHandlers;
  readonly #fingers = new Map<number, Point>();
  #from: { at: Point; time: number; view: View } = { at: { x: 0, y: 0 }, time: 0, view: whole };
  #spread: { apart: number; centre: Point } | null = null;
  #moved = false;
  #lastTap: { at: Point; time: number } | null = null;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: Parts, handlers: () => GestureHandlers) {
    this.#parts = parts;
    this.#handlers = handlers;
  }

  /** The size of the picture as it fits, without its scale. */
  #size(): Box {
    const image = this.#parts.image();
    const side = (name: string) => Number(image?.getAttribute(name) ?? 0);
    return fitted({ width: side('width'), height: side('height') }, this.#stage());
  }

  #stage(): Box {
    const { clientWidth: width, clientHeight: height } = this.#parts.stage;
    return { width, height };
  }

  #fromMiddle({ x, y }: Point): Point {
    const { left, top, width, height } = this.#parts.stage.getBoundingClientRect();
    return { x: x - left - width / 2, y: y - top - height / 2 };
  }

  show(view: View): void {
    const before = this.view.scale > 1;
    this.view = withinStage(view, this.#size(), this.#stage());
    const { scale, x, y } = this.view;
    const image = this.#parts.image();
    if (image) image.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
    if (before !== scale > 1) this.#handlers().onZoomed(scale > 1);
  }

  /** Around a point of the window, or the middle of the stage. */
  zoom(by: number, at?: Point): void {
    this.show(scaledAt(this.view, this.view.scale * by, at ? this.#fromMiddle(at) : { x: 0, y: 0 }));
  }

  #draw(down: number): void {
    const image = this.#parts.image();
    if (image) image.style.translate = down > 0 ? `0 ${down}px` : '';
    const faded = Math.min(0.7, Math.max(0, down) / 500);
    this.#parts.stage.closest<HTMLElement>('dialog')?.style.setProperty('--faded', String(faded));
  }

  down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    const at = { x: event.clientX, y: event.clientY };
    this.#fingers.set(event.pointerId, at);
    this.#moved = this.#fingers.size > 1;
    this.#from = { at, time: event.timeStamp, view: this.view };
    const [one, other] = [...this.#fingers.values()];
    this.#spread = one && other ? { apart: distance(one, other), centre: middle(one, other) } : null;
    this.#draw(0);
  }

  move(event: PointerEvent): void {
    if (!this.#fingers.has(event.pointerId)) return;
    const at = { x: event.clientX, y: event.clientY };
    this.#fingers.set(event.pointerId, at);
    const [one, other] = [...this.#fingers.values()];
    if (one && other) {
      this.#pinch(one, other);
      return;
    }
    if (distance(at, this.#from.at) > tapSlack) this.#moved = true;
    if (!this.#moved) return;
    const [across, down] = [at.x - this.#from.at.x, at.y - this.#from.at.y];
    const { view } = this.#from;
    if (this.view.scale > 1) this.show({ ...view, x: view.x + across, y: view.y + down });
    else if (event.pointerType !== 'mouse' && down > Math.abs(across)) this.#draw(down);
  }

  #pinch(one: Point, other: Point): void {
    const spread = this.#spread;
    if (!spread) return;
    const centre = middle(one, other);
    const wanted = (this.#from.view.scale * distance(one, other)) / Math.max(1, spread.apart);
    const scaled = scaledAt(this.#from.view, wanted, this.#fromMiddle(spread.centre));
    const { x, y } = scaled;
    this.show({ ...scaled, x: x + centre.x - spread.centre.x, y: y + centre.y - spread.centre.y });
  }

  up(event: PointerEvent): void {
    if (!this.#fingers.delete(event.pointerId)) return;
    const at = { x: event.clientX, y: event.clientY };
    // A finger that stays after a pinch goes on from where it is.
    for (const rest of this.#fingers.values()) this.#from = { at: rest, time: event.timeStamp, view: this.view };
    if (this.#fingers.size > 0) return;
    this.#spread = null;
    const down = at.y - this.#from.at.y;
    this.#draw(0);
    if (!this.#moved) {
      this.#tapped(at, event);
      return;
    }
    const across = Math.abs(at.x - this.#from.at.x);
    const isDrawn = event.pointerType !== 'mouse' && this.view.scale === 1 && down > across;
    if (isDrawn && closesBy(down, event.timeStamp - this.#from.time, this.#stage())) this.#handlers().onClose();
  }

  /** The browser took the finger over: it scrolls. */
  cancel(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    this.#spread = null;
    this.#draw(0);
  }

  #tapped(at: Point, { timeStamp: time, pointerType }: PointerEvent): void {
    const last = this.#lastTap;
    const isSecond = last !== null && time - last.time < doubleTap && distance(at, last.at) < 3 * tapSlack;
    clearTimeout(this.#waiting);
    this.#lastTap = isSecond ? null : { at, time };
    if (pointerType === 'mouse') {
      if (isSecond) this.view.scale > 1 ? this.show(whole) : this.zoom(clickScale, at);
      return;
    }
    if (isSecond) this.#handlers().onDoubleTap();
    else this.#waiting = setTimeout(() => this.#handlers().onTap(), doubleTap);
  }

  wheel(event: WheelEvent): void {
    if (Math.abs(event.deltaY) <= Math.abs(event.deltaX)) return;
    event.preventDefault();
    this.zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, { x: event.clientX, y: event.clientY });
  }

  end(): void {
    clearTimeout(this.#waiting);
  }
}

/** Pinch, drag, double tap and wheel on a stage. What it returns zooms by keys, and shows the picture whole. */
export function useGestures(stage: RefObject<HTMLElement | null>, handlers: GestureHandlers) {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  const gestures = useRef<Gestures>(undefined);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const image = () => element.querySelector<HTMLElement>('[data-current] img');
    const made = new Gestures({ stage: element, image }, () => latest.current);
    gestures.current = made;
    const under = new AbortController();
    const { signal } = under;
    element.addEventListener('pointerdown', (event) => made.down(event), { signal });
    // A finger may leave the stage.
    window.addEventListener('pointermove', (event) => made.move(event), { signal });
    window.addEventListener('pointerup', (event) => made.up(event), { signal });
    window.addEventListener('pointercancel', (event) => made.cancel(event), { signal });
    element.addEventListener('wheel', (event) => made.wheel(event), { signal, passive: false });
    return () => {
      under.abort();
      made.end();
    };
  }, [stage]);
  return {
    zoom: (by: number) => gestures.current?.zoom(by),
    reset: () => gestures.current?.show(whole),
  };
}
