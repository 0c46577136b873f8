/** What is ticked, chosen and typed in a part of the page's form, by the call's own names; ticks as one list. */
export function chosenIn(place: HTMLElement, part: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { name, value } of place.querySelectorAll<HTMLInputElement>('input:checked, select, textarea')) {
    if (!name.endsWith(`@${part}`)) continue;
    const plain = name.slice(0, -part.length - 1);
    found[plain] = plain in found ? `${found[plain]},${value}` : value;
  }
  return found;
}
