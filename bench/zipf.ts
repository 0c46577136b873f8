/**
 * Draws indices below `count` as popularity falls in life: the second is drawn half as often as the first, the third a
 * third as often. Takes a number in [0, 1) for each.
 */
export function zipf(count: number): (drawn: number) => number {
  const upTo = new Float64Array(count);
  let sum = 0;
  for (let i = 0; i < count; i += 1) {
    sum += 1 / (i + 1);
    upTo[i] = sum;
  }
  return (drawn) => {
    const wanted = drawn * sum;
    let low = 0;
    let high = count - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (upTo[middle]! > wanted) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}
