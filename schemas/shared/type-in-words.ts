/** A type in words: freeZonesPage is "Free zones page". */
export function typeInWords(type: string): string {
  const words = type.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
