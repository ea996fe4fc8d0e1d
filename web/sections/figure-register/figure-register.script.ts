import { REGISTER, REGISTER_FIELD } from "./register-names.ts";

/*
 * The script of the register: narrows it to the entries that hold every word that is typed. Without
 * it the field is not shown, and the browser's own search finds what the groups hold.
 */

const register = document.getElementById(REGISTER);
const field = document.getElementById(REGISTER_FIELD);

if (register && field instanceof HTMLInputElement) {
  const groups = [...register.querySelectorAll("details")].map((group) => ({
    group,
    entries: [...group.querySelectorAll<HTMLElement>("[data-register]")].map((entry) => ({
      entry,
      text: entry.textContent.toLowerCase(),
    })),
  }));
  field.addEventListener("input", () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const { group, entries } of groups) {
      for (const { entry, text } of entries) entry.hidden = !words.every((w) => text.includes(w));
      group.hidden = entries.every(({ entry }) => entry.hidden);
      group.open = words.length > 0;
    }
  });
}
