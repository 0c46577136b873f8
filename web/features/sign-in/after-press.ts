let isDown = false;

function follow(): void {
  addEventListener(
    'pointerdown',
    () => {
      isDown = true;
    },
    true,
  );
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(
      end,
      () => {
        isDown = false;
      },
      true,
    );
}
if (typeof window !== 'undefined') follow();

/** Runs once what is pressed now has had its click: a page that moves under a finger makes it miss. */
export function afterPress(act: () => void): void {
  if (!isDown) {
    setTimeout(act);
    return;
  }
  const ends = new AbortController();
  const end = () => {
    ends.abort();
    setTimeout(act);
  };
  for (const name of ['pointerup', 'pointercancel']) addEventListener(name, end, { signal: ends.signal });
}
