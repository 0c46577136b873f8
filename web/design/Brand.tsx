/** The mark: three canopies on a bottle trunk, a mango sun, the field tile with the leaf corner. Its drawing stands in the page. */
export function Mark({ size = 'size-8' }: { size?: string }) {
  return (
    <svg className={`${size} flex-none`} aria-hidden="true">
      <use href="#b-mark" />
    </svg>
  );
}
