const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** npm passes on the Ctrl-C that the terminal has already given to the whole group: that is one signal, not two. */
const sameSignalMs = 500;

type SignalReaction = {
  /** The first signal: end in order. The process leaves when it is done. */
  stop: () => Promise<void>;
  /** A second one from somebody who does not want to wait; must not wait itself. */
  abandon: () => void;
};

/** Ends this process when it is asked to: in order at first, at once when asked again. */
export function stopOnSignals({ stop, abandon }: SignalReaction): void {
  let first: number | undefined;
  for (const [name, code] of Object.entries(exitCodes)) {
    process.on(name, () => {
      if (first === undefined) {
        first = performance.now();
        stop().then(
          () => process.exit(0),
          () => process.exit(1),
        );
      } else if (performance.now() - first > sameSignalMs) {
        abandon();
        process.exit(code);
      }
    });
  }
}
