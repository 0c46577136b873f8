/** The shape of rows before they are there. */
export function NoticeSkeletons() {
  return [1, 2, 3].map((row) => (
    <div key={row} className="flex min-h-14 items-center gap-3 py-2" aria-hidden="true">
      <span className="skeleton size-10 rounded-full" />
      <span className="flex flex-1 flex-col gap-2">
        <span className="skeleton w-3/4" />
        <span className="skeleton w-1/3" />
      </span>
    </div>
  ));
}
