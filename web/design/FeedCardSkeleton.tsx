/** The shape of a feed card before its content is there. */
export function FeedCardSkeleton() {
  return (
    <div className="post pb-4" aria-hidden="true">
      <div className="flex items-center gap-3">
        <span className="skeleton size-10 rounded-full" />
        <span className="flex flex-1 flex-col gap-2">
          <span className="skeleton w-1/2" />
          <span className="skeleton w-1/3" />
        </span>
      </div>
      <span className="skeleton mt-3.5 h-4.5 w-11/12" />
      <span className="skeleton mt-2 w-2/3" />
      <span className="skeleton mt-3 h-40 rounded-leaf" />
    </div>
  );
}
