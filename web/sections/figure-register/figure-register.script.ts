import { REGISTER, REGISTER_FIELD } from "./register-names.ts";

/* Filters the register by typed words. Without this script there is no field. */

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
