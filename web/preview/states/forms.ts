/** Forms take nothing that comes faster than people write; this is a little longer. */
const OLD_ENOUGH_MS = 3_500;
const LOOK_EVERY_MS = 50;

/** A request that keeps every rule. */
const request: Readonly<Record<string, string>> = {
  fullName: "Anna Example",
  email: "anna@example.com",
  phone: "+371 2000 0000",
  profession: "Designer",
  nationality: "Latvian",
  message: "We move in autumn, three of us.",
};

/** Resolves when the form works, and has been open as long as somebody needs who writes. */
export async function whenOldEnough(): Promise<void> {
  const isReady = () =>
    performance.now() > OLD_ENOUGH_MS && document.querySelector("form[data-ready]") !== null;
  while (!isReady()) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
}

export function sendSignUp(address: string): void {
  const field = document.querySelector<HTMLInputElement>("form input[type=email]");
  if (field === null) return;
  write(field, address);
  field.form?.requestSubmit();
}

export function sendRequest(): void {
  const form = document.querySelector<HTMLFormElement>("form:has(textarea)");
  if (form === null) return;
  for (const [name, value] of Object.entries(request)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      write(field, value);
    }
  }
  for (const list of form.querySelectorAll("select")) {
    list.selectedIndex = list.options.length - 1;
    list.dispatchEvent(new Event("change", { bubbles: true }));
  }
  const consent = form.elements.namedItem("consent");
  if (consent instanceof HTMLInputElement && !consent.checked) consent.click();
  form.requestSubmit();
}

export function sendEmptyRequest(): void {
  document.querySelector<HTMLFormElement>("form:has(textarea)")?.requestSubmit();
}

/** Changes a field as its keyboard does: React hears of nothing else. */
function write(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
