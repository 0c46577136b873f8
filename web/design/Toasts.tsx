import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { Icon } from './Icon.tsx';
import { currentToast, dismissToast, holdToast, letToastGo, listenToasts, type Toast } from './toasts.ts';

function ToastBody({ toast }: { toast: Toast }) {
  const { action } = toast;
  return (
    <div className="toast" onPointerEnter={holdToast} onPointerLeave={letToastGo}>
      <Icon name={toast.kind === 'error' ? 'circle-alert' : 'check'} />
      <span className="min-w-0 flex-1" dir="auto">
        {toast.text}
      </span>
      {action && (
        <button
          type="button"
          onClick={() => {
            dismissToast();
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  );
}

/** Lifts the toast above an open dialog: what a failure says there would else be said behind it. */
function useAboveDialogs(region: RefObject<HTMLElement | null>, toast: Toast | null): void {
  useEffect(() => {
    const element = region.current;
    if (!element || !toast || !document.querySelector('dialog:modal')) return;
    element.popover = 'manual';
    element.showPopover();
    return () => {
      element.popover = null;
    };
  }, [region, toast]);
}

/** A toast that came before its page waits for it: its whole time is left when the page is drawn. */
export function useTimeOfPage(isLoading: boolean, toast: Toast | null): void {
  useEffect(() => {
    if (!isLoading || !toast) return;
    holdToast();
    return letToastGo;
  }, [isLoading, toast]);
}

/** The region of toasts; drawn once, in the shell. `isLoading` while the next page is on its way. */
export function Toasts({ isLoading }: { isLoading: boolean }) {
  const toast = useSyncExternalStore(listenToasts, currentToast, () => null);
  const failed = toast?.kind === 'error';
  const region = useRef<HTMLDivElement>(null);
  useAboveDialogs(region, toast);
  useTimeOfPage(isLoading, toast);
  return (
    <div ref={region} className="toasts">
      <div role="status">{toast && !failed && <ToastBody toast={toast} />}</div>
      <div role="alert">{toast && failed && <ToastBody toast={toast} />}</div>
    </div>
  );
}
