/**
 * FNV-1a with 32 bits over characters: short, and the same in a browser and on the server. It tells
 * texts apart and protects nothing. The contact form has it once more (`send.ts`): shared by forms
 * and tools, it would be a file of its own that each of them fetches.
 * @returns an unsigned number
 */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}
