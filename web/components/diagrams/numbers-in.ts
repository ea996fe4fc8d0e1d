const NUMBER = /\d[\d,]*(?:\.\d+)?/g;

/** The numbers of a figure's value: one, or the ends of a range such as 85–88; none of words. */
export function numbersIn(value: string): number[] {
  return [...value.matchAll(NUMBER)].map(([number]) => Number(number.replaceAll(",", "")));
}
