/** What a page in one card is about. */
export function Head({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h1 className="heading text-2xl">{title}</h1>
      <p className="mt-1 text-md text-ink-2" dir="auto">
        {text}
      </p>
    </div>
  );
}
